repair --unique --minimal ../inputs/four.txt
