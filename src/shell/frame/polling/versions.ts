import { textOr } from '@/src/lib/record';

/** Data that is read again when its version changes, by the member of the check's response that carries the version. */
export interface Versioned {
  /** Menu and permissions of the person. */
  readonly ruleVersion: () => Promise<unknown>;
  /** All dictionaries. */
  readonly dictVersion: () => Promise<unknown>;
}

/**
 * Creates the comparison. It is called with each response of the check, and reads data again whose version has changed.
 * The first version is only remembered. A server without versions is never asked for more (LAY-12). A failed reading is
 * repeated with the next response, and no message is shown.
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
