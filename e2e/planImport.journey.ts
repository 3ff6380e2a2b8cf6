import type { Page } from '@playwright/test';
import { expect, openAs, test } from './journey';

const head =
  '年份,生源省份,批次,院校,科类,专业组,选科要求,专业,招生专业名称,计划数,录取数,最低分,平均分,最高分,最低位次,数据来源';

/** Typing mistakes in the table: the row, the heading being 1; the column, its text, and the refusal. */
const mistakes = [
  [12, '院校', '没有的大学', '院校不存在：没有的大学'],
  [60, '批次', '没有的批次', '批次不存在：没有的批次'],
  [101, '科类', '综合', '科类与该省选科类型不符'],
  [150, '专业组', '', '请选择专业组'],
  [199, '最低分', '751', '分数不能超过满分 750'],
  [301, '专业', '999999', '专业不存在：999999'],
  [377, '专业组', '901', '与第 3 行重复'],
] as const;

/** Texts that the page itself cannot read as the numbers that they must be. */
const unreadable = [
  [250, '平均分', '0.55', '平均分为 0–900，最多一位小数'],
  [420, '最低分', '600.5', '最低分为 0–900 的整数'],
  [499, '最低位次', '1.5', '最低位次为 1–1000000 的整数'],
] as const;

/** 500 plans of 湖南, groups 900 to 1399 of one college. */
const right = Array.from({ length: 500 }, (_, index) => [
  ...['2025', '湖南', '本科批（普通类）', '北京大学', '物理类', String(900 + index), '物理+化学', '080901'],
  ...['计算机类', String(1 + index), '', '', '', '', '', '湖南省教育考试院'],
]);

const columns = head.split(',');

/** The plans with these mistakes in them. */
function spoilt(wrong: readonly (readonly [row: number, column: string, value: string, text: string])[]) {
  return right.map((cells, index) => {
    const [, column, value] = wrong.find(([row]) => row === index + 2) ?? [];
    return column === undefined ? cells : cells.with(columns.indexOf(column), value ?? '');
  });
}

test('[O3] an import of 500 plans refuses wrong rows, and takes them once they are right', {
  tag: '@full',
}, async ({ page }) => {
  await openAs(page, 'admin', '/operations/college-data');
  const dialog = page.getByRole('dialog', { name: '导入院校数据' });
  const begin = dialog.getByRole('button', { name: '开始导入' });
  await test.step('invalid numbers are named before anything is written', async () => {
    await chooseFile(page, spoilt(unreadable));
    await expect(dialog.getByText(/^已核对 500 行，发现 3 处问题；.*其余 497 条可以导入$/)).toBeVisible();
    for (const [, , , text] of unreadable) await expect(dialog.getByText(text)).toBeVisible();
    await dialog.getByRole('button', { name: '取消' }).click();
  });
  await test.step('seven rows are refused, each with its reason', async () => {
    await chooseFile(page, spoilt(mistakes));
    await begin.click();
    await expect(dialog.getByText('成功 493 条，失败 7 条，未写入 0 条')).toBeVisible();
    for (const [, , , text] of mistakes) await expect(dialog.getByText(text)).toBeVisible();
    await dialog.getByRole('button', { name: '完成' }).click();
  });
  await test.step('the seven corrected rows come in; the others are known', async () => {
    const fixed = mistakes.map(([row]) => right[row - 2] ?? []);
    await chooseFile(page, fixed);
    await begin.click();
    await expect(dialog.getByText('成功导入 7 条')).toBeVisible();
    await dialog.getByRole('button', { name: '完成' }).click();
  });
  await test.step('the list shows all 500, to be checked by another person', async () => {
    await page.goto('/operations/college-data?keyword=080901');
    await expect(page.getByText(/^共 500 条$/)).toBeVisible();
    await page
      .getByRole('button', { name: /^核对通过：/ })
      .first()
      .click();
    await expect(page.getByText('不能核对本人录入的数据')).toBeVisible();
  });
});

async function chooseFile(page: Page, rows: readonly (readonly string[])[]): Promise<void> {
  await page.getByRole('button', { name: '导入', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '导入院校数据' });
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: /选择文件|点击或拖/ }).click();
  const buffer = Buffer.from([head, ...rows.map((cells) => cells.join(',')), ''].join('\n'));
  await (await chooser).setFiles({ name: '招生计划.csv', mimeType: 'text/csv', buffer });
}
