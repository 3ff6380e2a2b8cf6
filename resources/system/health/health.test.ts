import { expect, test } from 'vitest';
import { assumed, rpc } from '@/providers/endpoints/builder';
import { declaredOf } from '@/src/crud/declared';
import { defineResource } from '@/src/crud/defineResource';
import { dictionary } from '@/src/crud/fields/dictionary/dictionary';
import type { Declared } from '@/src/services/declared';
import { text } from '@/src/ui/fields/text';
import {
  adviceFor,
  entriesWithoutPage,
  nodesOf,
  pagesWithoutEntry,
  permissionsNotGranted,
  unusedDictionaries,
} from './health';

const endpoints = rpc('/api/thing', {
  permission: 'shop:thing',
  calls: { list: 'list', create: assumed('add') },
});
const things = defineResource<{ id: number; name: string; kind: string }>()({
  ...{ label: '物品', endpoints },
  fields: { name: text('名称'), kind: dictionary('分类', 'store_type') },
  actions: { sell: { on: 'row', label: '出售', permission: 'shop:thing:sell', run: () => undefined } },
});
const declared: Declared = {
  ...declaredOf([
    {
      resources: [things],
      screens: [{ label: '收银', view: 'shop/till/index', page: () => Promise.reject() }],
    },
  ]),
  operations: Object.values(endpoints.operations),
  ownViews: ['index'],
};
const nodes = nodesOf([
  {
    ...{ id: 1, parentId: 0, name: '商店', url: '', permissions: '' },
    children: [
      { id: 2, name: '物品', url: 'shop/thing/index', permissions: 'shop:thing:list' },
      { id: '3', name: '仓库', url: 'shop/store/index', permissions: 'shop:store:list' },
      { id: 4, name: '首页', url: 'index', permissions: '' },
    ],
  },
]);

test('[HEALTH] an entry whose view the program lacks is named with what is above it', () => {
  expect(entriesWithoutPage(nodes, declared)).toMatchObject([
    { key: '3', subject: '商店 / 仓库', detail: 'shop/store/index', to: '/system/menu-config/edit/3' },
  ]);
});

test('[HEALTH] a page that no entry leads to is named; pages that need none are not', () => {
  expect(pagesWithoutEntry(nodes, declared)).toMatchObject([{ subject: '收银', detail: 'shop/till/index' }]);
  expect(pagesWithoutEntry([], declared).map(({ detail }) => detail)).toEqual([
    'shop/thing/index',
    'shop/till/index',
  ]);
});

test('[HEALTH] an entry may call its page by the name of the specification', () => {
  const orders: Declared = { ...declared, views: [{ view: 'expert/order/index', label: '客户订单' }] };
  const entry = nodesOf([{ id: 5, parentId: 0, name: '订单', url: 'expert/customer-orders/index' }]);
  expect(entriesWithoutPage(entry, orders)).toEqual([]);
  expect(pagesWithoutEntry(entry, orders)).toEqual([]);
});

test('[HEALTH] permissions that calls and actions ask for, and that no node grants', () => {
  expect(permissionsNotGranted(nodes, declared).map(({ subject, detail }) => [subject, detail])).toEqual([
    ['shop:thing:create', '/api/thing/add'],
    ['shop:thing:sell', '物品：出售'],
  ]);
});

test('[HEALTH] dictionaries that no field uses and no page has read', () => {
  const types = ['store_type', 'pay_channel', 'old_type'].map((dictType) => ({
    dictType,
    dictName: dictType,
  }));
  expect(unusedDictionaries(types, declared, new Set(['pay_channel'])).map(({ subject }) => subject)).toEqual(
    ['old_type'],
  );
  expect(unusedDictionaries(null, declared, new Set())).toEqual([]);
});

test.each([
  ['401', '重新登录'],
  ['40301', '检查该账号的角色权限'],
  ['HTTP 502', '查看服务器日志'],
  ['超时', '检查网络与服务地址，稍后重试'],
  ['40000', '按提示修改后重试'],
])('[HEALTH] after %s: %s', (code, advice) => {
  expect(adviceFor({ code })).toBe(advice);
});
