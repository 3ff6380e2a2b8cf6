import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useLayoutEffect } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router';
import { expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { UnsavedContext, useUnsavedContext } from '@/src/services/useUnsavedContext';
import { createDrafts } from '@/src/work/drafts';
import { createUnsavedRegistry } from '@/src/work/unsavedRegistry';
import { Dialog } from '../../kit/Dialog';
import { testServices } from '../../model/testServices';
import { Updates } from '../home/Updates';
import UnreadPopups from './UnreadPopups';

const row = (id: number, more: object) => ({
  ...{ id, version: `2.0.${id}`, title: `更新${id}`, type: 1, content: `<p>内容${id}</p>` },
  ...{ publishTime: '2026-06-20 10:00:00', popup: 1, isread: 0 },
  ...more,
});

/** The notes over a block of home, beside a page, and a server on which reading one reads all. */
async function open(list: readonly object[], page: ReactNode = null) {
  let readAll = {};
  const { services, calls } = testServices({
    systermUpdateList: () => ({
      list: list.map((one) => ({ ...one, ...readAll })),
      total: list.length,
      unread: list.length,
    }),
    updateRead: () => {
      readAll = { isread: 1 };
    },
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  onTestFinished(() => queries.clear());
  const unsavedRegistry = createUnsavedRegistry();
  const place = { unsavedRegistry, drafts: createDrafts(1) };
  const screen = await render(
    <QueryClientProvider client={queries}>
      <UnsavedContext value={place}>
        <MemoryRouter>
          <Updates send={services.send} />
          <UnreadPopups services={services} />
          <Link to="/next">下一页</Link>
          <Routes>
            <Route path="/" element={page} />
            <Route path="*" element={null} />
          </Routes>
        </MemoryRouter>
      </UnsavedContext>
    </QueryClientProvider>,
  );
  const marked = () => calls.filter(({ path }) => path.endsWith('/updateRead')).map(({ body }) => body);
  const asked = () => calls.filter(({ path }) => path.endsWith('/systermUpdateList')).length;
  return { screen, marked, asked, unsavedRegistry };
}

test('[O1] the unread release notes that come up by themselves are in one dialog, and read together', async () => {
  const { screen, marked } = await open([
    row(3, {}),
    row(2, { popup: 0 }),
    row(1, {}),
    row(0, { isread: 1 }),
  ]);
  const dialog = screen.getByRole('dialog', { name: '系统更新' });
  await expect.element(dialog.getByText('内容3')).toBeVisible();
  await expect.element(dialog.getByText('内容1')).toBeVisible();
  await expect.element(dialog.getByText('内容2')).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: '知道了' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(marked).toEqual([{ id: '3,1' }]);
});

test('[O1] no release note comes up where all are read', async () => {
  const { screen, asked } = await open([row(1, { isread: 1 }), row(2, { popup: 0 })]);
  await expect.poll(asked).toBe(2); // the block and the notes
  // Both are answered together.
  await expect.element(screen.getByRole('region', { name: '系统更新' }).getByText(/更新1/)).toBeVisible();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('[O1] a release note that was read here is read on the home page too', { tags: 'full' }, async () => {
  const { screen } = await open([row(1, {})]);
  const block = screen.getByRole('region', { name: '系统更新' });
  await expect.element(block.getByText('未读')).toBeInTheDocument();
  await screen.getByRole('dialog').getByRole('button', { name: '知道了' }).click();
  await expect.element(block.getByText('未读')).not.toBeInTheDocument();
  await expect.element(block.getByText(/更新1/)).toBeVisible();
});

test('[O1] release notes wait behind an open dialog, and come up with the next page', {
  tags: 'full',
}, async () => {
  const { screen, asked } = await open(
    [row(1, {})],
    <Dialog title="备忘" onCancel={() => undefined} actions={<Link to="/next">关闭</Link>}>
      给家长回电话
    </Dialog>,
  );
  await expect.element(screen.getByText('更新1')).toBeInTheDocument();
  expect(asked()).toBe(1); // the block alone
  await screen.getByRole('dialog', { name: '备忘' }).getByRole('link', { name: '关闭' }).click();
  await expect.element(screen.getByRole('dialog', { name: '系统更新' })).toBeVisible();
});

test('[O1] release notes come up over no unsaved changes, but once these are saved and left', async () => {
  const { screen, asked, unsavedRegistry } = await open([row(1, {})], <Typed />);
  await expect.element(screen.getByText('更新1')).toBeInTheDocument();
  expect(asked()).toBe(1); // the block alone
  unsavedRegistry.remove('typed');
  await screen.getByRole('link', { name: '下一页' }).click();
  await expect.element(screen.getByRole('dialog', { name: '系统更新' })).toBeVisible();
});

test('[O1] release notes come up over no form that was just opened, but with the page after it', async () => {
  const { screen, asked } = await open(
    [row(1, {})],
    <>
      <form className="record-form" />
      <Link to="/system/post/create">新增</Link>
    </>,
  );
  await expect.element(screen.getByText('更新1')).toBeInTheDocument();
  expect(asked()).toBe(1); // the block alone
  await screen.getByRole('link', { name: '新增' }).click();
  await expect.element(screen.getByRole('link', { name: '新增' })).not.toBeInTheDocument();
  expect(asked()).toBe(1);
  await screen.getByRole('link', { name: '下一页' }).click();
  await expect.element(screen.getByRole('dialog', { name: '系统更新' })).toBeVisible();
});

/** A form in which something was typed. */
function Typed() {
  const place = useUnsavedContext();
  useLayoutEffect(() => {
    const nothing = () => undefined;
    const where = { tab: '', path: '/' };
    place?.unsavedRegistry.put({ id: 'typed', name: '新增备忘', ...where, rescue: nothing, drop: nothing });
  }, [place]);
  return null;
}
