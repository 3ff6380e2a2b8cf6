import { expect, test } from 'vitest';
import { openExhibitSettings } from '@/src/testing/openExhibitSettings';

test('code is read, with its lines counted, and goes back as it came', { tags: 'full' }, async () => {
  const { form } = await openExhibitSettings();
  const code = form.getByRole('region', { name: '标签模板' });
  await expect.element(code.getByText('package', { exact: true })).toBeVisible();
  expect(code.element().querySelector('[aria-hidden]')?.textContent?.split('\n').at(-1)).toBe('17');
  await expect.element(form.getByRole('button', { name: '复制标签模板' })).toBeVisible();
});
