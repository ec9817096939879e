new --date 2026-02-30
