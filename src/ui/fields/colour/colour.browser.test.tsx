import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openSampleTree } from '@/src/testing/openSampleTree';

test('a colour is typed or picked; an invalid one is refused at its field', { tags: 'full' }, async () => {
  const { form, sent } = await openSampleTree();
  const colour = form.getByRole('textbox', { name: '颜色' });
  await colour.fill('红色');
  await form.getByRole('button', { name: '保存' }).click();
  await expect.element(form.getByText('请输入 #rrggbb 形式的颜色')).toBeVisible();
  await form.getByRole('button', { name: '选色' }).click();
  await expect.element(page.getByText('常用颜色')).toBeVisible();
  await colour.fill('#13a8a8');
  expect(await sent()).toEqual({ id: 2, colour: '#13a8a8' });
});
