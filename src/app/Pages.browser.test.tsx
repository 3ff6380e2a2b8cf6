import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { someUser } from '@/providers/auth/userFixture';
import { TabsContext, type TabsPlace } from '../shell/model/tabs/TabsContext';
import { opened } from '../shell/model/tabs/tabFixture';
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
