#!/bin/sh
# Copies a build to where it is served from, for the first time or over an older one:
#   deploy/copy.sh dist /srv/admin
# config.js is copied only where there is none: it belongs to the deployment. New names come before index.html asks for them,
# and the build is named last. Pages that are open go on with the assets of their build: these stay for a week after the
# copy that replaced it (.assets lists those of the last copies). What somebody else put beside them stays as well.
set -eu
from=$1
to=$2
[ -f "$from/index.html" ] || { echo "There is no build in $from. Run npm run build first." >&2; exit 1; }

mkdir -p "$to/assets"
# The week of what is replaced begins now.
[ -e "$to/.assets" ] || ls "$to/assets" > "$to/.assets"
while read -r name; do
    [ ! -e "$to/assets/$name" ] || touch "$to/assets/$name"
done < "$to/.assets"

# Names carry a hash and are kept for a year: no file is ever seen half written under its own.
for file in "$from"/assets/*; do
    name=$to/assets/${file##*/}
    if cmp -s "$file" "$name"; then
        touch "$name"
    else
        cp "$file" "$name.new"
        mv "$name.new" "$name"
    fi
done
# A copy that breaks off below leaves both builds in the list.
ls "$from/assets" >> "$to/.assets"
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
ls "$from/assets" > "$to/.assets"

find "$to/assets" -type f -mtime +7 | while read -r file; do
    [ -e "$from/assets/${file##*/}" ] || rm "$file"
done
