import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openView } from '@/src/testing/openView';

const grid = page.getByRole('grid', { name: '志愿表' });
const handle = (place: number) => grid.getByRole('button', { name: `移动第 ${place} 志愿`, exact: true });
const said = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeInTheDocument();

/** The uids of the first rows in their order. */
function order(): string[] {
  const rows = grid.element().querySelectorAll('[role="row"][id^="choice-"]');
  return [...rows].slice(0, 6).map(({ id }) => id);
}

async function openWorkbench(): Promise<readonly [string, string, string, string, string, string]> {
  await openView({ view: 'expert/filling/workbench' }, { at: '?userId=101' });
  await expect.element(handle(6)).toBeVisible();
  const [a = '', b = '', c = '', d = '', e = '', f = ''] = order();
  return [a, b, c, d, e, f];
}

test('[E3] a row is dragged by its handle to where its label says, and one step takes it back', {
  tags: 'full',
}, async () => {
  const [a, b, c, d, e, f] = await openWorkbench();
  await userEvent.hover(handle(2)); // a row can be dragged once the pointer is over it
  await expect.element(handle(2)).toHaveAttribute('draggable', 'true');
  await userEvent.dragAndDrop(handle(2), handle(5), { targetPosition: { x: 8, y: 40 } });
  await expect.poll(order).toEqual([a, c, d, e, b, f]);
  await said('已移动到第 5 志愿');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(order).toEqual([a, b, c, d, e, f]);
});

test('[E3] keys lift, move and drop a row, and announce each step; Escape leaves it where it was', {
  tags: 'full',
}, async () => {
  const [a, b, c, d, e, f] = await openWorkbench();
  await focusOn(2);
  await userEvent.keyboard(' ');
  await said('已拿起第 2 志愿，方向键移动，空格放下，Esc 取消');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.poll(() => page.getByText('移到第 4 志愿', { exact: true }).elements()).toHaveLength(2);
  await userEvent.keyboard(' ');
  await said('已移动到第 4 志愿');
  await expect.poll(order).toEqual([a, c, d, b, e, f]);

  await focusOn(1);
  await userEvent.keyboard(' {ArrowDown}{Escape}');
  await said('已取消移动');
  expect(order()).toEqual([a, c, d, b, e, f]);
});

test('[E3] keys lift the free rows among the ticked ones; a locked one stays where it is', {
  tags: 'full',
}, async () => {
  const [a, b, c, d, e, f] = await openWorkbench();
  await grid.getByRole('rowheader', { name: '1', exact: true }).click();
  await userEvent.keyboard('l');
  for (const row of [1, 3])
    await grid.getByRole('checkbox', { name: `选择第 ${row} 志愿`, exact: true }).click();
  await focusOn(3);
  await userEvent.keyboard(' ');
  await said('已拿起第 3 志愿，方向键移动，空格放下，Esc 取消');
  await userEvent.keyboard('{ArrowDown} ');
  await said('已移动到第 4 志愿');
  await expect.poll(order).toEqual([a, b, d, c, e, f]);
});

test('[E3] the menu of a row is at its button; it asks for the place to move to', {
  tags: 'full',
}, async () => {
  const [a, b, c, d, e, f] = await openWorkbench();
  await grid.getByRole('button', { name: '第 1 志愿的操作' }).click();
  for (const name of ['移到第 n 位…', '删除'])
    await expect.element(page.getByRole('menuitem', { name })).toBeInViewport({ ratio: 0.99 });
  await page.getByRole('menuitem', { name: '移到第 n 位…' }).click();
  await page.getByLabelText('移到第几位').fill('4');
  await userEvent.keyboard('{Enter}');
  await expect.poll(order).toEqual([b, c, d, a, e, f]);
});

test('[E3] a locked row is not asked for its place, and stays where other rows are moved with it', {
  tags: 'full',
}, async () => {
  const [a, b, c, d, e, f] = await openWorkbench();
  const place = page.getByLabelText('移到第几位');
  await grid.getByRole('rowheader', { name: '1', exact: true }).click();
  await userEvent.keyboard('lm');
  await said('该志愿已锁定位置');
  expect(place.elements()).toHaveLength(0);
  for (const row of [1, 2])
    await grid.getByRole('checkbox', { name: `选择第 ${row} 志愿`, exact: true }).click();
  await page.getByRole('button', { name: '移动到…' }).click();
  await expect.element(place).toHaveValue('2');
  await place.fill('4');
  await userEvent.keyboard('{Enter}');
  await said('已移动到第 4 志愿');
  await expect.poll(order).toEqual([a, c, d, b, e, f]);
});

test('[E3] the keys that move rows say why a table stays as it is, and ask for no place', {
  tags: 'full',
}, async () => {
  await openView(
    { view: 'expert/filling/workbench' },
    { at: '?userId=101', permissions: ['expert:volunteer:detail'] },
  );
  const answer = page.getByRole('status').and(page.getByText('只读', { exact: true }));
  await grid.getByRole('rowheader', { name: '1', exact: true }).click();
  expect(answer.elements()).toHaveLength(0);
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.element(answer).toBeInTheDocument();
  await userEvent.keyboard('m');
  expect(page.getByLabelText('移到第几位').elements()).toHaveLength(0);
  await expect.element(answer).toBeInTheDocument();
});

test('[E3] a row that is never reached is fixed from the list of problems, as a step to undo', {
  tags: 'full',
}, async () => {
  const [first] = await openWorkbench();
  await grid.getByRole('rowheader', { name: '1', exact: true }).click();
  await userEvent.keyboard('{Alt>}{End}{/Alt}v');
  const unreached = page.getByRole('region', { name: '志愿被遮挡' }).getByRole('listitem');
  const problem = unreached.filter({ hasText: /^第 32 志愿比/ });
  const fix = problem.getByRole('button', { name: /^移到第 \d+ 志愿前$/ });
  await expect.element(fix).toBeVisible();
  const place = /\d+/.exec(fix.element().textContent ?? '')?.[0] ?? '';
  await fix.click();
  await expect.element(problem).not.toBeInTheDocument();
  await userEvent.keyboard(`g${place}{Enter}`);
  await expect.poll(() => rowOf(place)).toBe(first);
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(problem).toBeVisible();
});

test('[E3] a choice is replaced by another group of its college; a closed one is asked about', {
  tags: 'full',
}, async () => {
  await openView({ view: 'expert/filling/workbench' }, { at: '?userId=114' });
  await grid.getByRole('button', { name: '第 1 志愿的操作' }).click();
  await page.getByRole('menuitem', { name: '替换为同校其他组' }).click();
  const others = page.getByRole('dialog', { name: '替换 沈阳体育学院 101 组' }).getByRole('listitem');
  await expect.element(others.first()).toHaveTextContent('102 组');
  // Groups of 历史类 are none of hers.
  expect(others.elements()).toHaveLength(2);
  await others.getByRole('button', { name: /103 组/ }).click();
  const question = page.getByRole('dialog', { name: '确认提示' });
  await expect.element(question).toHaveTextContent('选科不符：缺选考科目：化学，仍要替换？');
  await question.getByRole('button', { name: '取消' }).click();
  await others.getByRole('button', { name: /102 组/ }).click();
  await expect.element(others.first()).not.toBeInTheDocument();
  await expect.element(grid.getByRole('row').nth(1)).toHaveTextContent('102 组');
});

/** The uid of the row at a place. */
function rowOf(place: string): string | undefined {
  const head = grid.getByRole('rowheader', { name: place, exact: true }).query();
  return head?.closest('[role="row"]')?.id;
}

/** Handles take keys once a pointer or the focus has been at their row. */
async function focusOn(place: number): Promise<void> {
  const element = handle(place).element();
  if (element instanceof HTMLElement) element.focus();
  await expect.element(handle(place)).toHaveFocus();
}
