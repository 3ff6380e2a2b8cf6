import { isRecord, numberOr, parseJson } from '@/src/lib/record';
import { safeSession, type TextStorage } from '@/src/lib/safeStorage';

const key = 'tab-scroll';

/** How far each tab is scrolled, in pixels; survives a reload once it is written. */
export function createScrollMemory(storage: TextStorage = safeSession) {
  const stored = parseJson(storage.getItem(key) ?? '{}');
  const tops = new Map(Object.entries(isRecord(stored) ? stored : {}));
  return {
    topOf: (tab: string) => numberOr(tops.get(tab)),
    note(tab: string, top: number): void {
      tops.set(tab, top);
    },
    write: () => storage.setItem(key, JSON.stringify(Object.fromEntries(tops))),
  };
}
