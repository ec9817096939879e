steps --technique hidden-single --certificate ../inputs/four.txt
