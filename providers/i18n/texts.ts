import { isRecord, ownMember } from '@/src/lib/record';

/** Texts by key. */
export type Pack = Readonly<Record<string, string>>;

/** Values for the placeholders of a text: `{n}` or `{{n}}`. */
export type Values = Readonly<Record<string, unknown>>;

/**
 * The text of a key: the server's language pack before the built-in text before the fallback before the key itself.
 * `pack` is called each time, since it arrives after the first texts were shown (LAY-11).
 */
export function createTexts(builtIn: Pack, pack: () => Pack = () => ({})) {
  return (key: string, values?: Values, fallback?: string): string =>
    fill(ownMember(pack(), key) ?? ownMember(builtIn, key) ?? fallback ?? key, values);
}

export type Texts = ReturnType<typeof createTexts>;

/** Fills the placeholders with values; a placeholder without a value stays as it is. */
export function fill(text: string, values: Values = {}): string {
  return text.replace(/\{\{?\s*(\w+)\s*\}?\}/g, (place, name: string) => {
    const value = ownMember(values, name);
    return value === undefined || value === null ? place : String(value);
  });
}

/**
 * Reads `data` of the LanguagePack response: `{ lang, version, pack }` or a flat `{ key: text }`; empty where it is
 * neither.
 */
export function parseLanguagePack(data: unknown): Pack {
  if (!isRecord(data)) return {};
  const texts = isRecord(data.pack) ? data.pack : data;
  const entries = Object.entries(texts).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  );
  return Object.fromEntries(entries);
}
