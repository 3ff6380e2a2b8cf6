/** Whether two values are equal for the staff: missing, null and empty text are, and lists with equal members. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(plain(one)) === JSON.stringify(plain(other));
}

function plain(value: unknown): unknown {
  return value === undefined || value === '' ? null : value;
}
