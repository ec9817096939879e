new --size nine
