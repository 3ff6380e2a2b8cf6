import type { Session } from '../session';

type Seed = readonly [userId: number, minutesAgo: number, browser: string, os: string];

/** Staff at their desks when the mock server starts. */
const seeds: readonly Seed[] = [
  [2, 47, 'Chrome 141', 'Windows 10'],
  [3, 132, 'Edge 141', 'Windows 10'],
  [7, 18, 'Chrome 141', 'macOS'],
  [8, 205, 'Firefox 144', 'Windows 10'],
  [10, 76, 'Chrome 141', 'Android 16'],
];

/** Sessions of staff, each on a machine of its own. Nobody knows their tokens. */
export function seedSessions({ now }: { readonly now: number }): readonly Session[] {
  return seeds.map(([userId, minutesAgo, browser, os], index) => ({
    id: index + 1,
    token: crypto.randomUUID(),
    tokenId: `5e55${String(userId).padStart(4, '0')}-0a1b-4c2d-8e3f-${String(index + 1).padStart(12, '0')}`,
    userId,
    closed: 0,
    bySms: false,
    loginTime: now - minutesAgo * 60_000,
    ipaddr: `10.0.${userId}.${20 + index * 7}`,
    loginLocation: '内网IP',
    browser,
    os,
  }));
}
