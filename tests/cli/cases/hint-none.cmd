hint -
