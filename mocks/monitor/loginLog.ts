import { z } from 'zod';
import { defineTable } from '../table';
import { formatTime } from '../time';
import type { World } from '../world';

/** One attempt to sign in (rest-contract, section 13). */
export interface LoginRecord {
  infoId: number;
  userName: string;
  ipaddr: string;
  loginLocation: string;
  browser: string;
  os: string;
  /** `"0"` success, `"1"` failure. */
  status: string;
  msg: string;
  loginTime: string;
}

/** The login log; every attempt adds a row. */
export const loginLogTable = defineTable<LoginRecord>({
  name: 'monitor/logininfor',
  idField: 'infoId',
  schema: z.object({
    infoId: z.number(),
    userName: z.string(),
    ipaddr: z.string(),
    loginLocation: z.string(),
    browser: z.string(),
    os: z.string(),
    status: z.string(),
    msg: z.string(),
    loginTime: z.string(),
  }),
});

/** Writes down an attempt to sign in. */
export async function logAttempt(world: World, userName: string, msg: string, succeeded: boolean) {
  const log = await world.table(loginLogTable);
  await log.put({
    infoId: log.nextId(),
    userName,
    ipaddr: '127.0.0.1',
    loginLocation: '内网IP',
    browser: 'Chrome',
    os: 'Windows 10',
    status: succeeded ? '0' : '1',
    msg,
    loginTime: formatTime(world.now()),
  });
}
