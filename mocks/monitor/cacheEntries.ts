import { z } from 'zod';
import type { MockServer } from '../mockServer';
import { attemptTable } from '../platform/attempts';
import { codeTable, theCode } from '../platform/smsCode';
import { captchaTable } from '../ruoyi/captcha';
import { dropSession, permissionsOf, sessionTable } from '../session';
import { accountTable } from '../system/accountTable';
import { configTable } from '../system/config';
import { dictDataTable, dictTypeTable } from '../system/dict';
import { defineTable } from '../table';

/** One key of the cache, with its value and what clearing it does to the rest of the server. */
export interface CacheEntry {
  readonly key: string;
  readonly value: string;
  readonly clear: () => Promise<unknown>;
}

/** One kind of keys. */
interface CacheName {
  readonly cacheName: string;
  readonly remark: string;
  /** The keys without their name. */
  readonly entries: (mockServer: MockServer) => Promise<CacheEntry[]>;
}

/** Milliseconds after which somebody needs a dictionary or a setting again, and it is back. */
const backAfter = 30_000;

/** The time at which a key that comes back by itself was cleared. */
const clearedTable = defineTable<{ id: number; key: string; time: number }>({
  name: 'monitor/cache',
  idField: 'id',
  schema: z.object({ id: z.number(), key: z.string(), time: z.number() }),
});

/** The server's cache, as RuoYi lists it (rest-contract, section 14). */
export const cacheNames: readonly CacheName[] = [
  { cacheName: 'login_tokens:', remark: '用户信息', entries: sessions },
  { cacheName: 'sys_config:', remark: '配置信息', entries: settings },
  { cacheName: 'sys_dict:', remark: '数据字典', entries: dictionaries },
  { cacheName: 'captcha_codes:', remark: '验证码', entries: codes },
  { cacheName: 'repeat_submit:', remark: '防重提交', entries: async () => [] },
  { cacheName: 'rate_limit:', remark: '限流处理', entries: async () => [] },
  { cacheName: 'pwd_err_cnt:', remark: '密码错误次数', entries: wrongPasswords },
];

/** The full keys under a name, sorted; none under an unknown name. */
export async function entriesOf(mockServer: MockServer, name: string): Promise<CacheEntry[]> {
  const entries = (await cacheNames.find(({ cacheName }) => cacheName === name)?.entries(mockServer)) ?? [];
  const whole = entries.map((entry) => ({ ...entry, key: name + entry.key }));
  return whole.sort((one, other) => (one.key < other.key ? -1 : 1));
}

/** All keys of the cache. */
export async function allEntries(mockServer: MockServer): Promise<CacheEntry[]> {
  const lists = await Promise.all(cacheNames.map(({ cacheName }) => entriesOf(mockServer, cacheName)));
  return lists.flat();
}

/** Cached sessions: clearing a key signs its user out. */
async function sessions(mockServer: MockServer): Promise<CacheEntry[]> {
  const [open, accounts] = [await mockServer.table(sessionTable), await mockServer.table(accountTable)];
  const rows = open.all().filter(({ closed }) => closed === 0);
  return Promise.all(
    rows.map(async ({ tokenId, userId, loginTime, ipaddr, loginLocation, browser, os }) => {
      const account = accounts.get(userId);
      const value = {
        userId,
        deptId: account?.deptId,
        token: tokenId,
        loginTime,
        ipaddr,
        loginLocation,
        browser,
        os,
        permissions: account ? await permissionsOf(mockServer, account) : [],
        user: { userId, userName: account?.userName, nickName: account?.nickName },
      };
      return { key: tokenId, value: JSON.stringify(value), clear: () => dropSession(mockServer, tokenId) };
    }),
  );
}

async function settings(mockServer: MockServer): Promise<CacheEntry[]> {
  const rows = (await mockServer.table(configTable)).all();
  return cached(
    mockServer,
    'sys_config:',
    rows.map(({ configKey, configValue }) => [configKey, configValue]),
  );
}

async function dictionaries(mockServer: MockServer): Promise<CacheEntry[]> {
  const [types, data] = [
    await mockServer.table(dictTypeTable),
    (await mockServer.table(dictDataTable)).all(),
  ];
  return cached(
    mockServer,
    'sys_dict:',
    types.all().map(({ dictType }) => {
      return [dictType, JSON.stringify(data.filter((entry) => entry.dictType === dictType))];
    }),
  );
}

/** A code that is cleared can no longer be used. */
async function codes(mockServer: MockServer): Promise<CacheEntry[]> {
  const [sent, request] = [await mockServer.table(codeTable), await mockServer.table(captchaTable)];
  return [
    ...sent.all().map(({ id, mobile }) => {
      return { key: `sms_${mobile}`, value: theCode, clear: () => sent.remove(id) };
    }),
    ...request.all().map(({ id, uuid, answer }) => {
      return { key: uuid, value: answer, clear: () => request.remove(id) };
    }),
  ];
}

/** Cached counts of wrong passwords: clearing a key unlocks the account. */
async function wrongPasswords(mockServer: MockServer): Promise<CacheEntry[]> {
  const table = await mockServer.table(attemptTable);
  return table.all().map(({ id, userName, count }) => {
    return { key: userName, value: String(count), clear: () => table.remove(id) };
  });
}

/** Copies of what is in the database: cleared ones come back when they are next needed. */
async function cached(
  mockServer: MockServer,
  name: string,
  rows: readonly (readonly [key: string, value: string])[],
): Promise<CacheEntry[]> {
  const cleared = await mockServer.table(clearedTable);
  const find = (key: string) => cleared.find((row) => row.key === name + key);
  const there = rows.filter(([key]) => mockServer.now() - (find(key)?.time ?? 0) >= backAfter);
  return there.map(([key, value]) => ({
    key,
    value,
    clear: () => {
      const id = find(key)?.id ?? cleared.nextId();
      return cleared.put({ id, key: name + key, time: mockServer.now() });
    },
  }));
}
