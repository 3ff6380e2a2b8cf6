import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openView } from '@/src/testing/openView';
import { expertEndpoints } from '../endpoints';

test('[E8] students that could not be read are read again by a press', { tags: 'full' }, async () => {
  const { path } = expertEndpoints['expert/filling'].operations.list;
  await openView(
    { view: 'expert/major/index' },
    { prepare: ({ faults }) => void faults.inject({ kind: 'code', code: 50000, path, times: 1 }) },
  );
  const picker = page.getByRole('navigation', { name: '选择考生' });
  await picker.getByRole('button', { name: '重新加载' }).click();
  await expect.element(picker.getByRole('listitem').first()).toBeVisible();
});
