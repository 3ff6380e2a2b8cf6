import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openSampleTree } from '@/src/testing/openSampleTree';

test('boxes of a tree: linked, all, each for itself; the value is ids, with parents that are ticked in part', {
  tags: 'full',
}, async () => {
  const { form, sent } = await openSampleTree();
  const boxes = form.getByRole('group', { name: '可见范围' });
  const count = boxes.getByRole('status');
  await expect.element(count).toHaveTextContent('已选 0 项');
  await boxes.getByRole('textbox', { name: '查找' }).fill('艺术班 11');
  const box = (name: string) => boxes.getByRole('tree').getByRole('checkbox', { name });
  const names = boxes
    .getByRole('tree')
    .getByRole('checkbox')
    .elements()
    .map((element) => element.getAttribute('aria-label'));
  expect(names).toEqual(['东湖校区', '高一年级', '艺术班 11']);
  await box('艺术班 11').click();
  await expect.element(count).toHaveTextContent('已选 3 项');
  await boxes.getByRole('textbox', { name: '查找' }).fill('');
  await boxes.getByRole('checkbox', { name: '全选' }).click();
  await expect.element(count).toHaveTextContent('已选 64 项');
  await boxes.getByRole('checkbox', { name: '全选' }).click();
  await boxes.getByRole('checkbox', { name: '父子联动' }).click();
  await box('东湖校区').click();
  await expect.element(count).toHaveTextContent('已选 1 项');
  await boxes.getByRole('checkbox', { name: '父子联动' }).click();
  await expect.element(count).toHaveTextContent('已选 1 项');
  await expect.element(box('东湖校区')).toBePartiallyChecked();
  expect(await sent()).toEqual({ id: 2, readers: [1] });
});

test('a tick in a searched tree grants what the search hides', { tags: 'full' }, async () => {
  const { form } = await openSampleTree();
  const boxes = form.getByRole('group', { name: '可见范围' });
  const count = boxes.getByRole('status');
  const question = page.getByRole('dialog', { name: '确认提示' });
  const all = boxes.getByRole('checkbox', { name: '全选' });
  const campus = boxes.getByRole('tree').getByRole('checkbox', { name: '东湖校区' });
  const answer = async (key: string) => {
    await expect.element(question).toBeVisible();
    await userEvent.keyboard(key);
    await expect.element(question).not.toBeInTheDocument();
  };
  await boxes.getByRole('textbox', { name: '查找' }).fill('艺术班 11');
  await campus.click();
  await expect.element(question).toHaveTextContent(/"东湖校区" 下还有 \d+ 项未显示，一并勾选吗？/);
  await answer('{Escape}');
  await expect.element(count).toHaveTextContent('已选 0 项');
  await campus.click();
  await answer('{Enter}');
  await expect.element(count).toHaveTextContent('已选 3 项');
  await all.click();
  await expect.element(count).toHaveTextContent('已选 0 项');
  await all.click();
  await expect.element(question).toHaveTextContent(/^确认提示还有 \d+ 项未显示/);
  await question.getByRole('button', { name: '全部勾选' }).click();
  await expect.element(count).toHaveTextContent('已选 64 项');
  await campus.click();
  await expect.element(question).toHaveTextContent('一并取消勾选吗？');
  await question.getByRole('button', { name: '只取消显示的' }).click();
  await expect.element(count).toHaveTextContent('已选 63 项');
});
