import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { enterDay } from '@/src/testing/enter';
import { openExhibitSettings } from '@/src/testing/openExhibitSettings';

test('a plan is typed, read in Chinese with its next five times, and refused in Chinese', {
  tags: 'full',
}, async () => {
  const { form, field, sent } = await openExhibitSettings();
  await expect.element(form.getByText('周一至周五 09:00')).toBeVisible();
  await expect.poll(() => form.getByRole('listitem').elements().length).toBe(5);
  await field('巡检计划').fill('0 0 25 * * ?');
  await expect.element(form.getByText('「时」的值 25 超出范围（0 到 23）')).toBeVisible();
  await field('巡检计划').fill('0 0 8 1 1 ? 2020');
  await expect.element(form.getByText('今后不会再执行')).toBeVisible();
  await field('巡检计划').fill('0 0 8 ? * 6#3');
  await expect.element(form.getByText('每月第 3 个周五 08:00')).toBeVisible();
  expect(await sent()).toEqual([{ id: 1, schedule: '0 0 8 ? * 6#3' }]);
});

test('a plan is put together by the keyboard, and the focus comes back', { tags: 'full' }, async () => {
  const { form, field } = await openExhibitSettings();
  const open = form.getByRole('button', { name: '生成表达式' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Cron表达式生成器' });
  await expect.element(dialog.getByLabelText('表达式')).toHaveTextContent('0 0 9 ? * MON-FRI');
  await expect.element(dialog.getByRole('radio', { name: '工作日' })).toBeChecked();
  await dialog.getByText('自定义').click();
  await dialog.getByRole('tab', { name: '日' }).click();
  const days = dialog.getByRole('group', { name: '日' });
  await days.getByRole('radio', { name: '每月最后一天' }).click();
  await expect.element(dialog.getByLabelText('表达式')).toHaveTextContent('0 0 9 L * ?');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(dialog.getByLabelText('表达式')).toHaveTextContent('0 0 9 LW * ?');
  await expect.element(dialog.getByText('每月最后一个工作日 09:00')).toBeVisible();
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(field('巡检计划')).toHaveValue('0 0 9 LW * ?');
  await expect.element(open).toHaveFocus();
});

test('a plan begins with the usual choices: every so many minutes, each day, week or month', {
  tags: 'full',
}, async () => {
  const { form, field, sent } = await openExhibitSettings();
  await form.getByRole('button', { name: '生成表达式' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cron表达式生成器' });
  const built = dialog.getByLabelText('表达式');
  for (const [kind, expression, words] of [
    ['每 N 分钟', '0 0/10 * * * ?', '每 10 分钟'],
    ['每天', '0 0 0 * * ?', '每天 00:00'],
    ['每月', '0 0 0 1 * ?', '每月 1 日 00:00'],
    ['每周', '0 0 0 ? * 2', '每周一 00:00'],
  ] as const) {
    await dialog.getByText(kind, { exact: true }).click();
    await expect.element(built).toHaveTextContent(expression);
    await expect.element(dialog.getByText(words)).toBeVisible();
  }
  await dialog.getByRole('checkbox', { name: '周五' }).click();
  await enterDay(dialog.getByLabelText('时间'), '18:30');
  await expect.element(dialog.getByText('每周一、五 18:30')).toBeVisible();
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.element(field('巡检计划')).toHaveValue('0 30 18 ? * 2,6');
  expect(await sent()).toEqual([{ id: 1, schedule: '0 30 18 ? * 2,6' }]);
});
