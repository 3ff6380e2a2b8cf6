import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { batchTable } from '@/mocks/gaokao/batchTable';
import { provinceTable } from '@/mocks/gaokao/provinceTable';
import { choose } from '@/src/testing/enter';
import { openView, type VisitOptions } from '@/src/testing/openView';

const hunan = 430000;
const question = page.getByRole('dialog', { name: '确认提示' });
const agree = () => question.getByRole('button', { name: '确定' }).click();
const drawer = page.getByRole('dialog', { name: '湖南 · 批次配置' });
const batch = (name: string) => drawer.getByRole('listitem', { name });
const main = batch('本科批（普通类）');

async function openHunan(options: VisitOptions = {}) {
  const visit = await openView({ view: 'score/batch/index' }, { at: '?keyword=湖南', ...options });
  const { mockServer } = visit;
  const province = async () => (await mockServer.table(provinceTable)).get(hunan);
  const batches = async () =>
    (await mockServer.table(batchTable))
      .all()
      .filter(({ provinceId, year }) => provinceId === hunan && year === 2026);
  return { visit, province, batches };
}

async function openDrawer() {
  const opened = await openHunan();
  await page.getByRole('button', { name: '配置：湖南' }).click();
  await expect.element(main.getByLabelText('志愿上限')).toHaveValue('45');
  return opened;
}

test('[Q4] one batch leaves the province’s mode after a question about its tables; typed values stay', async () => {
  const { visit, batches } = await openDrawer();
  await main.getByLabelText('备注').fill('以省考试院公告为准');
  await main.getByRole('button', { name: '填报模式：院校专业组 · 切换' }).click();
  const dialog = page.getByRole('dialog', { name: '切换填报模式：本科批（普通类）' });
  await expect.element(dialog.getByRole('combobox')).toHaveFocus();
  await choose(dialog.getByRole('combobox'), '专业+院校');
  await dialog.getByLabelText('志愿上限').fill('96');
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.element(question).toHaveTextContent(/该批次已有 \d+ 张志愿表，切换模式后这些志愿表将变为只读/);
  await agree();
  await expect.poll(() => visit.notifications).toEqual(['success: 填报模式已切换']);
  await expect.element(main.getByText('填报模式（单独设置）')).toBeVisible();
  await expect.element(main.getByLabelText('每志愿专业数')).toHaveValue('1');
  await expect.element(main.getByLabelText('备注')).toHaveValue('以省考试院公告为准');
  expect((await batches()).find((row) => row.main === 1)).toMatchObject({
    ...{ mode: 1, modeOwn: 1, maxChoices: 96, maxMajors: 1, obeyAllowed: 0 },
    remark: expect.not.stringContaining('公告为准'),
  });
});

test('[Q4] the mode of a batch is switched with its own permission, and is a text without it', {
  tags: 'full',
}, async () => {
  const open = async (right: string) => {
    await openHunan({ as: 'yunying', permissions: ['score:batch:list', right] });
    await page.getByRole('button', { name: '配置：湖南' }).click();
    await expect.element(main.getByLabelText('志愿上限')).toHaveValue('45');
  };
  const button = main.getByRole('button', { name: '填报模式：院校专业组 · 切换' });
  await open('score:batch:edit');
  await expect.element(main.getByLabelText('填报模式（跟随省份）')).toHaveValue('院校专业组');
  await expect.element(button).not.toBeInTheDocument();
  await open('score:batch:mode');
  await expect.element(main.getByLabelText('备注')).toBeDisabled();
  await button.click();
  await expect.element(page.getByRole('dialog', { name: '切换填报模式：本科批（普通类）' })).toBeVisible();
});

test('[Q4] the batches that follow the province change with it, and a save does not take that back', async () => {
  const { visit, province, batches } = await openDrawer();
  await drawer.getByRole('button', { name: '切换模式' }).click();
  const dialog = page.getByRole('dialog', { name: '切换模式：湖南' });
  await expect.element(dialog.getByRole('combobox', { name: '选科类型' })).toHaveFocus();
  await choose(dialog.getByRole('combobox', { name: '填报模式' }), '院校+专业');
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.element(question).toHaveTextContent(/该省份已有 \d+ 张志愿表/);
  await agree();
  await expect.poll(() => visit.notifications).toEqual(['success: 已调整 4 个批次']);
  await expect.element(main.getByRole('button', { name: '填报模式：院校+专业 · 切换' })).toBeVisible();
  expect(await province()).toMatchObject({ subjectType: 3, mode: 3 });
  await drawer.getByRole('button', { name: '保存', exact: true }).click();
  await expect.poll(() => visit.notifications.at(-1)).toBe('success: 保存成功');
  expect((await batches()).map(({ mode, modeOwn }) => [mode, modeOwn])).toEqual(Array(4).fill([3, 0]));
});

test('[Q4] a province is taken from the tools after a question, and its days are saved once they are right', {
  tags: 'full',
}, async () => {
  const { visit, province } = await openHunan();
  const tools = page.getByRole('switch', { name: '工具箱：湖南' });
  await tools.click();
  await expect.element(question).toHaveTextContent('关闭后，工具箱不再提供「湖南」，确认关闭吗？');
  await agree();
  await expect.element(tools).toHaveAttribute('aria-checked', 'false');
  await expect.poll(() => visit.notifications).toEqual(['success: 已关闭']);
  await page.getByRole('button', { name: '配置：湖南' }).click();
  const save = drawer.getByRole('button', { name: '保存设置' });
  await drawer.getByLabelText('考试天数').fill('8');
  await expect.element(drawer.getByText('考试天数须为 1–7')).toBeVisible();
  await expect.element(save).toBeDisabled();
  await drawer.getByLabelText('考试天数').fill('4');
  await save.click();
  await expect.poll(() => visit.notifications.at(-1)).toBe('success: 保存成功');
  await expect.element(save).toBeDisabled();
  expect(await province()).toMatchObject({ open: 0, examDays: 4, fullMark: 750 });
});

test('[Q4] labels of colleges are taken over, with the names that the lists do not know', {
  tags: 'full',
}, async () => {
  const { province } = await openDrawer();
  await drawer.getByRole('tab', { name: '院校标签' }).click();
  await drawer.getByRole('button', { name: '同步院校标签' }).click();
  await expect.element(question).toHaveTextContent('将按官方名单更新「湖南」的院校标签，确认同步吗？');
  await agree();
  const outcome = drawer.getByRole('status').filter({ hasText: '2 所未找到' });
  await expect.element(outcome).toHaveTextContent(/^已更新 [1-9]\d* 所，\d+ 所无变化，2 所未找到/);
  await expect.element(outcome.getByText('示例理工大学（筹）')).toBeVisible();
  expect((await province())?.labelsAt).toMatch(/^\d{4}-/);
});
