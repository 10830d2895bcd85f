# Runs a script with the Node.js of .nvmrc or a newer one: the machine's own, or the one that bring-node.mjs brings.
# What it starts finds the same one: it comes first in PATH.
folder=$(node "$(dirname "$0")/bring-node.mjs" 3>&1 >&2) || exit
PATH="${folder:+$folder:}$PATH"
export PATH
exec node "$@"
