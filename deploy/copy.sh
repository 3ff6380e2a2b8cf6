#!/bin/sh
# Copies a build to where it is served from, for the first time or over an older one:
#   deploy/copy.sh dist /srv/admin
# config.js is copied only where there is none: it belongs to the deployment. New names come before index.html asks for them,
# and the build is named last. Old assets stay for a week, for pages that are open, as does what somebody else put there.
set -eu
from=$1
to=$2
[ -f "$from/index.html" ] || { echo "There is no build in $from. Run npm run build first." >&2; exit 1; }

mkdir -p "$to/assets"
cp "$from"/assets/* "$to/assets/"
for file in "$from"/*; do
    case ${file##*/} in
        assets | index.html | version.json | config.js) ;;
        *) cp -R "$file" "$to/" ;;
    esac
done
[ -e "$to/config.js" ] || cp "$from/config.js" "$to/config.js"
for name in index.html version.json; do
    cp "$from/$name" "$to/$name.new"
    mv "$to/$name.new" "$to/$name"
done

find "$to/assets" -type f -mtime +7 | while read -r file; do
    [ -e "$from/assets/${file##*/}" ] || rm "$file"
done
