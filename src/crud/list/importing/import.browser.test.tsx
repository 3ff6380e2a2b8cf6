import { writeXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sampleTable } from '@/mocks/dev/sampleTable';
import { samples } from '@/resources/dev/samples';
import { readTable } from '@/src/lib/sheet/readTable';
import { faultRun } from '@/src/testing/faultRun';
import { listPage } from '@/src/testing/listPage';
import { openView, type Visit, type VisitOptions } from '@/src/testing/openView';
import { catchSaved, lastSaved, type SavedFile } from '@/src/testing/savedFiles';

const dialog = page.getByRole('dialog', { name: '导入示例' });
const head = '名称*,状态,数量,单价,备注';
const added = ['铅笔, 2B ✏️', '橡皮', '"圆规"'];
const good = [head, '"铅笔, 2B ✏️",正常,10,1.50,', '橡皮,停用,3,2,软', '"""圆规""",,,,'].join('\r\n');

async function openImport(options?: VisitOptions) {
  const saved = catchSaved();
  const visit = await openView({ view: samples.view }, options);
  await listPage(visit, samples).ready();
  await page.getByRole('button', { name: '导入' }).click();
  await expect.element(dialog.getByRole('button', { name: '下载模板' })).toBeVisible();
  return { saved, visit };
}

async function choose(content: BlobPart, name: string) {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('there is nothing to choose a file with');
  await userEvent.upload(input, new File([content], name));
}

/** The names of the rows added to the table, in order. */
async function addedTo({ mockServer }: Visit): Promise<string[]> {
  const rows = (await mockServer.table(sampleTable)).all();
  return rows.slice(64).map(({ name }) => name);
}

async function cellsOf(saved: readonly SavedFile[]) {
  await expect.poll(() => saved.length).toBeGreaterThan(0);
  const table = await readTable(await lastSaved(saved), { maxRows: 100 });
  if ('refused' in table) throw new Error(table.refused);
  return { head: table.head, rows: table.rows.map(({ cells }) => cells) };
}

test('the template has the columns and an example, and can be imported as it is', {
  tags: 'full',
}, async () => {
  const { saved, visit } = await openImport();
  await dialog.getByRole('button', { name: '下载模板' }).click();
  const { head: columns } = await cellsOf(saved);
  expect(columns).toEqual(['名称*', '状态', '数量', '单价', '备注']);
  await choose(await lastSaved(saved), '示例导入模板.xlsx');
  await expect.element(dialog.getByText('已核对 1 行，没有发现问题')).toBeVisible();
  await dialog.getByRole('button', { name: '开始导入' }).click();
  await expect.element(dialog.getByText('成功导入 1 条')).toBeVisible();
  expect(await addedTo(visit)).toEqual(['签字笔']);
});

test('rows with commas, quotes and emoji are written, and the list shows them', {
  tags: 'full',
}, async () => {
  const { visit } = await openImport();
  await choose(`\uFEFF${good}`, '名单, 第 1 批 🎓.csv');
  await expect.element(dialog.getByText('已核对 3 行，没有发现问题')).toBeVisible();
  expect(await addedTo(visit)).toEqual([]);
  await dialog.getByRole('button', { name: '开始导入' }).click();
  await expect.element(dialog.getByText('成功导入 3 条')).toBeVisible();
  expect(await addedTo(visit)).toEqual(added);
  const [first, , third] = (await visit.mockServer.table(sampleTable)).all().slice(64);
  expect(first).toMatchObject({ status: '0', amount: 10, price: '1.50' });
  expect(third).toMatchObject({ status: '0', amount: 0 });
  await expect.element(page.getByText('共 67 条')).toBeVisible();
  expect(visit.runtime.transfers.all()[0]).toMatchObject({
    name: '名单, 第 1 批 🎓.csv',
    state: { phase: 'done', note: '成功导入 3 条' },
  });
});

test('sheets that are not read are told beside the result of the first one', { tags: 'full' }, async () => {
  await openImport();
  const sheet = (name: string) => ({ name, rows: [['名称'], [name]] });
  await choose(new Uint8Array(await writeXlsx({ sheets: [sheet('本科'), sheet('专科')] })), '名单.xlsx');
  await expect.element(dialog.getByText('已核对 1 行，没有发现问题')).toBeVisible();
  await expect.element(dialog.getByText('只读取了工作表「本科」，其余 1 个未读取')).toBeVisible();
});

test.each([
  ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 1), 'a.xlsx', '文件内容不是 xlsx'],
  ['unknown and doubled columns', '名称,名称,年龄\r\na,b,1', 'a.csv', '多出模板没有的列：年龄重复的列：名称'],
  ['too large a file', new Uint8Array(5 * 1024 * 1024 + 1), 'a.csv', '文件不能超过 5 MB'],
])('%s is refused as a whole', { tags: 'full' }, async (_what, content, name, reason) => {
  const { visit } = await openImport();
  await choose(content, name);
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(`文件没有导入，什么也没有写入${reason}`);
  await expect.element(dialog.getByRole('button', { name: '开始导入' })).toBeDisabled();
  expect(await addedTo(visit)).toEqual([]);
});

test('a wrong row is left out of the import, and the reports say where and why', {
  tags: 'full',
}, async () => {
  const { saved, visit } = await openImport();
  await choose(`${good}\r\n,坏了,x,1.555,`, '名单.csv');
  const found = '已核对 4 行，发现 4 处问题；有问题的行不会写入，其余 3 条可以导入';
  await expect.element(dialog.getByText(found)).toBeVisible();
  await expect.element(dialog.getByRole('row', { name: '5 请输入名称' })).toBeVisible();
  await dialog.getByRole('button', { name: '下载错误报告' }).click();
  const report = await cellsOf(saved);
  expect(report.head).toEqual(['行号', '问题', '名称', '状态', '数量', '单价', '备注']);
  expect(report.rows.map(([line, problem]) => `${line} ${problem}`)).toEqual([
    [
      '5 请输入名称',
      '状态「坏了」不在可选范围：正常、停用',
      '数量「x」不是数字',
      '单价：请输入正确的金额，最多两位小数',
    ].join('；'),
  ]);
  expect(await addedTo(visit)).toEqual([]);
  await dialog.getByRole('button', { name: '开始导入 3 条' }).click();
  await expect.element(dialog.getByText('成功 3 条，失败 0 条，未写入 0 条，需改正 1 条')).toBeVisible();
  await expect.element(dialog.getByRole('row', { name: /^5 需改正 请输入名称；/ })).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: /^重试/ })).not.toBeInTheDocument();
  expect(await addedTo(visit)).toEqual(added);
});

test('a file without a right row is refused: nothing can be written', { tags: 'full' }, async () => {
  const { visit } = await openImport();
  await choose(`${head}\r\n,正常,1,1,`, '名单.csv');
  await expect.element(dialog.getByText('发现 1 处问题，什么也没有写入')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: '开始导入' })).toBeDisabled();
  expect(await addedTo(visit)).toEqual([]);
});

/** Milliseconds after which a call is given up; long enough for the page's own reads on a busy machine. */
const patience = 4000;

test.each(faultRun)(
  '[CODE-9] $name amid an import keeps unwritten rows for one retry; a row without an answer is left out',
  async (failure) => {
    const { visit } = await openImport({ requestTimeout: patience });
    await choose(good, '名单.csv');
    await expect.element(dialog.getByText('已核对 3 行')).toBeVisible();
    failure.arm(visit, '/dev-api/dev/sample/add');
    await dialog.getByRole('button', { name: '开始导入' }).click();
    const retry = dialog.getByRole('button', { name: /^重试(失败|未写入|失败、未写入)的行$/ });
    await expect.element(retry).toBeVisible();
    const { isUnanswered } = failure;
    const first = isUnanswered ? /^2 可能已写入/ : /^2 失败/;
    await expect.element(dialog.getByRole('row', { name: first })).toBeVisible();
    await failure.recover(visit);
    await retry.click();
    const outcome = isUnanswered
      ? '成功 2 条，失败 0 条，未写入 0 条，可能已写入 1 条，请核对'
      : '成功导入 3 条';
    await expect.element(dialog.getByText(outcome)).toBeVisible();
    await expect.element(retry).not.toBeInTheDocument();
    const written = isUnanswered ? added.slice(1) : added;
    expect((await addedTo(visit)).toSorted()).toEqual(written.toSorted());
  },
);
