# SPDX-License-Identifier: GPL-3.0-or-later
# Completion of satdoku-cli for fish. What there is to choose from, it asks the program.

function __satdoku_cli_complete
    set -l line (commandline -opc)
    $line[1] __complete $line[2..-1] (commandline -ct) 2>/dev/null
end

function __satdoku_cli_takes_file
    __satdoku_cli_complete | string match -q ':files'
end

complete -c satdoku-cli -f -a '(__satdoku_cli_complete | string match -v ":files")'
complete -c satdoku-cli -n __satdoku_cli_takes_file -F
