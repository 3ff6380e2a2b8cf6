import { parseJson, textsOf } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';
import { safeLocal, type TextStorage } from '@/src/lib/safeStorage';

/** Number of choices that are remembered. */
const most = 8;

const keyOf = (userId: RecordId) => `palette-recent:${userId}`;

/** The person's last choices on this machine, the latest first. */
export function readRecent(userId: RecordId, storage: TextStorage = safeLocal): readonly string[] {
  return textsOf(parseJson(storage.getItem(keyOf(userId)) ?? '')).slice(0, most);
}

/** Remembers a choice. */
export function remember(userId: RecordId, chosen: string, storage: TextStorage = safeLocal): void {
  const others = readRecent(userId, storage).filter((one) => one !== chosen);
  storage.setItem(keyOf(userId), JSON.stringify([chosen, ...others].slice(0, most)));
}
