import { isRecord, numberOr, parseJson } from '@/src/lib/record';
import { safeSession, type TextStorage } from '@/src/lib/safeStorage';

const key = 'tab-scroll';

/** Tabs that are remembered: more than anybody keeps open. */
const most = 100;

/** Scroll positions of the tabs that were scrolled last, in pixels; survive a reload once they are written. */
export function createScrollMemory(storage: TextStorage = safeSession) {
  const stored = parseJson(storage.getItem(key) ?? '{}');
  const tops = new Map(Object.entries(isRecord(stored) ? stored : {}));
  return {
    topOf: (tab: string) => numberOr(tops.get(tab)),
    note(tab: string, top: number): void {
      tops.delete(tab);
      tops.set(tab, top);
      const [oldest] = tops.keys();
      if (tops.size > most && oldest !== undefined) tops.delete(oldest);
    },
    write: () => storage.setItem(key, JSON.stringify(Object.fromEntries(tops))),
  };
}
