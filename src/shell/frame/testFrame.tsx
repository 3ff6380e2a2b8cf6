import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter, useLocation } from 'react-router';
import { vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { createCan } from '@/providers/access-control/permissions';
import { parseNodes } from '@/providers/auth/ruleList';
import { someUser } from '@/providers/auth/userFixture';
import { PermissionContext } from '@/src/services/PermissionContext';
import { UnsavedContext } from '@/src/services/useUnsavedContext';
import { createDrafts } from '@/src/work/drafts';
import { createUnsavedRegistry } from '@/src/work/unsavedRegistry';
import { Toaster } from '../kit/Toaster';
import { buildMenuTree, type MenuNode } from '../model/menu/menuTree';
import { staticRules } from '../model/menu/staticRules';
import type { Settings } from '../model/settings/settings';
import { TabsContext } from '../model/tabs/TabsContext';
import { noTabs } from '../model/tabs/tabs';
import { type Responder, signedInServices } from '../model/testServices';
import { Frame } from './Frame';
import '@/src/ui/theme/tokens.css';

/** A group of the rule list with pages by path. */
export function group(path: string, title: string, pages: Record<string, string>) {
  return {
    path,
    component: 'Layout',
    alwaysShow: true,
    meta: { title, icon: 'ShopOutlined' },
    children: Object.entries(pages).map(([child, name]) => ({
      path: child,
      component: `${path.slice(1)}/${child}/index`,
      meta: { title: name },
    })),
  };
}

/** Two groups and a link to elsewhere. */
export const someRules = [
  group('/customer', '客户管理', { list: '机构列表', site: '主机与网站' }),
  group('/system', '系统管理', { user: '用户管理' }),
  { path: 'https://www.example.com', component: 'Layout', meta: { title: '官方网站' } },
];

interface FrameStart {
  readonly list?: readonly unknown[];
  readonly permissions?: readonly string[];
  readonly responses?: Readonly<Record<string, Responder>>;
  readonly settings?: Partial<Settings>;
  /** Addresses of the menu's links; the entry's path where absent. */
  readonly addressFor?: (node: MenuNode) => string;
}

function Where() {
  const { pathname, search } = useLocation();
  return <output>{`${pathname}${search}`}</output>;
}

/** The frame of a signed-in person, around a page that shows its address. For tests. */
export async function openFrame(at: string, start: FrameStart = {}) {
  const { list = someRules, permissions = ['*:*:*'], responses, settings } = start;
  const { services, calls } = await signedInServices(someUser(), [...permissions], responses);
  services.settings.change(settings ?? {});
  const grants = { permissions, roles: ['admin'] };
  const tree = buildMenuTree([...staticRules, ...parseNodes([...list], '', () => {})], { grants });
  const addressFor = start.addressFor ?? (({ path }: MenuNode) => path);
  const nothing = () => undefined;
  const tabs = {
    open: nothing,
    act: nothing,
    pin: nothing,
    move: nothing,
    split: nothing,
    rename: nothing,
    leave: async () => undefined,
  };
  const place = { unsavedRegistry: createUnsavedRegistry(), drafts: createDrafts(1) };
  const queryClient = new QueryClient();
  const cleared = vi.spyOn(queryClient, 'invalidateQueries');
  const intents: string[] = [];
  const screen = await render(
    <MemoryRouter initialEntries={[at]}>
      <QueryClientProvider client={queryClient}>
        <PermissionContext value={createCan(grants)}>
          <TabsContext value={{ tabs: noTabs, ...tabs, addressFor }}>
            <UnsavedContext value={place}>
              <Frame
                services={services}
                user={someUser()}
                tree={tree}
                onIntent={(view) => intents.push(view)}
              >
                <Where />
              </Frame>
              <Toaster notifier={services.notifier} />
            </UnsavedContext>
          </TabsContext>
        </PermissionContext>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  const menu = screen.getByRole('navigation', { name: '主菜单' });
  const where = screen.getByRole('main').getByRole('status');
  const callsTo = (name: string) => calls.filter(({ path }) => path.endsWith(`/${name}`));
  return { screen, services, callsTo, menu, where, intents, cleared, ...place };
}
