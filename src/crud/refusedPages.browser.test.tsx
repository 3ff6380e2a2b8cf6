import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openView } from '@/src/testing/openView';

const view = { view: 'system/post/index' };
const list = 'system:post:list';
const edit = 'system:post:edit';

test.each([
  ['/create', [list], '没有权限：system:post:add'],
  ['/edit/1', [list, edit], '没有权限：system:post:query'],
  ['/show/1', [list, edit], '没有权限：system:post:query'],
])('[PERM-3] a refused address replaces the list: %s', { tags: 'full' }, async (at, permissions, text) => {
  const { screen } = await openView(view, { as: 'yunying', permissions, at });
  await expect.element(screen.getByText(text)).toBeVisible();
  await expect.element(page.getByRole('table')).not.toBeInTheDocument();
});

test('[PERM-3] rows offer no form whose record may not be read', { tags: 'full' }, async () => {
  const { screen } = await openView(view, { as: 'yunying', permissions: [list, edit] });
  await expect.element(page.getByRole('cell', { name: '董事长' })).toBeVisible();
  expect(screen.getByRole('button', { name: /^编辑：/ }).query()).toBe(null);
  expect(screen.getByRole('link', { name: '董事长' }).query()).toBe(null);
});
