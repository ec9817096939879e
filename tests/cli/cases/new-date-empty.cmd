new --date ""
