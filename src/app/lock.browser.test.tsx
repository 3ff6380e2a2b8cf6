import { QueryObserver } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { someUser } from '@/providers/auth/userFixture';
import { readConfig } from '../config';
import { Toaster } from '../shell/kit/Toaster';
import { signedInServices } from '../shell/model/testServices';
import { createUnsavedRegistry } from '../work/unsavedRegistry';
import { Application } from './Application';
import { createRuntime } from './createRuntime';
import '../ui/theme/tokens.css';

const reading = readConfig({}, { mocks: false });
if ('problems' in reading) throw new Error('The defaults are wrong');
const { config } = reading;

/** The whole application of somebody who is signed in, at an address without a page. */
async function open() {
  const nothing = () => null;
  const responses = { unlock: nothing, clearallcache: nothing };
  const { services } = await signedInServices(someUser(), ['*:*:*'], responses);
  const runtime = createRuntime(services, config);
  await render(
    <MemoryRouter initialEntries={['/nowhere']}>
      <Application services={services} runtime={runtime} unsavedRegistry={createUnsavedRegistry()} />
      <Toaster notifier={services.notifier} />
    </MemoryRouter>,
  );
  onTestFinished(() => localStorage.removeItem('shell-lock'));
  return { services, runtime };
}

async function lock() {
  await page.getByRole('button', { name: '林知远' }).click();
  await page.getByRole('button', { name: '锁屏' }).click();
  await expect.element(page.getByRole('heading', { name: '屏幕已锁定' })).toBeVisible();
}

beforeEach(() => page.viewport(1280, 800));

test('neither the transfers nor a message nor a panel lies over the locked screen; they go on behind it', {
  tags: 'full',
}, async () => {
  const { services, runtime } = await open();
  const panel = page.getByRole('region', { name: '传输列表' });
  const { put } = runtime.transfers;
  const transfer = { id: 'one', kind: 'export', name: '机构名单.csv' } as const;
  put({ ...transfer, state: { phase: 'running', percent: 10 } });
  await expect.element(panel).toBeVisible();
  services.notifier.notify('notification', '机构「明德教育」已开通');
  await expect.element(page.getByText('机构「明德教育」已开通')).toBeVisible();
  await lock();
  services.notifier.notify('success', '导出完成');
  put({ ...transfer, state: { phase: 'failed', reason: '网络异常' }, retry: () => undefined });
  await userEvent.keyboard('{Control>}k{/Control}?');
  await expect.element(page.getByLabelText('登录密码')).toBeVisible();
  expect(panel.elements()).toHaveLength(0);
  expect(page.getByRole('dialog').elements()).toHaveLength(0);
  expect(document.body.textContent).not.toMatch(/机构|导出/);
  await page.getByLabelText('登录密码').fill('admin123');
  await userEvent.keyboard('{Enter}');
  await expect.element(panel.getByText('网络异常')).toBeVisible();
  await expect.element(page.getByText('导出完成')).toBeVisible();
});

test('[CODE-4] a question of the server is declined over the locked screen, and asked again on return', async () => {
  const { services } = await open();
  await lock();
  const retry = () => Promise.reject(new Error('sent again'));
  const question = { message: '仍要覆盖吗？', call: 'POST /x', retry, answersBefore: 0 };
  const asked = services.overrides.settle(question);
  await expect(asked).rejects.toMatchObject({ reason: { kind: 'declined' } });
  expect(page.getByRole('dialog').elements()).toHaveLength(0);
  await page.getByLabelText('登录密码').fill('admin123');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: '林知远' })).toBeVisible();
  void services.overrides.settle(question).catch(() => undefined);
  await expect.element(page.getByRole('dialog', { name: '确认提示' })).toBeVisible();
});

test('[LAY-5] 清除缓存 reads again what is on screen', async () => {
  const { runtime } = await open();
  let reads = 0;
  const query = { queryKey: ['rows'], queryFn: () => ++reads, staleTime: Number.POSITIVE_INFINITY };
  onTestFinished(new QueryObserver(runtime.queryClient, query).subscribe(() => undefined));
  await expect.poll(() => reads).toBe(1);
  await page.getByRole('button', { name: '林知远' }).click();
  await page.getByRole('button', { name: '清除缓存' }).click();
  await page.getByRole('button', { name: '确定' }).click();
  await expect.element(page.getByText('清除成功')).toBeVisible();
  expect(reads).toBe(2);
});
