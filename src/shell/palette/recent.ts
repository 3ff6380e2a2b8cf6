import { parseJson, textsOf } from '@/src/lib/record';

/** How many choices are remembered. */
const most = 8;

type Store = Pick<Storage, 'getItem' | 'setItem'>;

const keyOf = (userId: number) => `palette-recent:${userId}`;

/** What a person chose last on this machine, the latest first. */
export function readRecent(userId: number, storage: Store = localStorage): readonly string[] {
  return textsOf(parseJson(storage.getItem(keyOf(userId)) ?? '')).slice(0, most);
}

/** Remembers a choice; where the browser stores nothing, nothing is remembered. */
export function remember(userId: number, chosen: string, storage: Store = localStorage): void {
  const others = readRecent(userId, storage).filter((one) => one !== chosen);
  try {
    storage.setItem(keyOf(userId), JSON.stringify([chosen, ...others].slice(0, most)));
  } catch {
    // Full or forbidden: the list is a courtesy.
  }
}
