list strategies
