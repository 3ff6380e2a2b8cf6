import { expect, test } from 'vitest';
import { openView } from '@/src/testing/openView';
import { stores } from './stores';

test('a', async () => {
  const t0 = performance.now();
  const { screen } = await openView(stores);
  const t1 = performance.now();
  await expect.element(screen.getByText('共 36 条')).toBeVisible();
  await expect.poll(() => screen.getByRole('row').elements().length).toBeGreaterThan(20);
  console.log(t1 - t0, performance.now() - t1);
});
test('b', async () => {
  const t0 = performance.now();
  const { screen, go } = await openView(stores, { at: '/create' });
  const t1 = performance.now();
  await expect.element(screen.getByRole('button', { name: '保存' })).toBeVisible();
  console.log(t1 - t0, performance.now() - t1);
  await go('/edit/3');
  await expect.element(screen.getByLabelText('机构名称').last()).toHaveValue('x');
});
