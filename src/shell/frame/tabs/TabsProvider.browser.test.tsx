import { Link, MemoryRouter, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { parseNodes } from '@/providers/auth/ruleList';
import { createUserScope } from '@/providers/auth/userScope';
import { createUnsavedRegistry, type DirtyForm } from '@/src/work/unsavedRegistry';
import { buildMenuTree } from '../../model/menu/menuTree';
import { staticRules } from '../../model/menu/staticRules';
import { useTabs } from '../../model/tabs/TabsContext';
import { shownKeys } from '../../model/tabs/tabs';
import { signedInServices } from '../../model/testServices';
import { RouteGuard } from '../RouteGuard';
import { TabPanes } from './TabPanes';
import { TabsProvider } from './TabsProvider';

const rules = [
  {
    path: '/customer',
    component: 'Layout',
    children: [
      { path: 'list', component: 'customer/list/index' },
      { path: 'detail', component: 'customer/list/detail', meta: { noCache: true } },
    ],
  },
];
const tree = buildMenuTree([...staticRules, ...parseNodes(rules, '', () => {})], {
  grants: { permissions: ['*:*:*'], roles: ['admin'] },
});

/** Tabs at a list, under the guard; `seen` are the addresses so far, `outdated` counts the outdated data. */
async function openTabs(at: string) {
  sessionStorage.clear();
  const { services } = await signedInServices();
  const seen: string[] = [];
  const counts = { outdated: 0 };
  function Page() {
    const { pathname, search } = useLocation();
    const { tabs, act } = useTabs();
    const address = pathname + search;
    if (seen.at(-1) !== address) seen.push(address);
    return (
      <>
        <button type="button" onClick={() => act('/customer/list', 'refresh')}>
          刷新
        </button>
        <output>{tabs.list.map(({ key, version }) => `${key} ${version}`).join()}</output>
      </>
    );
  }
  const screen = await render(
    <MemoryRouter initialEntries={[at]}>
      <TabsProvider
        tree={tree}
        userId={1}
        userScope={createUserScope()}
        unsavedRegistry={createUnsavedRegistry()}
        onRefresh={() => {
          counts.outdated += 1;
        }}
      >
        <Page />
        <RouteGuard session={services.session}>{null}</RouteGuard>
      </TabsProvider>
    </MemoryRouter>,
  );
  return { screen, seen, counts };
}

test('[TAB-7] [ROUTE-1] refreshing drops the data of the page, and returns through /redirect to its place', async () => {
  const { screen, seen, counts } = await openTabs('/customer/list?page=2');
  const tabs = () => screen.getByRole('status').element().textContent;
  const [before = ''] = [tabs()];
  await screen.getByRole('button', { name: '刷新' }).click();
  await expect
    .poll(() => seen)
    .toEqual(['/customer/list?page=2', '/redirect/customer/list?page=2', '/customer/list?page=2']);
  expect(counts.outdated).toBe(1);
  expect(tabs()).not.toBe(before);
});

test('[TAB-6] the form of a page without state is asked about when the split view ends that shows it', {
  tags: 'full',
}, async () => {
  sessionStorage.clear();
  const unsavedRegistry = createUnsavedRegistry();
  const nothing = () => undefined;
  const form: DirtyForm = {
    ...{ id: 'form', name: '编辑考生', tab: '/index', path: '/index', transient: true },
    ...{ rescue: nothing, drop: nothing },
  };
  function Page() {
    const { tabs, act, split } = useTabs();
    return (
      <>
        <button type="button" onClick={() => split('/index')}>
          分屏
        </button>
        <button type="button" onClick={() => split(undefined)}>
          结束分屏
        </button>
        <button type="button" onClick={() => act('/customer/list', 'close')}>
          关闭
        </button>
        <Link to="/customer/list">机构</Link>
        <output>{shownKeys(tabs).join()}</output>
      </>
    );
  }
  const screen = await render(
    <MemoryRouter initialEntries={['/user/profile']}>
      <TabsProvider
        {...{ tree, unsavedRegistry, userId: 1, userScope: createUserScope(), onRefresh: nothing }}
      >
        <Page />
      </TabsProvider>
    </MemoryRouter>,
  );
  const press = (name: string) => screen.getByRole('button', { name, exact: true }).click();
  const asked = () => unsavedRegistry.pendingPrompt()?.dirtyForms.map(({ name }) => name);
  await screen.getByRole('link', { name: '机构' }).click();
  await press('分屏');
  await expect.element(screen.getByRole('status')).toHaveTextContent('/customer/list,/index');
  unsavedRegistry.put(form);
  expect(['/index', '/user/profile'].flatMap(unsavedRegistry.lostAt)).toEqual([]);

  await press('结束分屏');
  expect(asked()).toEqual(['编辑考生']);
  unsavedRegistry.pendingPrompt()?.answer(false);
  await expect.element(screen.getByRole('status')).toHaveTextContent('/customer/list,/index');

  // Its half stays on screen, alone.
  await press('关闭');
  await expect.element(screen.getByRole('status')).toHaveTextContent(/^\/index$/);
  expect([asked(), unsavedRegistry.get()]).toEqual([undefined, [form]]);

  await screen.getByRole('link', { name: '机构' }).click();
  await press('分屏');
  await press('结束分屏');
  unsavedRegistry.pendingPrompt()?.answer(true);
  await expect.element(screen.getByRole('status')).toHaveTextContent(/^\/customer\/list$/);
});

test('[TAB-7] [ROUTE-1] refreshing a half of a split view leaves the other one as it is, and neither moves', {
  tags: 'full',
}, async () => {
  sessionStorage.clear();
  const { services } = await signedInServices();
  const unsavedRegistry = createUnsavedRegistry();
  const passing = () => unsavedRegistry.lostAt('/redirect/customer/list').map(({ name }) => name);
  const nothing = () => undefined;
  const page = () => <Half />;
  function Half() {
    const { pathname } = useLocation();
    return <input aria-label={pathname} />;
  }
  function Page() {
    const { tabs, act, split } = useTabs();
    const list = tabs.list.find(({ key }) => key === '/customer/list');
    return (
      <>
        <button type="button" onClick={() => split('/customer/list')}>
          分屏
        </button>
        <button type="button" onClick={() => act('/customer/list', 'refresh')}>
          刷新
        </button>
        <Link to="/customer/detail">详情</Link>
        <output>{[...shownKeys(tabs), tabs.active, list?.version].join()}</output>
        <TabPanes
          {...{ services, page }}
          outside={<RouteGuard session={services.session}>{null}</RouteGuard>}
          isUnknown={() => false}
        />
      </>
    );
  }
  const screen = await render(
    <MemoryRouter initialEntries={['/customer/list']}>
      <TabsProvider
        {...{ tree, unsavedRegistry, userId: 1, userScope: createUserScope(), onRefresh: nothing }}
      >
        <Page />
      </TabsProvider>
    </MemoryRouter>,
  );
  await screen.getByRole('link', { name: '详情' }).click();
  await screen.getByRole('button', { name: '分屏' }).click();
  const typed = screen.getByRole('textbox', { name: '/customer/detail' });
  await typed.fill('张');
  const form = { id: 'form', name: '编辑考生', tab: '/customer/detail', path: '/customer/detail' };
  unsavedRegistry.put({ ...form, transient: true, drop: nothing });
  expect(passing()).toEqual([]);
  await screen.getByRole('button', { name: '刷新' }).click();
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('/customer/detail,/customer/list,/customer/list,1');
  await expect.element(typed).toHaveValue('张');
});
