convert --to satdoku -
