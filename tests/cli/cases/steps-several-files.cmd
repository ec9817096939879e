steps --technique naked-single ../inputs/four.txt ../inputs/six.txt
