import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { parseNodes } from '@/providers/auth/ruleList';
import { someUser } from '@/providers/auth/userFixture';
import { buildMenuTree } from '../../model/menu/menuTree';
import { NoAccess } from './NoAccess';
import { VisitorContext } from './VisitorContext';
import '@/src/ui/theme/tokens.css';

const rules = [{ path: '/customer/list', component: 'customer/list/index', meta: { title: '机构列表' } }];
const tree = buildMenuTree(
  parseNodes(rules, '', () => {}),
  { grants: { permissions: [], roles: [] } },
);

function open(address: string, permission?: string) {
  return render(
    <MemoryRouter initialEntries={[address]}>
      <VisitorContext value={{ user: someUser({ name: 'caiwu', realName: '周予安' }), tree }}>
        <NoAccess permission={permission} />
        <textarea aria-label="粘贴到这里" />
      </VisitorContext>
    </MemoryRouter>,
  );
}

async function paste(screen: Awaited<ReturnType<typeof open>>): Promise<string> {
  const field = screen.getByLabelText('粘贴到这里');
  await field.click();
  await userEvent.paste();
  const element = field.element();
  return element instanceof HTMLTextAreaElement ? element.value : '';
}

const request = '申请开通「机构列表」的访问权限：customer:store:create（账号 caiwu，周予安）';

test('[ROUTE-3] a refused page has a request to copy: page, permission and person in one sentence', async () => {
  const screen = await open('/customer/list/create', 'customer:store:create');
  await screen.getByRole('button', { name: '复制申请内容' }).click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('已复制，请发给管理员');
  expect(await paste(screen)).toBe(request);
});

test('the text is copied the old way on plain HTTP, which has no modern clipboard', async () => {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
  try {
    const screen = await open('/customer/list/create', 'customer:store:create');
    await screen.getByRole('button', { name: '复制申请内容' }).click();
    await expect.element(screen.getByRole('status')).toHaveTextContent('已复制，请发给管理员');
    await expect.element(screen.getByRole('button', { name: '复制申请内容' })).toHaveFocus();
  } finally {
    Reflect.deleteProperty(navigator, 'clipboard');
  }
});

test('the text is there to be copied by hand where the browser lets nobody copy', async () => {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
  Object.defineProperty(document, 'execCommand', { configurable: true, value: () => false });
  try {
    const screen = await open('/401');
    await screen.getByRole('button', { name: '复制申请内容' }).click();
    const field = screen.getByRole('textbox', { name: '浏览器不允许自动复制，请手动复制：' });
    await expect.element(field).toHaveValue('申请开通「当前页面」的访问权限（账号 caiwu，周予安）');
    await expect.element(field).toHaveFocus();
    expect(document.getSelection()?.toString()).toContain('申请开通');
  } finally {
    Reflect.deleteProperty(navigator, 'clipboard');
    Reflect.deleteProperty(document, 'execCommand');
  }
});
