import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { demoAccounts } from '@/mocks/demoAccounts';
import { createTestClient, type TestResponse } from '@/mocks/testClient';
import { createCan } from '@/providers/access-control/permissions';
import { parseRuleList } from '@/providers/auth/ruleList';
import { platformCalls, shellCalls } from '@/providers/endpoints/platformCalls';
import { allEndpoints, domains } from '@/resources';
import { managementEndpoints } from '@/resources/management/endpoints';
import { addressFor } from '@/resources/management/recordLink';
import { menuPages, pinnedPages } from '../shell/features/home/quick';
import { buildMenuTree } from '../shell/model/menu/menuTree';
import { findNearest } from '../shell/model/menu/readMenu';
import { createDomainStore } from './domainStore';

const all = await createDomainStore(domains).loadAll();
const resources = all.flatMap((domain) => domain.resources);
const views = new Set([...resources, ...all.flatMap(({ screens }) => screens)].map(({ view }) => view));
const endpointsOf = (name: string) => allEndpoints[name] ?? expect.unreachable();

/** A signed-in person: their permissions, and the tree that sidebar, home page and routes read. */
async function signIn(userName: string) {
  const caller = await createTestClient().as(userName);
  const answer = parseRuleList((await caller.post(platformCalls.ruleList.path)).data);
  const { permissions, tree: rules } = answer ?? expect.unreachable();
  const grants = { permissions, roles: [] };
  const tree = buildMenuTree(rules, { grants });
  const isPage = (address: string) => {
    const node = findNearest(tree, address);
    return node?.target.kind === 'page' && views.has(node.target.view);
  };
  return {
    caller,
    tree,
    pages: menuPages(tree),
    isPage,
    can: createCan(grants),
  };
}

const places = z.array(z.looseObject({ path: z.string(), permission: z.string() }));
const messages = z.object({
  list: z.array(z.object({ bizType: z.string(), bizId: z.number().nullable() })),
});

/** Whether a list has rows: with pages or without, of either family. */
function hasRows({ data, rows }: TestResponse): boolean {
  const lists = [rows, data, Object(data).list].filter((list) => Array.isArray(list));
  return lists.some(({ length }) => length > 0);
}

test('[ROUTE-12] the administrator has 90 entries; all but the two that leave are pages of this program or frames', async () => {
  const { pages, tree } = await signIn('admin');
  const links = tree.flatMap(({ children }) => children).filter(({ target }) => target.kind === 'link');
  expect(pages.length + links.length).toBe(90);
});

describe.each(demoAccounts.map(({ username }) => username))('%s', (userName) => {
  test('[ROUTE-12] each entry and quick entry leads to a page that is there, and whose list may be read', async () => {
    const { caller, pages } = await signIn(userName);
    const missing = pages.filter(({ node: { target } }) => target.kind === 'page' && !views.has(target.view));
    expect(missing.map(({ node }) => node.path)).toEqual([]);
    expect(pinnedPages(pages, []).every((page) => pages.includes(page))).toBe(true);
    for (const { node } of pages) {
      const shown = resources.find(({ view }) => node.target.kind === 'page' && view === node.target.view);
      const { list } = shown?.endpoints.operations ?? {};
      if (!list) continue;
      const answer = await (list.method === 'GET'
        ? caller.get(list.path)
        : caller.post(list.path, list.body));
      // some want a filter first
      expect([node.path, [401, 403, 500, 40301, 50000].includes(answer.code)]).toEqual([node.path, false]);
      if (userName === 'admin' && answer.code !== 40000)
        expect([node.path, hasRows(answer)]).toEqual([node.path, true]);
    }
  });

  test('[SCREEN] the figures and the work of the home page lead to pages of their own menu', async () => {
    const { caller, can, isPage } = await signIn(userName);
    const { data: summary } = await caller.post(shellCalls.homeSummary.path);
    const { data: work } = await caller.post(shellCalls.homeTodo.path);
    const links = [...places.parse(Object(summary).cards), ...places.parse(work)];
    // a page that may not be opened is no link
    const open = links.filter(({ permission }) => permission === '' || can(permission));
    expect(open.filter(({ path }) => path !== '' && !isPage(path))).toEqual([]);
  });

  test('[G4] the subject of a message leads to a page of their own menu, or nowhere', async () => {
    const { caller, can, isPage } = await signIn(userName);
    const { list } = managementEndpoints['management/message'].operations;
    const { code, data } = await caller.post(list.path, { page: 1, limit: 100 });
    if (code === 40301) return;
    const about = messages.parse(data).list;
    const addresses = about.map(({ bizType, bizId }) => addressFor({ endpointsOf, can }, bizType, bizId));
    const broken = addresses.filter((address) => address !== undefined && !isPage(address));
    expect([...new Set(broken)]).toEqual([]);
  });
});
