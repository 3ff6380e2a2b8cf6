import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { someUser } from '@/providers/auth/userFixture';
import { unreadUpdates } from '@/providers/updates/updates';
import { type Responder, refusal, testServices } from '../../model/testServices';
import UpdatesDrawer from './UpdatesDrawer';

/** A server that remembers which notes were read. */
function server() {
  const read = new Set<number>([1]);
  const rows = [
    {
      id: 3,
      version: '2.0.1',
      title: '首页更实用',
      type: 2,
      content: '<b>待办事项</b><img src=x onerror=alert(1)>',
    },
    { id: 2, version: '2.0.0', title: '全新后台', type: 1, content: '标签页' },
    { id: 1, version: '1.9.2', title: '权限配置', type: 3, content: '更直观' },
  ];
  const list = () => ({
    list: rows.map((row) => ({
      ...row,
      publishTime: '2026-06-20 10:00:00',
      isread: read.has(row.id) ? 1 : 0,
    })),
    total: 3,
    unread: rows.filter(({ id }) => !read.has(id)).length,
  });
  const updateRead = (body: unknown) => {
    const ids = body && typeof body === 'object' && 'id' in body ? String(body.id).split(',') : [];
    for (const id of ids) read.add(Number(id));
  };
  return { systermUpdateList: list, updateRead };
}

async function open(responses: Record<string, Responder> = server()) {
  const { services, calls } = testServices(responses);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  onTestFinished(() => queries.clear());
  let closed = 0;
  const close = () => {
    closed += 1;
  };
  const screen = await render(
    <QueryClientProvider client={queries}>
      <UpdatesDrawer services={services} user={someUser()} tree={[]} close={close} />
    </QueryClientProvider>,
  );
  const marked = () => calls.filter(({ path }) => path.endsWith('/updateRead')).map(({ body }) => body);
  return { screen, services, marked, closed: () => closed };
}

test('opening an entry shows its text, without anything that could act, and marks it read', async () => {
  const { screen, marked } = await open();
  const entry = screen.getByRole('button', { name: /v2.0.1/ });
  await expect.element(entry).toHaveTextContent('v2.0.1优化2026-06-20未读首页更实用');
  await entry.click();
  await expect.element(screen.getByText('待办事项')).toBeVisible();
  expect(screen.getByRole('img').element().getAttributeNames()).toEqual(['src']);
  await expect.element(entry).not.toHaveTextContent('未读');
  expect(marked()).toEqual([{ id: '3' }]);
  await entry.click();
  await entry.click();
  expect(marked()).toHaveLength(1);
});

test('全部已读 names all that are unread in one call, and has nothing left to do', async () => {
  const { screen, marked, services } = await open();
  expect(await unreadUpdates(services.send)).toBe(2);
  const button = screen.getByRole('button', { name: '全部已读' });
  await button.click();
  await expect.element(button).toBeDisabled();
  expect(marked()).toEqual([{ id: '3,2' }]);
  expect(await unreadUpdates(services.send)).toBe(0);
});

test('a failure is said, and asking again helps; the count of the unread is then nothing', async () => {
  let broken = true;
  const { systermUpdateList } = server();
  const answer = () => {
    if (broken) throw refusal('系统内部错误');
    return systermUpdateList();
  };
  const { screen, services } = await open({ systermUpdateList: answer });
  await expect.element(screen.getByRole('alert')).toHaveTextContent('系统内部错误');
  expect(await unreadUpdates(services.send)).toBe(0);
  broken = false;
  await screen.getByRole('button', { name: '重试' }).click();
  await expect.element(screen.getByRole('button', { name: /v2.0.0/ })).toBeVisible();
});

test('Escape and the cross close it', async () => {
  const { screen, closed } = await open();
  await expect.element(screen.getByRole('dialog', { name: '系统更新' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await screen.getByRole('button', { name: '关闭' }).click();
  expect(closed()).toBe(2);
});
