new --regions /dev/null
