import { expect, test } from 'vitest';
import { parseNodes } from '@/providers/auth/ruleList';
import { buildMenuTree } from '../../model/menu/menuTree';
import { maxPinned, menuPages, pinnedPages, withHidden, withPage } from './quick';

const names = Array.from({ length: 10 }, (_, index) => `p${index}`);
const rules = [
  {
    path: '/customer',
    component: 'Layout',
    children: names.map((path) => ({ path, component: `customer/${path}/index`, meta: { title: path } })),
  },
];
const tree = buildMenuTree(
  parseNodes(rules, '', () => {}),
  { grants: { permissions: ['*:*:*'], roles: [] } },
);
const pinned = ['/customer/p0'];

test('a page of the menu is pinned after the others, also by the address of something in it', () => {
  expect(withPage(tree, pinned, '/customer/p1')).toEqual(['/customer/p0', '/customer/p1']);
  expect(withPage(tree, pinned, '/customer/p1/edit/3')).toEqual(['/customer/p0', '/customer/p1']);
});

test('a path that is no page of the menu, is there already, or is one too many changes nothing', () => {
  expect(withPage(tree, pinned, '/customer')).toBe(pinned);
  expect(withPage(tree, pinned, '/elsewhere')).toBe(pinned);
  expect(withPage(tree, pinned, '/customer/p0')).toBe(pinned);
  const full = names.slice(0, maxPinned).map((name) => `/customer/${name}`);
  expect(withPage(tree, full, '/customer/p9')).toBe(full);
});

test('[ROUTE-12] entries of one path with other 路由参数 are pinned and shown each for itself', () => {
  const entry = (title: string, query: string) => ({
    ...{ path: 'list', component: 'customer/list/index', query },
    meta: { title },
  });
  const children = [entry('全部', ''), entry('启用', '{"status":"0"}')];
  const twins = buildMenuTree(
    parseNodes([{ path: '/c', component: 'Layout', children }], '', () => {}),
    { grants: { permissions: [], roles: [] } },
  );
  const both = withPage(twins, ['/c/list'], '/c/list?status=0&page=2');
  expect(both).toEqual(['/c/list', '/c/list?status=0']);
  expect(pinnedPages(menuPages(twins), both).map(({ node }) => node.title)).toEqual(['全部', '启用']);
});

test('[A3] an edit keeps the pages that may not be opened at the moment; the usual pages replace all', () => {
  const kept = ['/customer/gone', '/customer/p0', '/customer/p1'];
  const shown = ['/customer/p0', '/customer/p1'];
  expect(withHidden(['/customer/p1'], kept, shown)).toEqual(['/customer/p1', '/customer/gone']);
  expect(withHidden([...shown, '/customer/p2'], kept, shown)).toEqual([
    ...shown,
    '/customer/p2',
    '/customer/gone',
  ]);
  expect(withHidden([], kept, shown)).toEqual([]);
});

test('[A3] pages that may not be opened are kept as far as there is room beside the chosen ones', () => {
  const chosen = names.slice(0, maxPinned).map((name) => `/customer/${name}`);
  const [first = '', ...others] = chosen;
  const gone = ['/customer/gone', '/customer/gone-too'];
  expect(withHidden(chosen, [...others, ...gone], others)).toEqual(chosen);
  expect(withHidden(others, [first, ...others, ...gone], chosen)).toEqual([...others, '/customer/gone']);
});
