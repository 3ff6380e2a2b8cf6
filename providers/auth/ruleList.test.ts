import { expect, test } from 'vitest';
import { parseRuleList } from './ruleList';

const full = {
  path: '/customer',
  component: 'Layout',
  name: 'Customer',
  hidden: false,
  redirect: 'noRedirect',
  alwaysShow: true,
  query: '',
  meta: { title: '客户管理', icon: 'ShopOutlined', noCache: false, link: '', activeMenu: '', affix: false },
  permissions: [],
  roles: [],
  children: [
    { path: 'list', component: 'customer/list/index', query: '{"status":1}', meta: { title: '机构列表' } },
  ],
};

function read(data: unknown) {
  const warnings: string[] = [];
  const rules = parseRuleList(data, (what) => warnings.push(what));
  return { rules, warnings };
}

test('[ROUTE-12] a node keeps its members; missing ones get their defaults', () => {
  const { rules, warnings } = read({ permissions: ['*:*:*'], data: [full] });
  expect(rules?.permissions).toEqual(['*:*:*']);
  expect(rules?.tree[0]).toEqual({
    ...full,
    query: {},
    children: [
      {
        path: 'list',
        component: 'customer/list/index',
        name: '',
        hidden: false,
        redirect: '',
        alwaysShow: false,
        query: { status: '1' },
        meta: { title: '机构列表', icon: '', noCache: false, link: '', activeMenu: '', affix: false },
        permissions: [],
        roles: [],
        children: [],
      },
    ],
  });
  expect(warnings).toEqual([]);
});

test('[ROUTE-12] a broken node is left out with a warning, its neighbours stay', () => {
  const { rules, warnings } = read({
    permissions: [],
    data: [null, { component: 'x' }, { path: 'y' }, full],
  });
  expect(rules?.tree.map((node) => node.path)).toEqual(['/customer']);
  expect(warnings).toHaveLength(3);
});

test.each([
  'customer/list/index',
  ' customer/list/index ',
  '/customer/list/index',
  'customer/list/index.vue',
  '@/views/customer/list/index.vue',
  '@/views/customer/list/index',
  '/src/views/customer/list/index.vue',
  './customer/list/index',
])('[ROUTE-12] a component %j is the view customer/list/index', (component) => {
  const { rules } = read({ permissions: [], data: [{ path: '/a', component }] });
  expect(rules?.tree[0]?.component).toBe('customer/list/index');
});

test.each([
  ['expert/expert-filling/index', 'expert/filling/index'],
  ['expert/expert-appointment', 'expert/appointment/index'],
  ['expert/customer-orders/index', 'expert/order/index'],
  ['expert/volunteer-lists/index', 'expert/volunteer/index'],
  ['expert/volunteer-detail/index', 'expert/volunteer/detail'],
  ['expert/save-volunteer', 'expert/volunteer/save'],
  ['expert/major-recommendation/index', 'expert/major/index'],
  ['score/data-comparison/index', 'score/compare/index'],
  ['score/data-comparison-detail', 'score/compare/detail'],
  ['@/views/score/gaokao-countdown/index.vue', 'score/countdown/index'],
  ['score/province-batch-configuration/index', 'score/batch/index'],
  ['score/provincial-score/index', 'score/stage/index'],
  ['score/transcript-lines/index', 'score/line/index'],
  ['expert/constructor/index', 'expert/constructor/index'],
])('[ROUTE-12] the specification’s name %s is the view %s', (component, view) => {
  const { rules } = read({ permissions: [], data: [{ path: '/a', component }] });
  expect(rules?.tree[0]?.component).toBe(view);
});

test('[ROUTE-12] texts, numbers and booleans of a query arrive', () => {
  const query = '{"status":1,"mine":true,"closed":false,"name":"x","none":null}';
  const { rules } = read({ permissions: [], data: [{ ...full, query }] });
  expect(rules?.tree[0]?.query).toEqual({ status: '1', mine: 'true', closed: 'false', name: 'x', none: '' });
});

test('[ROUTE-12] a broken query warns and is empty', () => {
  const { rules, warnings } = read({ permissions: [], data: [{ ...full, query: '{broken', children: [] }] });
  expect(rules?.tree[0]?.query).toEqual({});
  expect(warnings).toEqual(['rule list: the query of [0]/customer is not a JSON object']);
});

test('a node without component that has children is a ParentView; 0 and 1 are no and yes', () => {
  const node = { ...full, component: undefined, hidden: 1, alwaysShow: 0 };
  expect(read({ permissions: [], data: [node] }).rules?.tree[0]).toMatchObject({
    component: 'ParentView',
    hidden: true,
    alwaysShow: false,
  });
});

test.each([null, [], 'encrypted', {}, { data: {} }])('%j is no rule list', (data) => {
  expect(read(data).rules).toBeUndefined();
});
