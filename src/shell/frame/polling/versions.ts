import { textOr } from '@/src/lib/record';

/** Data that is read again when its version changes, by the member of the check's response that carries the version. */
export interface Versioned {
  /** Menu and permissions of the person who asks. */
  readonly ruleVersion: () => Promise<unknown>;
  /** All dictionaries. */
  readonly dictVersion: () => Promise<unknown>;
}

/**
 * Opens the comparison: to be told each response of the check, reads again what has another version than the one seen before.
 * The first version is only remembered; a server that gives none is never asked for more (LAY-12). What cannot be read is
 * tried again with the next response, and no message is shown.
 */
export function trackVersions(versioned: Versioned): (answer: Readonly<Record<string, unknown>>) => void {
  const seen = new Map<string, string>();
  return (answer) => {
    for (const [name, readAgain] of Object.entries(versioned)) {
      const version = textOr(answer[name]);
      if (version === '') continue;
      const former = seen.get(name) ?? version;
      seen.set(name, version);
      if (version !== former) readAgain().catch(() => seen.set(name, former));
    }
  };
}
