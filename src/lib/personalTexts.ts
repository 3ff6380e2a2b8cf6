import { isRecord, parseJson, textOr } from './record';
import type { RecordId } from './recordId';
import { safeSession } from './safeStorage';
import { createStore, type Store } from './store';

/** Prefix of the keys in this tab's storage that are removed when its user signs out. */
export const personalPrefix = 'personal-texts:';
/** Texts kept for a person; the oldest are dropped first. */
const most = 100;
const mark = /^~\d+$/;

/**
 * Keeps searched names, telephones and examination numbers out of addresses, which are shared, logged and remembered.
 * Addresses hold a mark instead. This tab of the browser knows its text until the user signs out.
 */
export interface PersonalTexts {
  /** The query with marks in place of the texts of these parameters; an unknown mark is left out. */
  hide(params: URLSearchParams): URLSearchParams;
  /** The query with the texts of its marks; an unknown mark is left out. */
  show(params: URLSearchParams): URLSearchParams;
  /** Whether the query holds such a text without a mark, or an unknown mark: it came from a link. */
  isOpen(params: URLSearchParams): boolean;
}

/** Never given twice: a mark that comes from another tab, by a link, means nothing in this one. */
function newMark(): string {
  return `~${crypto.getRandomValues(new Uint32Array(2)).join('')}`;
}

/** The texts of a signed-in user, for the parameters with these names. */
export function personalTexts(userId: RecordId, names: readonly string[]): PersonalTexts {
  const key = personalPrefix + userId;
  const read = () => {
    const kept = parseJson(safeSession.getItem(key) ?? '');
    return isRecord(kept) ? kept : {};
  };

  function markOf(text: string): string {
    const kept = Object.entries(read());
    const known = kept.find(([, other]) => other === text);
    if (known) return known[0];
    const next = newMark();
    safeSession.setItem(key, JSON.stringify(Object.fromEntries([...kept.slice(1 - most), [next, text]])));
    return next;
  }

  const change = (params: URLSearchParams, to: (text: string) => string) => {
    const next = new URLSearchParams(params);
    for (const name of names) {
      const text = next.get(name);
      if (!text) continue;
      const changed = to(text);
      if (changed === '') next.delete(name);
      else next.set(name, changed);
    }
    return next;
  };

  return {
    hide: (params) => {
      const kept = read();
      return change(params, (text) =>
        mark.test(text) ? (Object.hasOwn(kept, text) ? text : '') : markOf(text),
      );
    },
    show: (params) => {
      const kept = read();
      return change(params, (text) => (mark.test(text) ? textOr(kept[text]) : text));
    },
    isOpen: (params) => {
      const kept = read();
      return names.some((name) => params.get(name) && !Object.hasOwn(kept, params.get(name) ?? ''));
    },
  };
}

const resets = new Set<() => void>();

/** A store in the memory of the program that begins anew when its user signs out. */
export function createPersonalStore<T>(initial: T): Store<T> {
  const store = createStore(initial);
  resets.add(() => store.set(initial));
  return store;
}

/** Forgets the texts of this tab's last user, who has signed out. */
export function forgetPersonalTexts(): void {
  for (const reset of resets) reset();
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(personalPrefix)) safeSession.removeItem(key);
  } catch {
    // a browser that refuses its storage keeps nothing beyond the page
  }
}
