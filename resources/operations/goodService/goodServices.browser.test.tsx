import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listPage } from '@/src/testing/listPage';
import { openView } from '@/src/testing/openView';
import { goodServices } from './goodServices';

test('[O7] the service is seen as a phone shows it, and what came of it beside its predecessor', {
  tags: 'full',
}, async () => {
  const visit = await openView(goodServices);
  await listPage(visit, goodServices).ready();
  await visit.go('/show/2');
  const drawer = page.getByRole('dialog', { name: '优质服务：志愿卡' });
  await drawer.getByRole('tab', { name: '预览' }).click();
  const phone = drawer.getByRole('region', { name: '手机预览' });
  await expect.element(phone.getByText('志愿卡')).toBeVisible();
  await expect.element(phone.getByText(/十分钟看懂选科组合$/)).toBeVisible();
  expect(phone.element().querySelector('img')).not.toBeNull();
  await drawer.getByRole('tab', { name: '近 14 天效果' }).click();
  await expect.element(drawer.getByText(/（此前在该位置）$/)).toBeVisible();
});
