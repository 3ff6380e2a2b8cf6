import { platformStoreId, type StoreRow } from '../customer/storeRow';
import { storeTable } from '../customer/storeTable';
import { createRandom, type Random } from '../random';
import type { MockRequest } from '../route';
import { mobileNumber, personName } from '../seed/names';
import { defineTable, type SeedContext } from '../table';
import { dayLength, formatTime } from '../time';
import { type Account, accountSchema, blankAccount, storeAdminRole } from './account';

/** All accounts, of the platform and of the institutions. */
export const accountTable = defineTable<Account>({
  name: 'account',
  idField: 'userId',
  schema: accountSchema,
  seed: seedAccounts,
});

/** Whether somebody has a post or a role, by its id. */
export async function isHeld(
  { mockServer }: Pick<MockRequest, 'mockServer'>,
  ids: 'postIds' | 'roleIds',
  id: number,
) {
  return (await mockServer.table(accountTable)).all().some((account) => account[ids].includes(id));
}

/** First password of all made-up people. */
const password = 'admin123';

/** The demo accounts, a dozen staff of the platform, and the people of the institutions. */
function seedAccounts({ now, seedOf }: SeedContext): Account[] {
  const random = createRandom(19);
  const time = formatTime(now - 400 * dayLength);
  const stamp = { createTime: time, createBy: 'admin', updateTime: time, updateBy: 'admin' };
  // institution 2 belongs to the demo account jigou
  const stores = seedOf(storeTable).filter(({ id }) => id > 2);
  const people = [...demoPeople, ...staff(random), ...stores.flatMap((store) => peopleOf(store, random))];
  return people.map((one) => ({
    ...blankAccount,
    password,
    storeId: platformStoreId,
    ...stamp,
    ...one,
  }));
}

type Person = Pick<Account, 'userId' | 'userName' | 'nickName' | 'phonenumber'> & Partial<Account>;

const demoPeople: readonly Person[] = [
  person(1, 'admin', '林知远', { roleIds: [1], deptId: 103, postIds: [1], diagnosis: 1, remark: '管理员' }),
  person(2, 'yunying', '苏晚晴', { roleIds: [3], deptId: 104, postIds: [2], diagnosis: 1 }),
  person(3, 'caiwu', '周予安', { roleIds: [5], deptId: 106, postIds: [4] }),
  person(4, 'zhuanjia', '陈牧之', { roleIds: [7], deptId: 105, postIds: [2], diagnosis: 1 }),
  person(5, 'xinren', '何新', { password: '' }),
  person(6, 'jigou', '沈一诺', { roleIds: [storeAdminRole(2)], storeId: 2 }),
];

function person(userId: number, userName: string, nickName: string, more: Partial<Account>): Person {
  return { ...more, userId, userName, nickName, phonenumber: mobileNumber(userId) };
}

/** The last of them is disabled. */
function staff(random: Random): Person[] {
  return Array.from({ length: 12 }, (_, index) => {
    const userId = 7 + index;
    const roleIds = [[3, 5, 7][index % 3] ?? 3];
    const deptId = [104, 106, 105, 107, 108, 109][index % 6] ?? 0;
    const status = index === 11 ? '1' : '0';
    return person(userId, `staff${userId}`, personName(random), { roleIds, deptId, postIds: [4], status });
  });
}

/** An institution's administrator and up to five colleagues without a role. */
function peopleOf({ id, username, contact, mobile }: StoreRow, random: Random): Person[] {
  const own = { storeId: id, roleIds: [storeAdminRole(id)] };
  const administrator = { ...person(1000 + id, username, contact, own), phonenumber: mobile };
  const colleagues = Array.from({ length: random.below(6) }, (_, index) => {
    const userName = `${username}_${index + 1}`;
    return person(2000 + id * 10 + index, userName, personName(random), { storeId: id });
  });
  return [administrator, ...colleagues];
}
