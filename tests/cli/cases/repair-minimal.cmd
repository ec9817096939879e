repair --minimal ../inputs/easy.sdm
