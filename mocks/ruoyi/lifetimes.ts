const minute = 60_000;

/** How long a RuoYi server keeps a session, in milliseconds. */
const lifetime = 30 * minute;

/** The remaining time, in milliseconds, below which a call renews the session. */
const renewedAt = 20 * minute;

/** Tracks the end of unused sessions; `now` in milliseconds. */
export function createLifetimes(now: () => number) {
  const ends = new Map<string, number>();
  return {
    /** Whether the token's time is over; a call in time may renew it. */
    isOver(token: string | undefined): boolean {
      if (!token) return false;
      const end = ends.get(token) ?? now() + lifetime;
      if (now() > end) return true;
      ends.set(token, end - now() <= renewedAt ? now() + lifetime : end);
      return false;
    },
  };
}
