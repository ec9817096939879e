new --level hrad
