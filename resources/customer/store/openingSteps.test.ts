import { expect, test } from 'vitest';
import { mayOpenSteps, openingSteps } from './openingSteps';

const counts = { 'account-config': 0, site: 2, 'available-menu': 0, permission: 0 };

test('[C1] the opening guide has the steps alone whose pages the person may open', () => {
  const can = (needed: unknown) =>
    ['customer:account-config:list', 'customer:site:list'].includes(`${needed}`);
  expect(openingSteps(3, counts, can)).toEqual([
    {
      ...{ title: '账号配置', address: '/customer/account-config?storeId=3', done: false },
      description: '已按版本套餐设置默认额度，可按需调整',
    },
    {
      ...{ title: '域名', address: '/customer/site?tab=domain&storeId=3', done: true },
      description: '已绑定 2 个域名',
    },
  ]);
  expect(mayOpenSteps(can)).toBe(true);
});

test('[C1] somebody without any of the pages has no steps', () => {
  expect(openingSteps(3, counts, () => false)).toEqual([]);
  expect(mayOpenSteps(() => false)).toBe(false);
});
