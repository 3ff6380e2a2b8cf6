import { isRecord } from '@/src/lib/record';
import type { Pack } from './texts';

/** Reads `data` of the LanguagePack answer: `{ lang, version, pack }` or a flat `{ key: text }`; empty where it is neither. */
export function parseLanguagePack(data: unknown): Pack {
  if (!isRecord(data)) return {};
  const texts = isRecord(data.pack) ? data.pack : data;
  const entries = Object.entries(texts).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  );
  return Object.fromEntries(entries);
}
