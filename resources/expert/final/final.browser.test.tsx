import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { reportTable } from '@/mocks/expert/reportTable';
import { itemsOf, openTable } from '@/mocks/expert/tables';
import { volunteerTable } from '@/mocks/expert/volunteerTable';
import { batchTable } from '@/mocks/gaokao/batchTable';
import type { TestServer } from '@/mocks/testServer';
import { dayLength, formatTime } from '@/mocks/time';
import { openView } from '@/src/testing/openView';

const question = page.getByRole('dialog', { name: '确认提示' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const rowsRead = 5;

/** Leaves five rows without errors in the demonstration's table; the time for filling in ended a day ago. */
async function makeSound(mockServer: TestServer): Promise<void> {
  const tables = await mockServer.table(volunteerTable);
  const row = tables.get(501);
  const opened = row && (await openTable(mockServer, row));
  if (!opened) throw new Error('table 501 is missing');
  const items = (await itemsOf(mockServer, opened))
    .filter(({ picks }, place) => picks.length > 0 && ![3, 4, 7, 8].includes(place))
    .slice(-rowsRead);
  await tables.put({ ...opened.row, items: [...items], recipe: null });
  const fillEnd = formatTime(mockServer.now() - dayLength);
  await (await mockServer.table(batchTable)).put({ ...opened.batch, fillEnd });
}

/** Step 1: every warning is known, every row is read. */
async function goThroughChecks(): Promise<void> {
  await expect.element(page.getByRole('list', { name: '逐条核对' })).toBeVisible();
  await expect.element(button('下一步')).toBeDisabled();
  await page.getByRole('checkbox', { name: '已知悉：还可再填 40 个志愿' }).click();
  for (let place = 1; place <= rowsRead; place += 1) {
    await expect
      .element(page.getByText(`${rowsRead + 1 - place} 个志愿待核对`, { exact: true }))
      .toBeVisible();
    await page.getByRole('checkbox', { name: `第 ${place} 志愿已核对` }).click();
  }
  await expect.element(page.getByText('可以继续', { exact: true })).toBeVisible();
  await button('下一步').click();
}

async function finish(): Promise<void> {
  await button('定稿').click();
  await expect.element(question).toHaveTextContent('本批次填报已截止，仍要定稿？');
  await question.getByRole('button', { name: '确定' }).click();
  await expect.element(question).toHaveTextContent('定稿后志愿表将锁定，确定定稿？');
  await question.getByRole('button', { name: '确定' }).click();
}

test('[E7] a table is read row by row and confirmed; one that was saved meanwhile is read again; then it is final and is delivered', async () => {
  const { mockServer, notifications } = await openView(
    { view: 'expert/volunteer/save' },
    { at: '?id=501', prepare: makeSound },
  );
  const tables = await mockServer.table(volunteerTable);
  await goThroughChecks();
  const name = page.getByRole('textbox', { name: '志愿表名称' });
  await expect.element(name).toHaveValue('湖南本科批-方案一');
  await name.fill('');
  await button('定稿').click();
  await expect.element(page.getByText('请输入志愿表名称', { exact: true })).toBeVisible();
  await name.fill('陈同学定稿');
  await page.getByText('家长', { exact: true }).click();
  const before = tables.get(501);
  if (!before) throw new Error('table 501 is missing');
  await tables.put({ ...before, version: before.version + 1, savedBy: '王老师' });
  await finish();
  await expect.element(page.getByText(/^志愿表已被 王老师 于 \d\d:\d\d 修改$/)).toBeVisible();
  expect(tables.get(501)).toMatchObject({ status: 0, name: '湖南本科批-方案一' });
  await button('重新核对').click();
  await goThroughChecks();
  await name.fill('陈同学定稿');
  await finish();
  await expect
    .element(page.getByText(`陈同学定稿，版本 ${before.version + 2}，共 ${rowsRead} 个志愿`))
    .toBeVisible();
  expect(notifications).toEqual(['success: 已定稿']);
  expect(tables.get(501)).toMatchObject({ status: 2, name: '陈同学定稿', isMain: 1 });
  await button('生成报告').click();
  await expect.poll(() => notifications).toContain('success: 报告已生成');
  const reports = (await mockServer.table(reportTable)).all().filter(({ tableId }) => tableId === 501);
  expect(reports.at(-1)).toMatchObject({ type: 1, title: '陈同学定稿志愿方案', status: 0 });
  await button('分享给考生').click();
  await expect.element(page.getByRole('dialog', { name: '分享：陈同学 陈同学定稿' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
});

test('[E7] a table with errors, one under review and a void one are not made final here', async () => {
  const { mockServer, reload } = await openView({ view: 'expert/volunteer/save' }, { at: '?id=501' });
  await expect
    .element(page.getByRole('status').filter({ hasText: '存在 2 项错误，请返回修改' }))
    .toBeVisible();
  await expect.element(button('下一步')).toBeDisabled();
  const skip = page.getByRole('checkbox', { name: '本次跳过逐条核对' });
  await skip.click();
  await expect.element(page.getByRole('list', { name: '逐条核对' })).not.toBeInTheDocument();
  await expect.element(button('下一步')).toBeDisabled();
  const tables = await mockServer.table(volunteerTable);
  const row = tables.get(501);
  if (!row) throw new Error('table 501 is missing');
  await tables.put({ ...row, status: 1 });
  const reviewed = await reload();
  await expect.element(page.getByText(/^志愿表待审核，/)).toBeVisible();
  expect(button('下一步').elements()).toHaveLength(0);
  await tables.put({ ...row, status: 9 });
  await reviewed.reload();
  await expect.element(page.getByText('志愿表已作废，不能定稿')).toBeVisible();
});
