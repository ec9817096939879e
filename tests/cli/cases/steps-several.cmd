steps -
