import { expect, test } from 'vitest';
import { pressByEnter } from '@/src/testing/enter';
import { openExhibitSettings } from '@/src/testing/openExhibitSettings';

test('a repeated group: each item has its own rules, and is added, moved and removed', {
  tags: 'full',
}, async () => {
  const { form, sent } = await openExhibitSettings();
  const item = (place: number) => form.getByRole('group', { name: `联系人 ${place}`, exact: true });
  await form.getByRole('button', { name: '添加联系人' }).click();
  await expect.element(item(3).getByLabelText('姓名')).toHaveFocus();
  await item(3).getByLabelText('手机号').fill('1');
  await form.getByRole('button', { name: '保存' }).click();
  await expect.element(item(3).getByText('请输入姓名')).toBeVisible();
  await expect.element(item(3).getByText('请输入正确的手机号码')).toBeVisible();
  await expect.element(item(3).getByLabelText('姓名')).toHaveFocus();
  await item(3).getByLabelText('姓名').fill(' 丙老师 ');
  await item(3).getByLabelText('手机号').fill('19900000000');
  await pressByEnter(item(3).getByRole('button', { name: '上移联系人 3' }));
  await expect.element(item(2).getByLabelText('姓名')).toHaveValue(' 丙老师 ');
  await expect.element(item(3).getByLabelText('协助内容')).toHaveValue('周末值班');
  await pressByEnter(item(1).getByRole('button', { name: '删除联系人 1' }));
  await expect.element(item(3)).not.toBeInTheDocument();
  expect(await sent()).toEqual([
    {
      id: 1,
      contacts: [
        { name: '丙老师', mobile: '19900000000', duty: 1 },
        { name: '乙老师', mobile: '19900005678', duty: 2, note: '周末值班' },
      ],
    },
  ]);
});
