import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RequestError } from '@/providers/http/errors';
import { memoryDrafts } from '@/src/testing/testDrafts';
import { type LockOptions, lockScreen, openLock, wrong } from './openLock';

const open = (options: Omit<LockOptions, 'drafts'> = {}) => openLock({ drafts: memoryDrafts(), ...options });

beforeEach(() => page.viewport(1280, 800));

test('the locked application is not mounted; name, clock and ways out are there', async () => {
  const { screen } = await open();
  await screen.getByLabelText('备注').fill('不该被看到');
  await lockScreen(screen);
  await expect.element(screen.getByLabelText('备注')).not.toBeInTheDocument();
  expect(document.body.textContent).not.toContain('不该被看到');
  await expect.element(screen.getByText('林知远')).toBeVisible();
  await expect.element(screen.getByText(/^\d\d:\d\d$/)).toBeVisible();
  await expect.element(screen.getByLabelText('登录密码')).toHaveFocus();
  await expect.element(screen.getByText(/已存为草稿/)).not.toBeInTheDocument();
  await expect.poll(() => document.title).toContain('屏幕已锁定');
});

test('a wrong password says so at the field, the right one shows the page again with the focus on it', async () => {
  const { screen, sent } = await open();
  await lockScreen(screen);
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('请输入登录密码')).toBeVisible();
  await screen.getByLabelText('登录密码').fill('wrong1');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText(wrong)).toBeVisible();
  await expect.element(screen.getByLabelText('登录密码')).toHaveFocus();
  await screen.getByLabelText('登录密码').fill('admin123');
  await screen.getByRole('button', { name: '解锁', exact: true }).click();
  await expect.element(screen.getByLabelText('备注')).toBeVisible();
  await expect.element(screen.getByRole('main')).toHaveFocus();
  expect(sent()).toEqual([{ password: 'wrong1' }, { password: 'admin123' }]);
});

test('a page that is longer than the window is not scrolled by the focus', async () => {
  const { screen } = await open();
  await lockScreen(screen);
  await screen.getByLabelText('登录密码').fill('admin123');
  await screen.getByRole('button', { name: '解锁', exact: true }).click();
  await expect.element(screen.getByRole('main')).toHaveFocus();
  expect(document.documentElement.scrollHeight).toBeGreaterThan(window.innerHeight);
  expect(window.scrollY).toBe(0);
});

test('a reload shows the lock screen at once', async () => {
  const { screen, gate } = await open();
  await lockScreen(screen);
  await screen.unmount();
  const again = await render(gate);
  await expect.element(again.getByRole('heading', { name: '屏幕已锁定' })).toBeVisible();
  await expect.element(again.getByLabelText('备注')).not.toBeInTheDocument();
});

test('open forms are drafts before they are taken down, and forgotten then', async () => {
  const drafts = memoryDrafts();
  const { screen, unsavedRegistry } = await openLock({ drafts });
  const [name, path] = ['新增机构', '/customer/list/create'];
  const values = () => ({ mounted: document.body.textContent.includes('备注') });
  unsavedRegistry.put({
    ...{ id: 'form', name, tab: '/customer/list', path },
    rescue: () => drafts.rescue(path, { name, values: values(), savedAt: 0 }),
    drop: () => void drafts.remove(path),
  });
  await lockScreen(screen);
  await expect.element(screen.getByText('未保存的内容已存为草稿，解锁后可以恢复')).toBeVisible();
  expect(drafts.kept.get(path)?.values).toEqual({ mounted: true });
  expect(unsavedRegistry.get()).toEqual([]);
});

test('work of which no draft can be kept is asked about before the lock', { tags: 'full' }, async () => {
  const { screen, unsavedRegistry } = await open();
  const place = { tab: '/system/menu', path: '/system/menu', drop: () => undefined };
  unsavedRegistry.put({ id: 'order', name: '菜单排序', ...place });
  unsavedRegistry.put({ id: 'form', name: '新增机构', ...place, rescue: () => undefined });
  const press = () => screen.getByRole('button', { name: '锁定屏幕' }).click();
  const asked = () => unsavedRegistry.pendingPrompt()?.dirtyForms.map(({ name }) => name);
  await press();
  expect(asked()).toEqual(['菜单排序']);
  unsavedRegistry.pendingPrompt()?.answer(false);
  await expect.element(screen.getByLabelText('备注')).toBeVisible();
  await press();
  unsavedRegistry.pendingPrompt()?.answer(true);
  await expect.element(screen.getByRole('heading', { name: '屏幕已锁定' })).toBeVisible();
});

describe('the session ends with the reason where no password can help any more', () => {
  test('after the last wrong password', async () => {
    const locked = '账号已锁定，请 10 分钟后再试';
    const { screen, services, shown } = await open({
      responses: {
        unlock: () => {
          throw new RequestError(locked, {
            reason: { kind: 'refused', code: 40000, data: { left: 0 } },
            call: 'POST /',
          });
        },
      },
    });
    await lockScreen(screen);
    await screen.getByLabelText('登录密码').fill('wrong1');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => services.session.get().phase).toBe('signed-out');
    expect(shown).toEqual([locked]);
  });

  test('where the session is over', async () => {
    const { screen, services, shown } = await open({
      responses: {
        unlock: () => {
          throw new RequestError('登录已过期', { reason: { kind: 'expired', code: 40310 }, call: 'POST /' });
        },
      },
    });
    await lockScreen(screen);
    await screen.getByLabelText('登录密码').fill('admin123');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => services.session.get().phase).toBe('signed-out');
    expect(shown).toEqual(['登录已过期']);
  });
});

test('the screen without a network stays locked, says why, and can be tried again', async () => {
  let tries = 0;
  const { screen, services } = await open({
    responses: {
      unlock: () => {
        if (tries++ === 0)
          throw new RequestError('网络异常', { reason: { kind: 'network' }, call: 'POST /' });
        return null;
      },
    },
  });
  await lockScreen(screen);
  const unlock = screen.getByRole('button', { name: '解锁', exact: true });
  await screen.getByLabelText('登录密码').fill('admin123');
  await unlock.click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('网络异常');
  expect(services.session.get().phase).toBe('active');
  await expect.element(unlock).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByLabelText('备注')).toBeVisible();
});

test('[SESS-2] signing out from the lock screen asks first', async () => {
  const { screen, services } = await open();
  await lockScreen(screen);
  await screen.getByRole('button', { name: '退出登录' }).click();
  await screen.getByRole('button', { name: '取消' }).click();
  expect(services.session.get().phase).toBe('active');
  await screen.getByRole('button', { name: '退出登录' }).click();
  await expect.element(screen.getByText('确定注销并退出系统吗？')).toBeVisible();
  await screen.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => services.session.get()).toEqual({ phase: 'signed-out', landing: '/index' });
});

test('the lock screen fits a narrow screen', async () => {
  await page.viewport(320, 640);
  const { screen } = await open();
  await lockScreen(screen);
  expect(document.documentElement.scrollWidth).toBe(320);
});
