import { formatTime } from '@/src/lib/dates';
import { createStore, type Readable } from '@/src/lib/store';
import type { DueMemo } from './memoCalls';

/** Milliseconds for which 再提醒 delays a reminder. */
const snoozeLength = 10 * 60_000;

interface Needs {
  readonly read: (begin: string, end: string) => Promise<readonly DueMemo[]>;
  /** Milliseconds. */
  readonly now: () => number;
}

/** The reminders that are on screen; `get` and `subscribe` fit useSyncExternalStore. */
export interface DueMemos extends Readable<readonly DueMemo[]> {
  /**
   * Asks for memos that came due since the page was opened. A failed call is repeated at the next check. Never rejects.
   */
  readonly check: () => Promise<void>;
  /** Hides a reminder, and shows it again after ten minutes. */
  readonly snooze: (memo: DueMemo) => void;
  /** Removes it for good: it is done, or was closed. */
  readonly dismiss: (memo: DueMemo) => void;
}

/**
 * Reminds once of each memo whose time comes while somebody is signed in. A delayed one comes again while it is open.
 */
export function createDueMemos({ read, now }: Needs): DueMemos {
  const { get, set, subscribe } = createStore<readonly DueMemo[]>([]);
  const begin = formatTime(now());
  /**
   * The moment from which a memo may be shown again, in milliseconds. By id and time, since a memo may get a new time.
   */
  const seen = new Map<string, number>();
  const keyOf = ({ id, remindTime }: DueMemo) => `${id} ${remindTime}`;
  const close = (memo: DueMemo, again: number) => {
    seen.set(keyOf(memo), again);
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
    dismiss: (memo) => close(memo, Number.POSITIVE_INFINITY),
  };
}
