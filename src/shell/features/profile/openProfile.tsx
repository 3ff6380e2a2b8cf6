import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter, useLocation } from 'react-router';
import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { parseNodes } from '@/providers/auth/ruleList';
import type { Session } from '@/providers/auth/session';
import { userOf } from '@/providers/auth/sessionState';
import { someUser } from '@/providers/auth/userFixture';
import { PaneContext } from '@/src/services/usePane';
import { UnsavedContext } from '@/src/services/useUnsavedContext';
import { createDrafts } from '@/src/work/drafts';
import { createUnsavedRegistry } from '@/src/work/unsavedRegistry';
import { Toaster } from '../../kit/Toaster';
import { buildMenuTree } from '../../model/menu/menuTree';
import { staticRules } from '../../model/menu/staticRules';
import { PanelsContext } from '../../model/panels/PanelsContext';
import { type Responder, refusal, signedInServices } from '../../model/testServices';
import { useSession } from '../../session/useSession';
import ProfilePage from './ProfilePage';
import '@/src/ui/theme/tokens.css';
import '../../kit/button.css';

/** The person whose personal centre the tests open. */
export const mine = {
  userName: 'admin',
  nickName: '林知远',
  phonenumber: '19900000001',
  email: '',
  sex: '0',
  avatar: '',
  storeName: '平台总部',
  dept: { deptName: '研发部' },
  createTime: '2025-05-16 12:00:00',
};

const rules = [
  {
    path: '/customer',
    component: 'Layout',
    alwaysShow: true,
    meta: { title: '客户管理' },
    children: [
      {
        path: 'list',
        component: 'customer/list/index',
        permissions: ['customer:store:list'],
        meta: { title: '机构列表' },
      },
    ],
  },
];
const permissions = ['customer:store:edit', 'customer:store:list'];

/** A server that keeps the saved values; `refuse` is its refusal of a change instead. */
export function profileServer(refuse?: string) {
  let kept = mine;
  const saved: unknown[] = [];
  const profile: Responder = (changes) => {
    if (changes === undefined) return kept;
    if (refuse) throw refusal(refuse);
    saved.push(changes);
    kept = { ...kept, ...(typeof changes === 'object' ? changes : {}) };
    return null;
  };
  return { saved, responses: { profile } };
}

const log = {
  time: '2026-06-20 09:00:00',
  ip: '10.0.1.20',
  place: '内网IP',
  browser: 'Chrome',
  os: 'Windows 11',
};
const myLogs: Responder = (body) => {
  const from = body && typeof body === 'object' && 'page' in body ? Number(body.page) : 1;
  const status = from === 1 ? '0' : '1';
  return { list: [{ ...log, id: from, status, msg: from === 1 ? '登录成功' : '账号或密码错误' }], total: 12 };
};

/** The name as the top bar takes it. */
function Name({ session }: { session: Session }) {
  return <output aria-label="顶栏">{userOf(useSession(session))?.realName}</output>;
}

function Where() {
  const { pathname, search } = useLocation();
  return <output aria-label="地址">{pathname + search}</output>;
}

/** Draws the personal centre for the tests, over a server with the given responses. */
export async function openProfile(
  responses: Record<string, Responder> = profileServer().responses,
  at = '/user/profile',
  width = 1280,
) {
  await page.viewport(width, 900);
  const given = { myLogs, imageUpload: () => ({ url: '/profile/image/7' }), ...responses };
  const { services, calls } = await signedInServices(someUser(), permissions, given);
  const tree = buildMenuTree([...staticRules, ...parseNodes(rules, '', () => {})], {
    grants: { permissions, roles: [] },
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  onTestFinished(() => queries.clear());
  const opened: string[] = [];
  const unsavedRegistry = createUnsavedRegistry();
  const drafts = createDrafts(1);
  const pane = {
    key: '/user/profile',
    transient: true,
    container: document.body,
    rename: () => {},
    leave: () => {},
    isShown: () => true,
  };
  const panels = { panel: undefined, open: (panel: string) => void opened.push(panel), close: () => {} };
  const screen = await render(
    <MemoryRouter initialEntries={[at]}>
      <QueryClientProvider client={queries}>
        <UnsavedContext value={{ unsavedRegistry, drafts }}>
          <PanelsContext value={panels}>
            <PaneContext value={pane}>
              <Name session={services.session} />
              <ProfilePage services={services} user={someUser()} tree={tree} />
              <Toaster notifier={services.notifier} />
              <Where />
            </PaneContext>
          </PanelsContext>
        </UnsavedContext>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  const field = (label: string) => screen.getByLabelText(label, { exact: true });
  const save = () => screen.getByRole('button', { name: '保存', exact: true }).click();
  return {
    screen,
    services,
    calls,
    unsavedRegistry,
    drafts,
    opened,
    field,
    save,
    where: screen.getByLabelText('地址'),
  };
}
