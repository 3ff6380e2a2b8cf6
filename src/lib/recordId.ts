/**
 * The id of a record: number or text, as the server sends it (contract, section 8). Ids are never computed with, and
 * are sent back as they came.
 */
export type RecordId = number | string;

/** Whether a value can be the id of a record. */
export function isRecordId(value: unknown): value is RecordId {
  return typeof value === 'number' ? Number.isFinite(value) : typeof value === 'string' && value !== '';
}

/** The id, or undefined where the value is none. */
export function parseId(value: unknown): RecordId | undefined {
  return isRecordId(value) ? value : undefined;
}

/** The ids of a stored or received list; empty where it is no list. */
export function recordIdsOf(value: unknown): RecordId[] {
  return Array.isArray(value) ? value.filter(isRecordId) : [];
}

/** Whether two ids name the same record: `7` and `"7"` do. No id equals a missing one. */
export function sameId(one: unknown, other: unknown): boolean {
  return isRecordId(one) && isRecordId(other) && String(one) === String(other);
}

/** Said in place of the name of a record that is gone. */
export const goneText = '已删除';

/** Whether an id refers to a record that is gone: its name came, and is empty. The id 0 refers to none. */
export function isGone(id: unknown, name: unknown): boolean {
  return name === '' && isRecordId(id) && !sameId(id, 0);
}

/** An id from an address or a key, which are text. It is a number where a number can hold the digits. */
export function idFromText(text: string): RecordId {
  const number = Number(text);
  return String(number) === text && Number.isSafeInteger(number) ? number : text;
}
