list formats
