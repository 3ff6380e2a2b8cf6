/** Readers of values of unknown shape: the server's responses, local storage, the runtime configuration. */

/** Whether the value is an object with members (no array, no null). */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The text, a number as text, or the fallback. */
export function textOr(value: unknown, fallback = ''): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : fallback;
}

/** The number, a numeric text as number, or the fallback; NaN and infinity are no numbers. */
export function numberOr(value: unknown, fallback = 0): number {
  if (typeof value !== 'number' && (typeof value !== 'string' || value.trim() === '')) return fallback;
  const number = Number(value);
  return Number.isFinite(number) ? number : fallback;
}

/** Whether the value means yes: booleans are sent as 0 and 1 (contract, section 8). */
export function isYes(value: unknown): boolean {
  return value === true || value === 1 || value === '1' || value === 'true';
}

/** The texts of a list; other items, or another value instead of it, are left out. */
export function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string' && item !== '') : [];
}

/** The member of a table that has this name; undefined for inherited ones, such as `constructor`. */
export function ownMember<T>(table: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

/** The value of a JSON text, undefined where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
