import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createCan } from '@/providers/access-control/permissions';
import { parseNodes } from '@/providers/auth/ruleList';
import { createUserScope } from '@/providers/auth/userScope';
import { Can } from '@/src/services/Can';
import { PermissionContext } from '@/src/services/PermissionContext';
import { buildMenuTree } from '../../model/menu/menuTree';
import { staticRules } from '../../model/menu/staticRules';
import { PermissionHintsProvider } from './PermissionHintsProvider';
import { PermissionHintsSwitch } from './PermissionHintsSwitch';
import '@/src/ui/theme/tokens.css';

const user = { path: 'user', component: 'system/user/index', meta: { title: '用户管理' } };
const rules = [
  {
    path: '/customer/list',
    component: 'customer/list/index',
    meta: { title: '机构列表' },
    permissions: ['customer:store:list'],
  },
  { path: '/system', component: 'Layout', alwaysShow: true, meta: { title: '系统管理' }, children: [user] },
];

async function open({ role = 'admin', at = '/customer/list' } = {}) {
  const grants = { permissions: ['*:*:*'], roles: [role] };
  const tree = buildMenuTree([...staticRules, ...parseNodes(rules, '', () => {})], { grants });
  const userScope = createUserScope();
  const application = (
    <MemoryRouter initialEntries={[at]}>
      <PermissionContext value={createCan(grants)}>
        <PermissionHintsProvider userScope={userScope} tree={tree}>
          <PermissionHintsSwitch onToggle={() => undefined} />
          <button type="button" data-needs="customer:store:edit">
            编辑
          </button>
          <Can permission="customer:store:delete">
            <button type="button">删除</button>
          </Can>
          <button type="button">刷新</button>
        </PermissionHintsProvider>
      </PermissionContext>
    </MemoryRouter>
  );
  const screen = await render(application);
  const toggle = screen.getByRole('switch', { name: '权限说明' });
  return { screen, toggle, userScope, application };
}

/** Whether a control is outlined; the focus's own ring is another one. */
function outline(screen: Awaited<ReturnType<typeof render>>, name: string): string {
  return getComputedStyle(screen.getByRole('button', { name }).element()).outlineStyle;
}

beforeEach(async () => {
  sessionStorage.clear();
  await page.viewport(1024, 600);
});

test('an administrator has what needs a permission outlined, and nothing else', async () => {
  const { screen, toggle } = await open();
  expect(outline(screen, '编辑')).toBe('none');
  await toggle.click();
  await expect.element(toggle).toHaveAttribute('aria-checked', 'true');
  await expect.poll(() => outline(screen, '编辑')).toBe('dashed');
  expect([outline(screen, '删除'), outline(screen, '刷新')]).toEqual(['dashed', 'none']);
  await screen.getByRole('button', { name: '关闭权限说明' }).click();
  await expect.poll(() => outline(screen, '编辑')).toBe('none');
  await expect.element(toggle).toHaveAttribute('aria-checked', 'false');
});

test('the permission is beside the control under the pointer or with the focus, inside of the window', async () => {
  const { screen, toggle } = await open();
  await toggle.click();
  await expect.element(screen.getByText('本页：customer:store:list')).toBeVisible();
  await screen.getByRole('button', { name: '编辑' }).hover();
  await expect.element(screen.getByText('customer:store:edit')).toBeVisible();
  await screen.getByRole('button', { name: '刷新' }).hover();
  await expect.element(screen.getByText('customer:store:edit')).not.toBeInTheDocument();
  screen.getByRole('button', { name: '编辑' }).element().focus();
  await userEvent.keyboard('{Tab}');
  const label = screen.getByText('customer:store:delete');
  await expect.element(label).toBeVisible();
  const { left, right, bottom } = label.element().getBoundingClientRect();
  expect(left >= 0 && right <= 1024 && bottom <= 600).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(label).not.toBeInTheDocument();
});

test('a page that needs no permission says so', async () => {
  const { screen, toggle } = await open({ at: '/index' });
  await toggle.click();
  await expect.element(screen.getByText('本页无需权限')).toBeVisible();
});

test.each(['/nowhere', '/system/nowhere'])(
  'nothing is said of the page at an address without one: %s',
  async (at) => {
    const { screen, toggle } = await open({ at });
    await toggle.click();
    await expect.element(screen.getByText('虚线框内的控件需要权限，指向或聚焦即可查看')).toBeVisible();
    await expect.element(screen.getByText(/^本页/)).not.toBeInTheDocument();
  },
);

test('[PERM-3] other users are not offered the hints, even where the browser tab remembers them', async () => {
  const first = await open();
  await first.toggle.click();
  await expect.poll(() => outline(first.screen, '编辑')).toBe('dashed');
  await first.screen.unmount();
  const { screen, toggle } = await open({ role: 'operator' });
  await expect.element(toggle).not.toBeInTheDocument();
  expect(outline(screen, '编辑')).toBe('none');
});

test('[SESS-5] the hints survive a reload, but no change of user', async () => {
  const first = await open();
  await first.toggle.click();
  await first.screen.unmount();
  const second = await open();
  await expect.element(second.toggle).toHaveAttribute('aria-checked', 'true');
  second.userScope.changed();
  await second.screen.unmount();
  await expect.element((await open()).toggle).toHaveAttribute('aria-checked', 'false');
});
