import { formatTime } from '@/src/lib/dates';
import { personalPrefix } from '@/src/lib/personalTexts';
import { isRecord, numberOr, parseJson, textOr } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';
import { safeSession, type TextStorage } from '@/src/lib/safeStorage';
import { createStore, type Readable } from '@/src/lib/store';
import type { DueMemo } from './memoCalls';

/** Milliseconds for which 再提醒 delays a reminder. */
const snoozeLength = 10 * 60_000;
/** The moment of a reminder that never comes again; a number, since the storage holds no infinity. */
const never = Number.MAX_SAFE_INTEGER;

interface Needs {
  readonly read: (begin: string, end: string) => Promise<readonly DueMemo[]>;
  /** Milliseconds. */
  readonly now: () => number;
  /** Milliseconds: the start of the page. Memos of before are brought up where the user's session began earlier. */
  readonly since: number;
  readonly userId: RecordId;
  readonly storage?: TextStorage;
}

/** The reminders that are on screen; `get` and `subscribe` fit useSyncExternalStore. */
export interface DueMemos extends Readable<readonly DueMemo[]> {
  /**
   * Asks for memos that came due since the user's session began. A failed call is repeated at the next check. Never rejects.
   */
  readonly check: () => Promise<void>;
  /** Hides a reminder, and shows it again after ten minutes. */
  readonly snooze: (memo: DueMemo) => void;
  /** Removes it for good: it is done, or was closed. */
  readonly dismiss: (memo: DueMemo) => void;
}

/**
 * Reminds once of each memo whose time comes while somebody is signed in. A delayed one comes again while it is open.
 * Start and answers outlive a lock and a reload. This tab of the browser keeps them until the user signs out.
 */
export function createDueMemos({ read, now, since, userId, storage = safeSession }: Needs): DueMemos {
  const { get, set, subscribe } = createStore<readonly DueMemo[]>([]);
  const place = `${personalPrefix}memo-reminders:${userId}`;
  const { begin, seen } = parseKept(storage.getItem(place), formatTime(since));
  const keep = () => storage.setItem(place, JSON.stringify({ begin, seen: Object.fromEntries(seen) }));
  keep();
  const keyOf = ({ id, remindTime }: DueMemo) => `${id} ${remindTime}`;
  const close = (memo: DueMemo, again: number) => {
    seen.set(keyOf(memo), again);
    keep();
    set(get().filter((one) => keyOf(one) !== keyOf(memo)));
  };

  async function check(): Promise<void> {
    try {
      const open = await read(begin, formatTime(now()));
      set(open.filter((memo) => (seen.get(keyOf(memo)) ?? 0) <= now()));
    } catch {
      // Silent: the next check asks again.
    }
  }

  return {
    get,
    subscribe,
    check,
    snooze: (memo) => close(memo, now() + snoozeLength),
    dismiss: (memo) => close(memo, never),
  };
}

interface Kept {
  /** The start of the user's session in this tab: `YYYY-MM-DD HH:mm:ss`. */
  readonly begin: string;
  /**
   * The moment from which a memo may be shown again, in milliseconds. By id and time, since a memo may get a new time.
   */
  readonly seen: Map<string, number>;
}

function parseKept(text: string | null, start: string): Kept {
  const kept = parseJson(text ?? '');
  if (!isRecord(kept)) return { begin: start, seen: new Map() };
  const seen = Object.entries(isRecord(kept.seen) ? kept.seen : {});
  return {
    begin: textOr(kept.begin) || start,
    seen: new Map(seen.map(([memo, again]) => [memo, numberOr(again)])),
  };
}
