import { z } from 'zod';
import type { MockServer } from '../mockServer';
import { refuse } from '../responses';
import { defineTable } from '../table';
import { settingsOf } from './platformSettings';

/** Milliseconds. */
const lockTime = 10 * 60_000;

/** Wrong passwords for one account name, whether it exists or not. */
export const attemptTable = defineTable<{ id: number; userName: string; count: number; time: number }>({
  name: 'loginAttempt',
  idField: 'id',
  schema: z.object({ id: z.number(), userName: z.string(), count: z.number(), time: z.number() }),
});

/** The refusal while an account is locked. */
export const locked = '账号已锁定，请 10 分钟后再试';

/** Refuses where as many wrong passwords as the settings bear (screen H8) lie less than ten minutes back. */
export async function refuseLocked(mockServer: MockServer, userName: string): Promise<void> {
  if (await isLocked(mockServer, userName)) refuse(locked);
}

/** Whether so many wrong passwords lie less than ten minutes back. */
export async function isLocked(mockServer: MockServer, userName: string): Promise<boolean> {
  const { count } = await recentAttempts(mockServer, userName);
  return count >= (await settingsOf(mockServer)).maxLoginFail;
}

/** The wrong passwords for an account name; none ten minutes after the last one. */
async function recentAttempts(mockServer: MockServer, userName: string) {
  const past = (await mockServer.table(attemptTable)).find((row) => row.userName === userName);
  const isRecent = past !== undefined && mockServer.now() - past.time < lockTime;
  return { id: past?.id, count: isRecent ? past.count : 0 };
}

/** Counts a wrong password and refuses, with what is left or with the lock. */
export async function refuseWrongPassword(mockServer: MockServer, userName: string): Promise<never> {
  const left = await countWrongPassword(mockServer, userName);
  return refuse(left > 0 ? `账号或密码错误，还可尝试 ${left} 次` : locked);
}

/** Counts a wrong password; resolves to how many more are borne, 0 where the account is locked now. */
export async function countWrongPassword(mockServer: MockServer, userName: string): Promise<number> {
  const attempts = await mockServer.table(attemptTable);
  const past = await recentAttempts(mockServer, userName);
  const count = past.count + 1;
  await attempts.put({ id: past.id ?? attempts.nextId(), userName, count, time: mockServer.now() });
  return Math.max(0, (await settingsOf(mockServer)).maxLoginFail - count);
}

/** Forgets the wrong passwords after a right one. */
export async function forgetAttempts(mockServer: MockServer, userName: string): Promise<void> {
  const attempts = await mockServer.table(attemptTable);
  const past = attempts.find((row) => row.userName === userName);
  if (past) await attempts.remove(past.id);
}
