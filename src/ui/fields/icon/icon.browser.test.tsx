import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openSampleTree } from '@/src/testing/openSampleTree';

test('an icon is found by the staff’s word for it, and chosen by the keyboard', {
  tags: 'full',
}, async () => {
  const { form, sent } = await openSampleTree();
  await form.getByRole('button', { name: '图标', exact: true }).click();
  const picker = page.getByRole('dialog', { name: '选择图标' });
  await expect.element(picker.getByRole('textbox')).toHaveFocus();
  await picker.getByRole('textbox').fill('商店');
  await expect.element(picker.getByRole('option', { name: 'ShopOutlined', exact: true })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
  await expect.element(picker).not.toBeInTheDocument();
  await expect.element(form.getByText('AppstoreOutlined')).toBeVisible();
  expect(await sent()).toEqual({ id: 2, icon: 'AppstoreOutlined' });
});
