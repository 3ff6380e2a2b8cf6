import { z } from 'zod';
import { attemptTable } from '../platform/attempts';
import { codeTable, theCode } from '../platform/smsCode';
import { captchaTable } from '../ruoyi/captcha';
import { dropSession, permissionsOf, sessionTable } from '../session';
import { accountTable } from '../system/accountTable';
import { configTable } from '../system/config';
import { dictDataTable, dictTypeTable } from '../system/dictTables';
import { defineTable } from '../table';
import type { World } from '../world';

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
  readonly entries: (world: World) => Promise<CacheEntry[]>;
}

/** Milliseconds after which somebody needs a dictionary or a setting again, and it is back. */
const backAfter = 30_000;

/** When a key was cleared that comes back by itself. */
const clearedTable = defineTable<{ id: number; key: string; time: number }>({
  name: 'monitor/cache',
  idField: 'id',
  schema: z.object({ id: z.number(), key: z.string(), time: z.number() }),
});

/** What the server keeps in its cache, as RuoYi lists it (rest-contract, section 14). */
export const cacheNames: readonly CacheName[] = [
  { cacheName: 'login_tokens:', remark: '用户信息', entries: sessions },
  { cacheName: 'sys_config:', remark: '配置信息', entries: settings },
  { cacheName: 'sys_dict:', remark: '数据字典', entries: dictionaries },
  { cacheName: 'captcha_codes:', remark: '验证码', entries: codes },
  { cacheName: 'repeat_submit:', remark: '防重提交', entries: async () => [] },
  { cacheName: 'rate_limit:', remark: '限流处理', entries: async () => [] },
  { cacheName: 'pwd_err_cnt:', remark: '密码错误次数', entries: wrongPasswords },
];

/** Every key under a name, whole and sorted; none under a name that nobody knows. */
export async function entriesOf(world: World, name: string): Promise<CacheEntry[]> {
  const entries = (await cacheNames.find(({ cacheName }) => cacheName === name)?.entries(world)) ?? [];
  const whole = entries.map((entry) => ({ ...entry, key: name + entry.key }));
  return whole.sort((one, other) => (one.key < other.key ? -1 : 1));
}

/** Every key of the cache. */
export async function allEntries(world: World): Promise<CacheEntry[]> {
  const lists = await Promise.all(cacheNames.map(({ cacheName }) => entriesOf(world, cacheName)));
  return lists.flat();
}

/** Who loses their key is signed out. */
async function sessions(world: World): Promise<CacheEntry[]> {
  const [open, accounts] = [await world.table(sessionTable), await world.table(accountTable)];
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
        permissions: account ? await permissionsOf(world, account) : [],
        user: { userId, userName: account?.userName, nickName: account?.nickName },
      };
      return { key: tokenId, value: JSON.stringify(value), clear: () => dropSession(world, tokenId) };
    }),
  );
}

async function settings(world: World): Promise<CacheEntry[]> {
  const rows = (await world.table(configTable)).all();
  return cached(
    world,
    'sys_config:',
    rows.map(({ configKey, configValue }) => [configKey, configValue]),
  );
}

async function dictionaries(world: World): Promise<CacheEntry[]> {
  const [types, data] = [await world.table(dictTypeTable), (await world.table(dictDataTable)).all()];
  return cached(
    world,
    'sys_dict:',
    types.all().map(({ dictType }) => {
      return [dictType, JSON.stringify(data.filter((entry) => entry.dictType === dictType))];
    }),
  );
}

/** A code that is cleared can no longer be used. */
async function codes(world: World): Promise<CacheEntry[]> {
  const [sent, asked] = [await world.table(codeTable), await world.table(captchaTable)];
  return [
    ...sent.all().map(({ id, mobile }) => {
      return { key: `sms_${mobile}`, value: theCode, clear: () => sent.remove(id) };
    }),
    ...asked.all().map(({ id, uuid, answer }) => {
      return { key: uuid, value: answer, clear: () => asked.remove(id) };
    }),
  ];
}

/** Who is locked out may try again. */
async function wrongPasswords(world: World): Promise<CacheEntry[]> {
  const table = await world.table(attemptTable);
  return table.all().map(({ id, userName, count }) => {
    return { key: userName, value: String(count), clear: () => table.remove(id) };
  });
}

/** Copies of what stands in the database: cleared ones come back when they are next needed. */
async function cached(
  world: World,
  name: string,
  rows: readonly (readonly [key: string, value: string])[],
): Promise<CacheEntry[]> {
  const cleared = await world.table(clearedTable);
  const find = (key: string) => cleared.find((row) => row.key === name + key);
  const there = rows.filter(([key]) => world.now() - (find(key)?.time ?? 0) >= backAfter);
  return there.map(([key, value]) => ({
    key,
    value,
    clear: () => {
      const id = find(key)?.id ?? cleared.nextId();
      return cleared.put({ id, key: name + key, time: world.now() });
    },
  }));
}
