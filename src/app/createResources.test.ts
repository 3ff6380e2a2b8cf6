import { describe, expect, test } from 'vitest';
import { createTestClient } from '@/mocks/testClient';
import { parseNodes, parseRuleList } from '@/providers/auth/ruleList';
import { rest, rpc } from '@/providers/endpoints/builder';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import { allEndpoints, domains } from '@/resources';
import { buildMenuTree } from '../shell/model/menu/menuTree';
import { staticRules } from '../shell/model/menu/staticRules';
import { createResources } from './createResources';
import { createDomainStore } from './domainStore';

const store = createDomainStore(domains);

/** Refine's resources for somebody of the demonstration. */
async function resourcesOf(userName: string) {
  const caller = await createTestClient().as(userName);
  const { permissions, tree: rules } =
    parseRuleList((await caller.post(platformCalls.ruleList.path)).data) ?? expect.unreachable();
  const tree = buildMenuTree([...staticRules, ...rules], { grants: { permissions, roles: [] } });
  return createResources(tree, { endpoints: allEndpoints, screenOf: store.screenOf });
}

/** Pages of two resources: which of them has the address is said by the rule list. */
const shared = ['system/organization/member'];

test('[ROUTE-12] each declared resource is known by its name, with the address of its list', async () => {
  const known = await resourcesOf('admin');
  const declared = (await store.loadAll()).flatMap(({ resources }) => resources);
  const own = declared.filter(({ view, name }) => view !== '' && !shared.includes(name));
  const withoutList = own.filter(({ name }) => !known.find((one) => one.name === name)?.list);
  expect(own.length).toBeGreaterThan(70);
  // the gallery of the developers has no entry
  expect(withoutList.map(({ name }) => name).filter((name) => !name.startsWith('dev/'))).toEqual([]);
});

test('every resource is known once by its identifier, and each parent is there', async () => {
  const known = await resourcesOf('admin');
  const identifiers = known.map(({ identifier, name }) => identifier ?? name);
  expect(new Set(identifiers).size).toBe(identifiers.length);
  const parents = known.flatMap(({ meta }) => meta?.parent ?? []);
  expect(parents.filter((parent) => !identifiers.includes(parent))).toEqual([]);
  expect(Object.keys(allEndpoints).filter((name) => !identifiers.includes(name))).toEqual([]);
});

describe('resources of a menu', () => {
  const endpoints = {
    stores: rpc('/api/store', {
      view: 'customer/list/index',
      permission: 'customer:store',
      calls: { list: 'list', one: 'info', create: 'add' },
    }),
    posts: rest('/system/post'),
    terms: rest('/system/term'),
  };
  const screen = { label: '', view: 'system/post/index', page: () => expect.unreachable() };
  const rules = [
    {
      path: '/customer',
      component: 'Layout',
      meta: { title: '客户管理', icon: 'ShopOutlined' },
      children: [
        {
          ...{ path: 'list', component: 'customer/list/index', meta: { title: '机构' } },
          permissions: ['customer:store:list'],
        },
        {
          ...{ path: 'own', component: 'customer/list/index', meta: { title: '我的机构' } },
          ...{ query: '{"mine":"1"}', hidden: true },
        },
      ],
    },
    { path: '/post', component: 'system/post/index', meta: { title: '岗位' } },
    { path: 'https://example.com', component: 'Layout', meta: { title: '帮助' } },
  ];
  const tree = buildMenuTree(parseNodes(rules, '', expect.unreachable), {
    grants: { permissions: ['*:*:*'], roles: [] },
  });
  const found = createResources(tree, {
    endpoints,
    screenOf: (view) => (view === screen.view ? screen : undefined),
  });

  test('name the paths that the resource has the calls for', () => {
    expect(found.find(({ name }) => name === 'customer/store')).toMatchObject({
      list: '/customer/list',
      create: '/customer/list/create',
      show: '/customer/list/show/:id',
      meta: {
        label: '机构',
        dataProviderName: 'default',
        permissions: ['customer:store:list'],
        parent: '/0',
      },
    });
    expect(found.find(({ name }) => name === 'customer/store')).not.toHaveProperty('edit');
  });

  test('hold a second entry of a view beside the first, under an identifier of its own', () => {
    const both = found.filter(({ name }) => name === 'customer/store');
    expect(both.map(({ identifier, list }) => [identifier, list])).toEqual([
      ['customer/store', '/customer/list'],
      ['/0/1', '/customer/own?mine=1'],
    ]);
    expect(both.map(({ meta }) => meta?.hide)).toEqual([false, true]);
  });

  test('give a screen without pages below it the address of its list alone', () => {
    const { list, edit } = found.find(({ name }) => name === 'system/post') ?? expect.unreachable();
    expect([list, edit]).toEqual(['/post', undefined]);
  });

  test('leave out links to other sites, and end with what has no page', () => {
    expect(found.map(({ name }) => name)).toEqual([
      '/customer',
      'customer/store',
      'customer/store',
      'system/post',
      'system/term',
    ]);
    expect(found.at(-1)).toEqual({ name: 'system/term', meta: { hide: true, dataProviderName: 'rest' } });
  });
});
