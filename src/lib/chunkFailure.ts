/** Whether a part of the program could not be fetched; browsers have no common name for it. */
export function isLoadingFailure(error: unknown): boolean {
  return /dynamically imported module|importing a module script|preload CSS/i.test(messageOf(error));
}

/**
 * A new address for a module that could not be fetched, after so many earlier failures. Some browsers answer the old
 * one from memory. Undefined after the first failure, and where the browser does not name the module.
 */
export function addressAgain(error: unknown, failures: number): string | undefined {
  const [address] = /https?:\/\/[^\s?#]+\.js\b/.exec(messageOf(error)) ?? [];
  return failures > 0 && address !== undefined ? `${address}?again=${failures}` : undefined;
}

/** The text of any thrown value. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
