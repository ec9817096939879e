solve --from=lÿne -
