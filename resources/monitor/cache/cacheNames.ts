import { isRecord, textOr, textsOf } from '@/src/lib/record';

/** One kind of cached things: its name ends with a colon, and its keys begin with it. */
export interface CacheName {
  readonly cacheName: string;
  readonly remark: string;
}

/** The name of the sessions in the cache: clearing it signs everybody out. */
export const sessionsName = 'login_tokens:';

/** Reads the response of `getNames`; entries without a name are left out. Throws where it is no list. */
export function readNames(response: unknown): CacheName[] {
  return listOf(response).flatMap((entry) => {
    const cacheName = isRecord(entry) ? textOr(entry.cacheName) : '';
    return cacheName === '' || !isRecord(entry) ? [] : [{ cacheName, remark: textOr(entry.remark) }];
  });
}

/** Reads the response of `getKeys`: whole keys. Throws where it is no list. */
export function readKeys(response: unknown): string[] {
  return textsOf(listOf(response));
}

/** Reads the response of `getValue`; undefined where the key is no longer there. */
export function readValue(response: unknown): string | undefined {
  if (!isRecord(response) || response.cacheValue == null) return undefined;
  const { cacheValue } = response;
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

function listOf(response: unknown): readonly unknown[] {
  if (!Array.isArray(response)) throw new Error('服务器返回的数据无法识别');
  return response;
}
