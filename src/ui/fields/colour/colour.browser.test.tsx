import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
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

test('[A11Y] the panel of colours is used by key: it takes the focus, and gives it back', {
  tags: 'full',
}, async () => {
  const { form } = await openSampleTree();
  const button = form.getByRole('button', { name: '选色' });
  const panel = page.getByRole('dialog', { name: '选色' });
  button.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(panel).toHaveFocus();
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Tab}');
  await expect.element(panel.getByRole('slider', { name: '色相' })).toHaveFocus();
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Enter}');
  await expect.element(panel.getByRole('button', { name: '蓝色', exact: true })).toHaveFocus();
  await expect.element(form.getByRole('textbox', { name: '颜色' })).toHaveValue('#006bd9');
  await userEvent.keyboard('{Escape}');
  await expect.element(button).toHaveFocus();
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(form).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(panel).toHaveFocus();
  form.getByLabelText('名称').element().focus();
  await expect.element(panel).not.toBeInTheDocument();
});
