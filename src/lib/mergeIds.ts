import type { RecordId } from './recordId';

/** Ids three times; the same id may be a number here and a text there. */
interface IdVersions {
  /** The initial ids; where nobody knows them, the ticks are taken as they are. */
  readonly before: Iterable<RecordId> | undefined;
  readonly mine: Iterable<RecordId>;
  /** As the server holds them. */
  readonly now: Iterable<RecordId>;
}

/**
 * Lays the ticks set and cleared here over the present ids (design decisions 29 and 35). Changes that only somebody
 * else has made stay. A tick has only two states, so nothing is left to ask.
 */
export function mergeIds({ before, mine, now }: IdVersions): Set<RecordId> {
  const wanted = [...mine];
  if (!before) return new Set(wanted);
  const [began, ticked, held] = [keysOf(before), keysOf(wanted), keysOf(now)];
  const kept = [...now].filter((id) => ticked.has(String(id)) || !began.has(String(id)));
  const given = wanted.filter((id) => !began.has(String(id)) && !held.has(String(id)));
  return new Set([...kept, ...given]);
}

function keysOf(ids: Iterable<RecordId>): ReadonlySet<string> {
  return new Set([...ids].map(String));
}
