import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { UnsavedContext } from '@/src/services/useUnsavedContext';
import { testDrafts } from '@/src/testing/testDrafts';
import { createUnsavedRegistry } from '@/src/work/unsavedRegistry';
import { signedInServices } from '../model/testServices';
import { Expiry } from './Expiry';
import '@/src/ui/theme/tokens.css';

const text = '登录状态已过期，您可以继续留在该页面，或者重新登录';

async function open() {
  const { services } = await signedInServices();
  const { session } = services;
  const unsavedRegistry = createUnsavedRegistry();
  const screen = await render(
    <UnsavedContext value={{ unsavedRegistry, drafts: testDrafts }}>
      <Expiry services={services} />
      <input aria-label="备注" defaultValue="写了一半" />
    </UnsavedContext>,
  );
  return { session, unsavedRegistry, screen, dialog: screen.getByRole('dialog', { name: '系统提示' }) };
}

test('[CODE-1] ten answers 401 at once make one dialog', async () => {
  const { session, screen, dialog } = await open();
  await expect.element(dialog).not.toBeInTheDocument();
  for (let answer = 0; answer < 10; answer += 1) session.onExpired('t-1');
  await expect.element(screen.getByText(text)).toBeVisible();
  expect(dialog.elements()).toHaveLength(1);
});

test('[CODE-1] 取消 keeps the page with a slim bar; nothing asks again; 重新登录 there signs out', async () => {
  const { session, screen, dialog } = await open();
  session.onExpired();
  await screen.getByRole('button', { name: '取消' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByLabelText('备注')).toHaveValue('写了一半');
  session.onExpired();
  await expect.element(dialog).not.toBeInTheDocument();
  await screen.getByRole('button', { name: '重新登录' }).click();
  expect(session.get()).toEqual({ phase: 'signed-out', landing: '/index' });
});

test('[CODE-1] 重新登录 in the dialog signs out, towards /index', async () => {
  const { session, screen } = await open();
  session.onExpired();
  await screen.getByRole('button', { name: '重新登录' }).click();
  expect(session.get()).toEqual({ phase: 'signed-out', landing: '/index' });
});

test('[CODE-1] 重新登录 has the draft of each open form written while the session is still there', async () => {
  const { session, unsavedRegistry, screen } = await open();
  const phases: string[] = [];
  unsavedRegistry.put({
    id: 'form',
    name: '新增机构',
    tab: '/customer/list',
    path: '/customer/list/create',
    rescue: () => void phases.push(session.get().phase),
    drop: () => void phases.push('dropped'),
  });
  session.onExpired();
  await expect.element(screen.getByRole('listitem')).toHaveTextContent('新增机构');
  await screen.getByRole('button', { name: '重新登录' }).click();
  expect(phases).toEqual(['expired-prompting']);
});

test('[CODE-1] work of which no draft can be kept is named as such, to be noted down first', {
  tags: 'full',
}, async () => {
  const { session, unsavedRegistry, screen } = await open();
  const place = { tab: '/customer/list', path: '/customer/list', drop: () => undefined };
  unsavedRegistry.put({ id: 'form', name: '新增机构', ...place, rescue: () => undefined });
  unsavedRegistry.put({ id: 'order', name: '菜单排序', ...place });
  session.onExpired();
  const listed = (name: RegExp) => screen.getByRole('list', { name }).getByRole('listitem');
  await expect.element(listed(/已存为草稿/)).toHaveTextContent('新增机构');
  await expect.element(listed(/无法存为草稿/)).toHaveTextContent('菜单排序');
});

test('the dialog holds the focus, and Escape is 取消', async () => {
  const { session, screen } = await open();
  session.onExpired();
  await expect.element(screen.getByRole('button', { name: '重新登录' })).toHaveFocus();
  await userEvent.keyboard('{Tab}{Tab}{Tab}');
  expect(screen.getByLabelText('备注').element()).not.toBe(document.activeElement);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => session.get().phase).toBe('expired-quiet');
});

test('the slim bar fits into the room that pages keep for it, on the narrowest phone too', {
  tags: 'full',
}, async () => {
  await page.viewport(320, 640);
  const { session, screen } = await open();
  session.onExpired();
  await screen.getByRole('button', { name: '取消' }).click();
  const bar = screen.getByRole('status').element();
  const room = getComputedStyle(document.documentElement).getPropertyValue('--notice-space');
  expect(bar.getBoundingClientRect().height).toBeLessThan(Number.parseInt(room, 10));
});
