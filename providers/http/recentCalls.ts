/** Milliseconds within which the same call is a repetition (VAL-2). */
const repeatWindow = 1000;

/** The calls of the last second, by what was sent. Older ones are forgotten at the next look. */
export function createRecentCalls(now: () => number) {
  const sentAt = new Map<string, number>();

  /** A map keeps the order of insertion, so the oldest are first. */
  const forgetOld = () => {
    for (const [key, at] of sentAt) {
      if (now() - at < repeatWindow) return;
      sentAt.delete(key);
    }
  };

  return {
    /** Notes a call and returns the way to take the note back; undefined where it was made within the last second. */
    note(key: string): (() => void) | undefined {
      forgetOld();
      if (sentAt.has(key)) return undefined;
      const at = now();
      sentAt.set(key, at);
      return () => {
        if (sentAt.get(key) === at) sentAt.delete(key);
      };
    },
    /** How many calls are remembered. */
    size: () => sentAt.size,
  };
}
