import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { parseNodes } from '@/providers/auth/ruleList';
import { someUser } from '@/providers/auth/userFixture';
import { buildMenuTree } from '../shell/model/menu/menuTree';
import { TabsContext, type TabsPlace } from '../shell/model/tabs/TabsContext';
import { opened } from '../shell/model/tabs/tabFixture';
import { leaveTabs } from '../shell/model/tabs/tabs';
import { signedInServices } from '../shell/model/testServices';
import { createDomainStore } from './domainStore';
import { Pages } from './Pages';

/** Two open tabs, the second one in front. */
const place: TabsPlace = {
  tabs: opened('/index', '/customer/list'),
  open: () => undefined,
  act: () => undefined,
  leave: async () => undefined,
  pin: () => undefined,
  move: () => undefined,
  split: () => undefined,
  rename: () => undefined,
  addressFor: ({ path }) => path,
};

test('[THEME-3] the title of the window names the page while 动态标题 is on, and the platform alone while it is off', async () => {
  const { services } = await signedInServices();
  services.settings.change({ dynamicTitle: true });
  await render(
    <MemoryRouter initialEntries={['/customer/list']}>
      <TabsContext value={place}>
        <Pages tree={[]} user={someUser()} domains={createDomainStore({})} services={services} />
      </TabsContext>
    </MemoryRouter>,
  );
  const { title } = services.platform.get().info;
  await expect.poll(() => document.title).toBe(`页面 /customer/list - ${title}`);
  services.settings.change({ dynamicTitle: false });
  await expect.poll(() => document.title).toBe(title);
});

test('[THEME-3] the title of the window names an unknown address as such', { tags: 'full' }, async () => {
  const { services } = await signedInServices();
  services.settings.change({ dynamicTitle: true });
  await render(
    <MemoryRouter initialEntries={['/nowhere']}>
      <TabsContext value={{ ...place, tabs: leaveTabs(place.tabs) }}>
        <Pages tree={[]} user={someUser()} domains={createDomainStore({})} services={services} />
      </TabsContext>
    </MemoryRouter>,
  );
  const { title } = services.platform.get().info;
  await expect.poll(() => document.title).toBe(`页面不存在 - ${title}`);
});

test('[ROUTE-3] the no-access page opens with a slash at the end of its address', {
  tags: 'full',
}, async () => {
  const { services } = await signedInServices();
  const screen = await render(
    <MemoryRouter initialEntries={['/401/']}>
      <TabsContext value={{ ...place, tabs: leaveTabs(place.tabs) }}>
        <Pages tree={[]} user={someUser()} domains={createDomainStore({})} services={services} />
      </TabsContext>
    </MemoryRouter>,
  );
  await expect.element(screen.getByRole('heading', { name: '没有访问权限' })).toBeVisible();
});

test('a page of a domain has one heading of the first level, its name in the menu', async () => {
  const { services } = await signedInServices();
  const children = [{ path: 'list', component: 'customer/list/index', meta: { title: '机构列表' } }];
  const rules = parseNodes([{ path: '/customer', component: 'Layout', children }], '', () => {});
  const tree = buildMenuTree(rules, { grants: { permissions: ['*:*:*'], roles: [] } });
  const { promise } = Promise.withResolvers<never>();
  const domains = createDomainStore({ customer: { screens: [], load: () => promise } });
  const screen = await render(
    <MemoryRouter initialEntries={['/customer/list']}>
      <TabsContext value={place}>
        <Pages tree={tree} user={someUser()} domains={domains} services={services} />
      </TabsContext>
    </MemoryRouter>,
  );
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('机构列表');
});
