import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listPage } from '@/src/testing/listPage';
import { openView, renderInside } from '@/src/testing/openView';
import { CopiedModal } from './CopyDialog';
import { volunteers } from './volunteers';

const cancel = page.getByRole('dialog').getByRole('button', { name: '取消' });

test('[E6] the outcome of 重新校验 is only closed: there is nothing to cancel', {
  tags: 'full',
}, async () => {
  const list = listPage(await openView({ view: 'expert/volunteer/index' }), volunteers);
  await list.ready();
  await list.rows.first().getByRole('checkbox').click();
  await list.root.getByRole('button', { name: '重新校验' }).click();
  await expect.element(page.getByRole('status').getByText('已校验 1 / 1 张志愿表')).toBeVisible();
  await expect.element(cancel).not.toBeInTheDocument();
});

test('[E6] the outcome of a copy is only closed', { tags: 'full' }, async () => {
  await renderInside(<CopiedModal copied={{ copied: 3, skipped: [] }} close={() => undefined} />);
  await expect.element(page.getByText('已复制 3 个志愿')).toBeVisible();
  await expect.element(cancel).not.toBeInTheDocument();
});
