import { expect, test } from 'vitest';
import type { Needed } from '@/src/lib/needed';
import { mayOpenSteps, openingSteps } from './openingSteps';

const counts = { 'account-config': 0, site: 2, 'available-menu': 4, permission: 0 };

/** Somebody with some permissions and no others. */
const holding =
  (...permissions: readonly string[]) =>
  (needed: Needed | undefined) => {
    if (typeof needed === 'string') return permissions.includes(needed);
    return needed !== undefined && 'permission' in needed && permissions.includes(`${needed.permission}`);
  };

test('[C1] the opening guide has the steps alone whose pages the person may open', () => {
  const can = holding(
    ...['customer:account-config:list', 'customer:account-config:edit'],
    ...['customer:site:list', 'customer:domain:create'],
  );
  expect(openingSteps(3, counts, can)).toEqual([
    {
      ...{ title: '账号配置', address: '/customer/account-config?storeId=3', done: false, lookOnly: false },
      description: '已按版本套餐设置默认额度，可按需调整',
    },
    {
      ...{ title: '域名', address: '/customer/site?tab=domain&storeId=3', done: true, lookOnly: false },
      description: '已绑定 2 个域名',
    },
  ]);
  expect(mayOpenSteps(can)).toBe(true);
});

test('[C1] steps whose pages the person only reads are for looking, and ask for nothing', () => {
  const pages = ['account-config', 'site', 'available-menu', 'permission'];
  const steps = openingSteps(3, counts, holding(...pages.map((name) => `customer:${name}:list`)));
  expect(steps.map(({ description, lookOnly }) => [description, lookOnly])).toEqual([
    ['已按版本套餐设置默认额度，可查看', true],
    ['已绑定 2 个域名', true],
    ['已开放 4 项菜单和功能', true],
    ['查看角色和权限', true],
  ]);
});

test('[C1] somebody without any of the pages has no steps', () => {
  expect(openingSteps(3, counts, () => false)).toEqual([]);
  expect(mayOpenSteps(() => false)).toBe(false);
});
