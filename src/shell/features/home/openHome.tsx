import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createCan } from '@/providers/access-control/permissions';
import { parseNodes } from '@/providers/auth/ruleList';
import { someUser } from '@/providers/auth/userFixture';
import type { Send } from '@/providers/http/request';
import { PermissionContext } from '@/src/services/PermissionContext';
import { buildMenuTree, type MenuNode } from '../../model/menu/menuTree';
import { staticRules } from '../../model/menu/staticRules';
import { PanelsContext } from '../../model/panels/PanelsContext';
import { TabsContext, useTabs } from '../../model/tabs/TabsContext';
import { type Responder, signedInServices } from '../../model/testServices';
import HomePage from './HomePage';
import '@/src/ui/theme/tokens.css';
import '../../kit/button.css';

const group = (path: string, title: string, pages: Record<string, [title: string, permission: string]>) => ({
  path,
  component: 'Layout',
  alwaysShow: true,
  meta: { title },
  children: Object.entries(pages).map(([child, [name, permission]]) => ({
    path: child,
    component: `${path.slice(1)}/${child}/index`,
    permissions: [permission],
    meta: { title: name },
  })),
});
const rules = [
  group('/customer', '客户管理', {
    list: ['机构列表', 'customer:store:list'],
    site: ['主机与网站', 'customer:site:list'],
  }),
  group('/finance', '财务管理', { invoices: ['发票管理', 'finance:invoices:list'] }),
  group('/system', '系统管理', {
    user: ['用户管理', 'system:user:list'],
    notice: ['通知公告', 'system:notice:list'],
  }),
];

/** Noon of a day in the season, in Beijing. */
const noon = Date.parse('2026-06-28T12:00:00+08:00');
const day = { date: '2026-06-27', users: 10, cards: 3, orders: 2, amount: '720.00' };
const card = {
  key: 'stores',
  label: '机构总数',
  value: 36,
  unit: '家',
  compare: '其中停用 3 家',
  trend: 'flat',
  path: '/customer/list',
  permission: 'customer:store:list',
};

/** The server's responses where a test says nothing else. */
export const homeResponses: Record<string, Responder> = {
  summary: () => ({ examDate: '2027-06-07', days: 344, tips: '周日凌晨维护', cards: [card] }),
  todo: () => [
    {
      key: 'a',
      label: '待分配角色的新账号',
      count: 2,
      urgent: 0,
      path: '/system/user?roleId=0',
      permission: 'system:user:list',
    },
    {
      key: 'b',
      label: '待处理工单',
      count: 9,
      urgent: 1,
      path: '/management/work-order-list?status=0',
      permission: '',
    },
  ],
  trend: () => ({ list: [day, { ...day, date: '2026-06-28', users: 20 }], demo: 1 }),
  season: () => [
    { province: '湖南省', batch: '本科批', begin: '2026-06-26 08:00:00', end: '2026-07-01 17:00:00' },
    { province: '河南省', batch: '本科提前批', begin: '2026-06-26 08:00:00', end: '2026-06-28 18:00:00' },
    { province: '福建省', batch: '本科批', begin: '2026-06-30 08:00:00', end: '2026-07-02 18:00:00' },
  ],
  provinceRank: () => [{ province: '河南省', users: 1200, cards: 300 }],
  list: () => ({ list: [{ id: 5, name: '远航升学规划中心', expireTime: '2026-07-01' }], total: 1 }),
  systermUpdateList: () => ({
    list: [
      {
        id: 2,
        version: '2.0.1',
        title: '首页更实用',
        type: 2,
        publishTime: '2026-06-20 10:00:00',
        isread: 0,
      },
    ],
    total: 1,
  }),
};

const notice = {
  noticeId: 1,
  noticeTitle: '值班安排',
  noticeType: '1',
  noticeContent: '<p>每日 <b>24:00</b> 前</p><script>window.evil = 1</script>',
  createTime: '2026-06-20 09:00:00',
};

function Where() {
  const { pathname, search } = useLocation();
  return <output aria-label="地址">{pathname + search}</output>;
}

type AddressFor = (node: MenuNode) => string;

function TabAddresses({ addressFor, children }: { addressFor: AddressFor; children: ReactNode }) {
  return <TabsContext value={{ ...useTabs(), addressFor }}>{children}</TabsContext>;
}

interface Options {
  readonly permissions?: string[];
  readonly change?: Record<string, Responder>;
  readonly clock?: () => number;
  /** Pixels. */
  readonly width?: number;
  /** Addresses of the links to menu entries; the entry's path where absent. */
  readonly addressFor?: AddressFor;
}

/**
 * Draws the home page for the tests, over a server with the given responses; sessions, menu and permissions are real.
 */
export async function openHome({
  permissions = ['*:*:*'],
  change = {},
  clock = () => noon,
  width = 1280,
  addressFor = ({ path }) => path,
}: Options = {}) {
  await page.viewport(width, 900);
  const { services, calls } = await signedInServices(someUser(), permissions, {
    ...homeResponses,
    ...change,
  });
  const grants = { permissions, roles: [] };
  const tree = buildMenuTree([...staticRules, ...parseNodes(rules, '', () => {})], { grants });
  // RuoYi's rows are beside `data`.
  const send: Send = async (call) => {
    if (call.path !== '/system/notice/list') return services.send(call);
    return { status: 200, headers: {}, body: { code: 200, msg: '', rows: [notice], total: 1 } };
  };
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  onTestFinished(() => queries.clear());
  const opened: string[] = [];
  const panels = { panel: undefined, open: (panel: string) => void opened.push(panel), close: () => {} };
  const screen = await render(
    <MemoryRouter initialEntries={['/index']}>
      <QueryClientProvider client={queries}>
        <PermissionContext value={createCan(grants)}>
          <PanelsContext value={panels}>
            <TabAddresses addressFor={addressFor}>
              <HomePage services={{ ...services, send }} user={someUser()} tree={tree} clock={clock} />
            </TabAddresses>
            <Where />
          </PanelsContext>
        </PermissionContext>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  const block = (name: string) => screen.getByRole('region', { name, exact: true });
  return { screen, block, services, calls, opened, where: screen.getByLabelText('地址') };
}
