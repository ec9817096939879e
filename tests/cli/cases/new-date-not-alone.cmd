new --date 2026-11-30 --level easy
