check-worksheet -
