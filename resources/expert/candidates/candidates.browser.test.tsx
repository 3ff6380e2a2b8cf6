import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openView } from '@/src/testing/openView';
import { expertEndpoints } from '../endpoints';

const { units } = expertEndpoints['expert/volunteer'].operations;

test('[E3] candidates that could not be read are not counted; read again, they are', {
  tags: 'full',
}, async () => {
  const { mockServer } = await openView(
    { view: 'expert/filling/workbench' },
    {
      at: '?userId=101',
      prepare: ({ faults }) => faults.inject({ kind: 'code', code: 50000, path: units.path }),
    },
  );
  const pane = page.getByRole('region', { name: '候选' });
  const again = pane.getByRole('button', { name: '重新加载' });
  const count = pane.getByText(/^共 [\d,]+ 个/);
  await expect.element(again).toBeVisible();
  expect(count.elements()).toHaveLength(0);
  mockServer.faults.clear();
  await again.click();
  await expect.element(count).toBeVisible();
});
