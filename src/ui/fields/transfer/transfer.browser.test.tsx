import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openSampleTree } from '@/src/testing/openSampleTree';

test('choices are taken over from one half to the other, in the order in which they were taken', {
  tags: 'full',
}, async () => {
  const { form, sent } = await openSampleTree();
  const group = form.getByRole('group', { name: '开设科目' });
  const take = async (name: string) => {
    await group.getByRole('textbox').first().fill(name);
    await group.getByRole('checkbox', { name }).click();
    await group.getByRole('button', { name: '选入' }).click();
  };
  await take('物理');
  await take('地理');
  expect(await sent()).toEqual({ id: 2, subjects: ['物理', '地理'] });
});

test('[A11Y] a choice that is moved by key is told, and the half that it is in has the focus', {
  tags: 'full',
}, async () => {
  const { form } = await openSampleTree();
  const group = form.getByRole('group', { name: '开设科目' });
  await group.getByRole('textbox', { name: '查找可选项' }).fill('物理');
  const moves = [
    ['选入', '已选'],
    ['移出', '可选'],
  ] as const;
  for (const [move, title] of moves) {
    await group.getByRole('checkbox', { name: '物理' }).click();
    group.getByRole('button', { name: move, exact: true }).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(group.getByRole('list', { name: title, exact: true })).toHaveFocus();
    await expect.element(group.getByRole('status')).toHaveTextContent(`已${move} 1 项`);
  }
});
