list worksheets
