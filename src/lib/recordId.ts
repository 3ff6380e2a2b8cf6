/** Ids are numbers or text, as the server sends them (contract, section 8); they are never reckoned with, and go out as they came in. */
export type RecordId = number | string;

/** Whether a value can be the id of a record. */
export function isRecordId(value: unknown): value is RecordId {
  return typeof value === 'number' ? Number.isFinite(value) : typeof value === 'string' && value !== '';
}

/** The id, or undefined where the value is none. */
export function parseId(value: unknown): RecordId | undefined {
  return isRecordId(value) ? value : undefined;
}

/** The ids of a list that was kept or sent; none where it is no list. */
export function recordIdsOf(value: unknown): RecordId[] {
  return Array.isArray(value) ? value.filter(isRecordId) : [];
}

/** Whether two ids name the same record: `7` and `"7"` do. No id is the same as nothing. */
export function sameId(one: unknown, other: unknown): boolean {
  return isRecordId(one) && isRecordId(other) && String(one) === String(other);
}

/** An id out of an address or a key, which are text: the number whose digits these are, where a number can hold them. */
export function idFromText(text: string): RecordId {
  const number = Number(text);
  return String(number) === text && Number.isSafeInteger(number) ? number : text;
}
