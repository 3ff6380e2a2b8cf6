import { isRecord, textOr, textsOf } from '@/src/lib/record';

/** One kind of cached things: its name ends with a colon, and its keys begin with it. */
export interface CacheName {
  readonly cacheName: string;
  readonly remark: string;
}

/** The name under which sessions are kept: who clears it signs everybody out. */
export const sessionsName = 'login_tokens:';

/** Reads the answer of `getNames`; entries without a name are left out. Throws where it is no list. */
export function readNames(answer: unknown): CacheName[] {
  return listOf(answer).flatMap((entry) => {
    const cacheName = isRecord(entry) ? textOr(entry.cacheName) : '';
    return cacheName === '' || !isRecord(entry) ? [] : [{ cacheName, remark: textOr(entry.remark) }];
  });
}

/** Reads the answer of `getKeys`: whole keys. Throws where it is no list. */
export function readKeys(answer: unknown): string[] {
  return textsOf(listOf(answer));
}

/** Reads the answer of `getValue`; undefined where the key is no longer there. */
export function readValue(answer: unknown): string | undefined {
  if (!isRecord(answer) || answer.cacheValue == null) return undefined;
  const { cacheValue } = answer;
  return typeof cacheValue === 'object' ? JSON.stringify(cacheValue) : String(cacheValue);
}

/** Whether a value is set out as JSON: objects and lists; single figures and words are not. */
export function isStructure(value: string): boolean {
  if (!/^\s*[[{]/.test(value)) return false;
  try {
    JSON.parse(value);
    return true;
  } catch {
    return false;
  }
}

/** `login_tokens:` → `login_tokens` */
export function shortName(cacheName: string): string {
  return cacheName.replace(/:$/, '');
}

/** The key without the name that it begins with. */
export function shortKey(cacheName: string, key: string): string {
  return key.startsWith(cacheName) ? key.slice(cacheName.length) : key;
}

function listOf(answer: unknown): readonly unknown[] {
  if (!Array.isArray(answer)) throw new Error('服务器返回的数据无法识别');
  return answer;
}
