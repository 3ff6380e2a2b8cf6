/** Whether two values of a record say the same to the staff: nothing, null and empty text do, and lists with equal members. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(plain(one)) === JSON.stringify(plain(other));
}

function plain(value: unknown): unknown {
  return value === undefined || value === '' ? null : value;
}
