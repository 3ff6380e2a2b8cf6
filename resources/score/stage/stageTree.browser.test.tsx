import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openView } from '@/src/testing/openView';

test('[Q5] a search that finds no province says so', { tags: 'full' }, async () => {
  await openView({ view: 'score/stage/index' });
  const tree = page.getByRole('navigation', { name: '省份、年份与科类' });
  await expect.element(tree.getByText('山东', { exact: true })).toBeVisible();
  await tree.getByRole('searchbox', { name: '搜索省份' }).fill('查无');
  await expect.element(tree.getByText('没有找到')).toBeVisible();
});
