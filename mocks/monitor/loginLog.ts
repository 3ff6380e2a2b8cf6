import { z } from 'zod';
import type { LoginRecord as Shown } from '@/resources/monitor/logininfor';
import { machineMembers, machineOf } from '../machine';
import { locked } from '../platform/attempts';
import { createRandom } from '../random';
import type { MockRequest } from '../route';
import type { Account } from '../system/account';
import { accountTable } from '../system/accountTable';
import { defineTable, type Stored } from '../table';
import { dayLength, formatTime } from '../time';

/** One attempt to sign in (rest-contract, section 13). */
export type LoginRecord = Stored<Omit<Shown, 'id'>>;

/** Rows that each demo account begins with. */
const seededRows = 20;

type Seen = readonly [browser: string, os: string];

const machines: readonly [Seen, ...Seen[]] = [
  ['Chrome 141', 'Windows 11'],
  ['Edge 141', 'Windows 10'],
  ['Safari 26', 'macOS 26'],
  ['Chrome Mobile 141', 'Android 16'],
];

/** The login log; every attempt adds a row. */
export const loginLogTable = defineTable<LoginRecord>({
  name: 'monitor/logininfor',
  idField: 'infoId',
  schema: z.object({
    infoId: z.number(),
    userName: z.string(),
    ...machineMembers,
    status: z.string(),
    msg: z.string(),
    loginTime: z.string(),
  }),
  seed: ({ now, seedOf }) =>
    seedLog(
      now,
      seedOf(accountTable).filter(({ userId }) => userId <= lastDemoAccount),
    ),
});

/** Ids up to this one are the demo accounts. */
const lastDemoAccount = 6;

/** Sign-ins of the weeks before, each day's at another hour; every seventh failed first. Newest last. */
function seedLog(now: number, accounts: readonly Account[]): LoginRecord[] {
  const random = createRandom(47);
  const rows = accounts.flatMap(({ userName, userId }) =>
    Array.from({ length: seededRows }, (_, index) => {
      const [browser, os] = random.pick(machines);
      const failed = index % 7 === 3;
      const moment = now - (index + 1) * dayLength - random.below(8 * 3_600_000);
      return {
        userName,
        ipaddr: `10.0.${userId}.${20 + random.below(200)}`,
        loginLocation: '内网IP',
        browser,
        os,
        status: failed ? '1' : '0',
        msg: failed ? '账号或密码错误，还可尝试 4 次' : '登录成功',
        loginTime: formatTime(moment),
      };
    }),
  );
  const inOrder = [...rows, lockedOutGuest(now)].sort((one, other) =>
    one.loginTime.localeCompare(other.loginTime),
  );
  return inOrder.map((row, index) => ({ ...row, infoId: index + 1 }));
}

/** Failed sign-ins to an unknown account, until it was locked. */
function lockedOutGuest(now: number): Omit<LoginRecord, 'infoId'> {
  return {
    userName: 'guest',
    ipaddr: '10.0.99.14',
    loginLocation: '内网IP',
    browser: 'Firefox 144',
    os: 'Linux',
    status: '1',
    msg: locked,
    loginTime: formatTime(now - 5 * 3_600_000),
  };
}

/** Writes down an attempt to sign in. */
export async function logAttempt(
  { mockServer, headers }: Pick<MockRequest, 'mockServer' | 'headers'>,
  userName: string,
  msg: string,
  succeeded: boolean,
) {
  const log = await mockServer.table(loginLogTable);
  await log.put({
    infoId: log.nextId(),
    userName,
    ...machineOf(headers),
    status: succeeded ? '0' : '1',
    msg,
    loginTime: formatTime(mockServer.now()),
  });
}
