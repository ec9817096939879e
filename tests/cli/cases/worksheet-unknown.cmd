worksheet familiy
