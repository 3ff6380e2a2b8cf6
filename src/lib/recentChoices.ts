import { personalPrefix } from './personalTexts';
import { isRecord, parseJson, textOr } from './record';
import type { RecordId } from './recordId';
import { safeLocal, safeSession } from './safeStorage';

/** Something that a page was opened for: an institution, a student, a score table. */
export interface RecentChoice {
  readonly id: string;
  readonly name: string;
}

/** A person's last choices, the latest first. */
export interface RecentChoices {
  read(): readonly RecentChoice[];
  /** Puts one on top; a known one moves there. */
  add(choice: RecentChoice): void;
  remove(id: string): void;
}

/** Number of choices that are remembered. */
const most = 5;

/**
 * The last choices of a user, by kind. Kinds about people (`personal`) are kept in this tab of the browser until its
 * user signs out (decision 34). All others are kept on the machine.
 */
export function recentChoices(userId: RecordId, kind: string, personal: boolean): RecentChoices {
  const storage = personal ? safeSession : safeLocal;
  const key = `${personal ? personalPrefix : ''}recent-${kind}:${userId}`;
  const read = (): readonly RecentChoice[] => {
    const kept = parseJson(storage.getItem(key) ?? '');
    return (Array.isArray(kept) ? kept : [])
      .filter(isRecord)
      .map((one) => ({ id: textOr(one.id), name: textOr(one.name) }))
      .filter(({ id, name }) => id !== '' && name !== '')
      .slice(0, most);
  };
  const others = (id: string) => read().filter((one) => one.id !== id);
  const keep = (choices: readonly RecentChoice[]) => storage.setItem(key, JSON.stringify(choices));
  return {
    read,
    add: ({ id, name }) => keep([{ id, name }, ...others(id)].slice(0, most)),
    remove: (id) => keep(others(id)),
  };
}
