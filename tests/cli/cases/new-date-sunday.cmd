new --date 2026-11-29
