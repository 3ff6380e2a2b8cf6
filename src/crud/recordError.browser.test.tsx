import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { exhibits } from '@/resources/dev/exhibits';
import { samples } from '@/resources/dev/samples';
import { openView } from '@/src/testing/openView';

test.each(['show', 'edit'])(
  'a record that is not there leads back to its list: %s',
  {
    tags: 'full',
  },
  async (kind) => {
    const { address } = await openView(samples, { at: `/${kind}/99999?page=2` });
    const dialog = page.getByRole('dialog', { name: '示例' });
    await expect.element(dialog.getByRole('button', { name: '重新加载' })).toBeVisible();
    await dialog.getByRole('button', { name: '返回列表' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(address()).toBe('/dev/samples?page=2');
  },
);

test('a form that is a page has one way back where its record is not there', { tags: 'full' }, async () => {
  const { address } = await openView(exhibits, { at: '/edit/99999?page=2' });
  await expect.element(page.getByRole('alert').getByRole('button', { name: '重新加载' })).toBeVisible();
  await page.getByRole('button', { name: '返回列表' }).click();
  await expect.poll(address).toBe('/dev/exhibits?page=2');
});
