prove -
