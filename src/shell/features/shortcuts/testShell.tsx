import { type ReactNode, useMemo, useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { parseNodes } from '@/providers/auth/ruleList';
import { someUser } from '@/providers/auth/userFixture';
import { createUnsavedRegistry } from '@/src/work/unsavedRegistry';
import { TabsProvider } from '../../frame/tabs/TabsProvider';
import { buildMenuTree } from '../../model/menu/menuTree';
import { staticRules } from '../../model/menu/staticRules';
import { type Panel, PanelsContext } from '../../model/panels/PanelsContext';
import type { PanelProps } from '../../model/panels/panelProps';
import { signedInServices } from '../../model/testServices';
import { PanelHost } from '../PanelHost';
import { ShortcutKeys } from './ShortcutKeys';
import '@/src/ui/theme/tokens.css';
import '../../kit/button.css';
import '../../frame/frame.css';

const page = (path: string, title: string) => ({ path, component: `x/${path}/index`, meta: { title } });
const group = (path: string, title: string, children: object[]) => ({
  path,
  component: 'Layout',
  alwaysShow: true,
  meta: { title },
  children,
});

/** A rule list with a few pages of the product. */
const rules = [
  group('/customer', '客户管理', [page('list', '机构列表'), page('site', '主机与网站')]),
  group('/system', '系统管理', [
    { ...page('user', '用户管理'), component: 'system/user/index' },
    page('role', '角色管理'),
    { ...page('dict', '字典管理'), permissions: ['system:dict:list'] },
  ]),
];

interface Options {
  readonly permissions?: readonly string[];
  /** Rule list; a few pages of the product where absent. */
  readonly list?: readonly unknown[];
  /** Wraps everything. */
  readonly around?: (children: ReactNode) => ReactNode;
  /** The page. */
  readonly page?: ReactNode;
}

/** The frame's parts for palette and shortcuts, without the frame: real tabs, panels, settings and session. */
export async function openShell(at: string, options: Options = {}) {
  const { permissions = ['*:*:*'], list = rules, around = (children) => children } = options;
  const user = someUser();
  const { services } = await signedInServices(user, [...permissions]);
  const tree = buildMenuTree([...staticRules, ...parseNodes([...list], '', () => {})], {
    grants: { permissions, roles: [] },
  });
  const unsavedRegistry = createUnsavedRegistry();
  const screen = await render(
    <MemoryRouter initialEntries={[at]}>
      <TabsProvider
        tree={tree}
        userId={user.id}
        userScope={services.userScope}
        unsavedRegistry={unsavedRegistry}
        onRefresh={() => undefined}
      >
        {around(
          <Host services={services} user={user} tree={tree}>
            {options.page}
          </Host>,
        )}
      </TabsProvider>
    </MemoryRouter>,
  );
  const where = screen.getByTestId('where');
  return { screen, services, tree, unsavedRegistry, where };
}

/** Opens the shell with the palette open, by its keys. */
export async function openPalette(at = '/index', options: Options = {}) {
  const shell = await openShell(at, options);
  await userEvent.keyboard('{Control>}k{/Control}');
  const palette = shell.screen.getByRole('dialog', { name: '命令面板' });
  const field = palette.getByRole('combobox');
  await expect.element(field).toHaveFocus();
  return { ...shell, palette, field, options: palette.getByRole('option') };
}

function Host({ children, ...props }: Omit<PanelProps, 'close'> & { children: ReactNode }) {
  const [panel, open] = useState<Panel>();
  const panels = useMemo(() => ({ panel, open, close: () => open(undefined) }), [panel]);
  const { pathname, search } = useLocation();
  return (
    <PanelsContext value={panels}>
      <ShortcutKeys services={props.services} tree={props.tree} />
      <output data-testid="where">{pathname + search}</output>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <PanelHost panel={panel} {...props} close={panels.close} />
    </PanelsContext>
  );
}
