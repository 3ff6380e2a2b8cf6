/**
 * The next step for a part of the program that could not be fetched: load the page again, or say why not. `again` means
 * that loading again has not helped.
 */
export type ChunkStep = 'reload' | 'offline' | 'unsaved' | 'again';

/** Facts that decide the step. */
interface ChunkFacts {
  readonly online: boolean;
  /** Whether somebody has typed something that loading again would lose. */
  readonly hasUnsaved: boolean;
  /** Whether the page was loaded again for the same failure a moment ago. */
  readonly tried: boolean;
}

/** Loads again once, never without a network, and never at the cost of what somebody has typed. */
export function stepAfter({ online, hasUnsaved, tried }: ChunkFacts): ChunkStep {
  if (!online) return 'offline';
  if (hasUnsaved) return 'unsaved';
  return tried ? 'again' : 'reload';
}

/** Whether a part of the program could not be fetched; browsers have no common name for it. */
export function isLoadingFailure(error: unknown): boolean {
  return /dynamically imported module|importing a module script|preload CSS/i.test(messageOf(error));
}

/**
 * The address under which a module that could not be fetched is asked for once more, after so many failures before this one:
 * a new one, since some browsers answer the old one from memory. Undefined after the first failure, and where the browser
 * does not say which module it was.
 */
export function addressAgain(error: unknown, failures: number): string | undefined {
  const [address] = /https?:\/\/[^\s?#]+\.js\b/.exec(messageOf(error)) ?? [];
  return failures > 0 && address !== undefined ? `${address}?again=${failures}` : undefined;
}

/** The text of whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
