/**
 * The next step where a part of the program could not be fetched: a reload, or the reason. `again` means that loading
 * again has not helped.
 */
export type ChunkStep = 'reload' | 'offline' | 'unsaved' | 'again';

/** Facts that decide the step. */
interface ChunkFacts {
  readonly online: boolean;
  /** Whether loading again would lose typed text. */
  readonly hasUnsaved: boolean;
  /** Whether the page was loaded again for the same failure a moment ago. */
  readonly tried: boolean;
}

/** Loads again once, never without a network, and never at the cost of typed text. */
export function stepAfter({ online, hasUnsaved, tried }: ChunkFacts): ChunkStep {
  if (!online) return 'offline';
  if (hasUnsaved) return 'unsaved';
  return tried ? 'again' : 'reload';
}
