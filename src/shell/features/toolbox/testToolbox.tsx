import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { type Locator, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { User } from '@/providers/auth/user';
import { someUser } from '@/providers/auth/userFixture';
import { type ToolboxChoice, type ToolboxValues, useToolbox } from '@/src/services/useToolbox';
import { testServices } from '../../model/testServices';
import { ToolboxButton } from './ToolboxButton';
import { ToolboxHost } from './ToolboxHost';
import '@/src/ui/theme/tokens.css';
import '../../kit/button.css';
import '../../frame/frame.css';

interface Setting {
  /** The toolbox's address in `platformConfig`; the demonstration page's where absent. */
  readonly address?: string | (() => string);
  readonly user?: User;
  readonly tokenInQuery?: boolean;
  readonly slowAfter?: number;
  /** The page below. */
  readonly page?: ReactNode;
}

/** Provinces in the mock server's response. */
const provinces = [
  { id: 430000, name: '湖南省', subjectType: 3, open: 1 },
  { id: 440000, name: '广东省', subjectType: 3, open: 1 },
  { id: 540000, name: '西藏自治区', subjectType: 1, open: 0 },
];

/** The toolbox in a bare frame, for a signed-in person. For tests. */
export async function renderToolbox({ address = '/toolbox-mock/index.html#', ...setting }: Setting = {}) {
  const { user = someUser(), page: below = null, ...props } = setting;
  const { services, calls } = testServices(
    {
      getRuleList: () => ({ permissions: [], data: [] }),
      platformConfig: () => ({
        toolboxaddr: typeof address === 'string' ? address : address(),
        versionCheck: 1,
      }),
      getProvince: () => provinces,
    },
    { token: 'token-abcd', user },
  );
  await services.session.load();
  await services.platformConfig.load();
  const screen = await render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ToolboxHost services={services} user={user} {...props}>
        <header className="topbar">
          <ToolboxButton services={services} />
        </header>
        {below}
      </ToolboxHost>
    </QueryClientProvider>,
  );
  const drawer = screen.getByRole('dialog', { name: /^工具箱 · / });
  return {
    screen,
    services,
    calls,
    button: screen.getByRole('button', { name: '工具箱', exact: true }),
    menu: screen.getByRole('dialog', { name: '工具箱', exact: true }),
    drawer,
    /** The tool's page, for clicks; `label` names the open page. */
    tool: (label: string) => page.frameLocator(screen.getByTitle(label)),
    /** The present text of the tool; empty until it is there. */
    shown: () => frameOf(drawer).contentDocument?.body?.textContent ?? '',
    /** The present address of the tool, without our origin. */
    at: () => frameOf(drawer).contentWindow?.location.href.replace(location.origin, ''),
    frame: () => frameOf(drawer),
  };
}

function frameOf(drawer: Locator): HTMLIFrameElement {
  const frame = drawer.element().querySelector('iframe');
  if (!frame) throw new Error('The drawer has no frame');
  return frame;
}

/** Opens a page by the menu in the top bar. */
export async function openPage({ button, menu }: Awaited<ReturnType<typeof renderToolbox>>, label: string) {
  await button.click();
  await menu.getByRole('button', { name: label }).first().click();
}

/** A screen with a candidate; collects the choices that the toolbox sends. */
export function Workbench({ values, taken = [] }: { values: ToolboxValues; taken?: ToolboxChoice[] }) {
  const workbench = useMemo(
    () => ({
      values,
      addChoice: (choice: ToolboxChoice) => {
        if (taken.length > 0) throw new Error('该专业组已在志愿表中');
        taken.push(choice);
        return { ok: true, text: '已加入第 1 个志愿' };
      },
    }),
    [values, taken],
  );
  useToolbox(workbench);
  return null;
}
