new --rule anti-kinght
