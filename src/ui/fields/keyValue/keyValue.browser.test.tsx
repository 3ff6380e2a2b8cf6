import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { pressByEnter } from '@/src/testing/enter';
import { openExhibitSettings } from '@/src/testing/openExhibitSettings';

test('keys and values: added, moved, removed by the keyboard; no key is missing or there twice', {
  tags: 'full',
}, async () => {
  const { form, sent } = await openExhibitSettings();
  const table = form.getByRole('group', { name: '规格' });
  await table.getByRole('button', { name: '添加一行' }).click();
  await expect.element(table.getByLabelText('第 3 行规格名')).toHaveFocus();
  await userEvent.keyboard('长{Tab}1');
  await expect.element(form.getByText('规格名「长」重复')).toBeVisible();
  await table.getByLabelText('第 3 行规格名').fill('');
  await expect.element(form.getByText('请输入第 3 行的规格名')).toBeVisible();
  await table.getByLabelText('第 3 行规格名').fill('高');
  await pressByEnter(table.getByRole('button', { name: '上移第 3 行' }));
  await expect.element(table.getByRole('button', { name: '上移第 2 行' })).toHaveFocus();
  await pressByEnter(table.getByRole('button', { name: '上移第 2 行' }));
  await expect.element(table.getByRole('button', { name: '下移第 1 行' })).toHaveFocus();
  await pressByEnter(table.getByRole('button', { name: '删除第 2 行' }));
  await expect.element(table.getByRole('button', { name: '删除第 2 行' })).toHaveFocus();
  expect(await sent()).toEqual([
    {
      id: 1,
      parameters: [
        { key: '高', value: '1' },
        { key: '宽', value: '18 cm' },
      ],
    },
  ]);
});
