decode --model - -
