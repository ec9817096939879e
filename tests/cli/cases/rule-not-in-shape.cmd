new --size 6 --rule windows
