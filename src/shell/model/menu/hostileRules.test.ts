import fc from 'fast-check';
import { matchPath } from 'react-router';
import { expect, test } from 'vitest';
import { parseRuleList } from '@/providers/auth/ruleList';
import { propertyRuns } from '@/src/testing/propertyRuns';
import { decide } from '../guard/decide';
import { tabPageAt } from '../tabs/tabs';
import { landingOf } from './landing';
import { addressOf, buildMenuTree, type MenuNode } from './menuTree';
import { breadcrumbsOf, findByPath, findNearest, menuOf, routeOf } from './readMenu';
import { staticRules } from './staticRules';

/** The tree of an unchecked rule list, for a person without permissions. */
function treeOf(data: unknown): readonly MenuNode[] {
  const rules = parseRuleList({ permissions: [], data });
  return buildMenuTree([...staticRules, ...(rules?.tree ?? [])], {
    grants: { permissions: [], roles: [] },
  });
}

function everyNode(tree: readonly MenuNode[]): readonly MenuNode[] {
  return tree.flatMap((node) => [node, ...everyNode(node.children)]);
}

const page = (path: string, view = 'customer/list/index') => ({
  path,
  component: view,
  meta: { title: path },
});
const group = (path: string, redirect: string) => ({ path, component: 'Layout', redirect });

/** The landing of a group's address. */
function landing(data: unknown, path: string) {
  const tree = treeOf(data);
  const node = findByPath(tree, path);
  return node && landingOf(tree, node);
}

test.each([
  ['each other', [group('/a', '/b'), group('/b', '/a')], ['/a', '/b', '/a']],
  ['themselves', [group('/a', '/a')], ['/a', '/a']],
  ['themselves by /redirect', [group('/a', '/redirect/a')], ['/a', '/redirect/a', '/a']],
  ['themselves by the sign-in page', [group('/a', '/login?redirect=/a')], ['/a', '/login?redirect=/a', '/a']],
])('groups that redirect to %s are followed without an end', (_what, rules, circle) => {
  expect(landing(rules, '/a')).toEqual({ circle });
});

test('a circle further on is named without what leads into it', () => {
  const rules = [group('/a', '/b'), group('/b', '/c'), group('/c', '/b')];
  expect(landing(rules, '/a')).toEqual({ circle: ['/b', '/c', '/b'] });
});

test.each([
  '/',
  '/login',
  '/register',
  '/401',
  '/redirect',
  '/redirect/x',
  '/index',
  '/user/profile',
  '//',
  '/./login',
])('a rule takes the application’s own address %s over', (path) => {
  const [own] = [decide({ path: '/login', search: '', phase: 'active' })];
  expect(own).toEqual({ kind: 'go', to: '/' });
  const tree = treeOf([page(path), page('/customer')]);
  const mine = (node: MenuNode) => node.target.kind === 'page' && node.target.view === 'customer/list/index';
  expect(everyNode(tree).filter(mine)).toMatchObject([{ path: '/customer' }]);
});

test.each(['/system/user-auth/role/:id', '/system/user-auth/role/7', '/tool/gen-edit/index/:tableId'])(
  '[ROUTE-11] a rule opens the gated address %s to everybody',
  (path) => {
    const address = path.replace(/:\w+/, '7');
    expect(findByPath(treeOf([page(path)]), address)).toBeUndefined();
  },
);

test('two pages of one address are in the menu', () => {
  const tree = treeOf([page('/a', 'x'), page('/a', 'y'), page('a/', 'z')]);
  expect(menuOf(tree).filter(({ path }) => path === '/a')).toMatchObject([{ target: { view: 'x' } }]);
});

test('a page of a Chinese address is not found', () => {
  expect(findByPath(treeOf([page('/客户')]), encodeURI('/客户'))?.title).toBe('/客户');
});

test('a list of a thousand levels is followed to its end', () => {
  let rule: object = page('last');
  for (let level = 0; level < 1000; level += 1) rule = { path: 'x', component: 'Layout', children: [rule] };
  const warnings: string[] = [];
  const rules = parseRuleList({ permissions: [], data: [rule] }, (what) => warnings.push(what));
  expect(warnings).toHaveLength(1);
  expect(everyNode(treeOf(rules?.tree))).toHaveLength(34);
});

const text = fc.oneof(
  fc.constantFrom(
    '/',
    '',
    '.',
    '..',
    '/login',
    '/redirect/a',
    '/a',
    'a',
    ':id',
    ':id?',
    '*',
    '//h',
    '/\\h',
    '\t',
    '客户',
    '%zz',
    'a?b=1',
    '#',
    '__proto__',
    'constructor',
    'https://',
    'http:',
  ),
  fc.string({ unit: 'binary', maxLength: 6 }),
);
const whatever = fc.oneof(text, fc.anything({ maxDepth: 1 }));
const { rule } = fc.letrec<{ rule: object }>((tie) => ({
  rule: fc.record(
    {
      path: fc.oneof({ weight: 6, arbitrary: text }, { weight: 1, arbitrary: whatever }),
      component: fc.oneof(fc.constantFrom('Layout', 'ParentView', 'InnerLink', 'a/b', '__proto__'), whatever),
      name: whatever,
      redirect: fc.oneof(text, whatever),
      query: fc.oneof(whatever, fc.constantFrom('{"a":1}', '{', '[]', '{"__proto__":1}')),
      hidden: whatever,
      alwaysShow: whatever,
      permissions: whatever,
      roles: whatever,
      meta: fc.oneof(whatever, fc.record({ title: whatever, icon: whatever, link: text, activeMenu: text })),
      children: fc.oneof({ maxDepth: 4 }, fc.constant([]), fc.array(tie('rule'), { maxLength: 4 }), whatever),
    },
    { requiredKeys: [] },
  ),
}));

test('some rule list makes no tree, no menu or no routes', () => {
  fc.assert(
    fc.property(fc.array(rule, { maxLength: 6 }), (data) => {
      const tree = treeOf(data);
      const nodes = everyNode(tree);
      menuOf(tree);
      expect(new Set(nodes.map(({ id }) => id)).size).toBe(nodes.length);
      for (const node of nodes) {
        if (node.target.kind === 'link') continue;
        const address = node.path.replace(/\/:[^/]*/g, '/7');
        expect(new URL(address, 'https://admin.example.com').pathname).toBe(address);
        expect(breadcrumbsOf(tree, address).length).toBeGreaterThan(0);
        if (node.target.kind === 'group') landingOf(tree, node);
        else {
          const found = findNearest(tree, address);
          const search = found ? addressOf({ path: '', query: found.query }) : '';
          expect(tabPageAt(tree, address)?.key).toBe(address + search);
          expect(found && matchPath(routeOf(found), address)).toBeTruthy();
        }
      }
    }),
    { numRuns: propertyRuns(500) },
  );
});
