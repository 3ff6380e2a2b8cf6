/** The permission that passes every check (PERM-2). */
const everyPermission = '*:*:*';

/**
 * Whether a permission that somebody holds grants another. Itself does, `*:*:*` grants all, and `system:user:*` all
 * that begin so. As in RuoYi's own check, a star is any run of characters.
 */
export function grantsPermission(held: string, needed: string): boolean {
  if (held === needed || held === everyPermission) return true;
  if (!held.includes('*')) return false;
  const [first = '', ...rest] = held.split('*');
  const last = rest.pop();
  if (last === undefined || !needed.startsWith(first)) return false;
  let from = first.length;
  for (const part of rest) {
    const at = needed.indexOf(part, from);
    if (at < 0) return false;
    from = at + part.length;
  }
  return needed.length - last.length >= from && needed.endsWith(last);
}
