count -
