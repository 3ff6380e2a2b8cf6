import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { planTable } from '@/mocks/operations/plan/planTable';
import { keptFile } from '@/mocks/platform/filesKept';
import { readTable } from '@/src/lib/sheet/readTable';
import { choose } from '@/src/testing/enter';
import { listPage } from '@/src/testing/listPage';
import { openView, type VisitOptions } from '@/src/testing/openView';
import { lookupEndpoints } from '../../lookups/endpoints';
import { operationsEndpoints } from '../endpoints';
import { collegeFigures } from './collegeFigures';

const { operations } = operationsEndpoints['operations/college-data'];
const { batches, check, groups, list: listing, update } = operations;
const { one: province } = lookupEndpoints['lookups/province'].operations;

const head =
  '年份,生源省份,批次,院校,科类,专业组,选科要求,专业,招生专业名称,计划数,录取数,最低分,平均分,最高分,最低位次,数据来源';
const line = (school: string, score = '') =>
  `2025 年,湖南,本科批（普通类）,${school},物理类,901,物理+化学,,计算机类,,,${score},,,,湖南省教育考试院`;

async function open(at = '', prepare?: VisitOptions['prepare']) {
  const visit = await openView(collegeFigures, { at, ...(prepare && { prepare }) });
  const sent = ({ path }: typeof check) => visit.mockServer.requests.of(path).map(({ body }) => body);
  return { visit, list: listPage(visit, collegeFigures), sent };
}

test('[O3] an odd figure carries its marks; the ready-made filter counts them', {
  tags: 'full',
}, async () => {
  const { list } = await open('?odd=1');
  const total = await list.ready();
  expect(total).toBeGreaterThan(5);
  await expect
    .element(
      list.rows
        .first()
        .getByText(/位次不符|位次偏离|走势相反/)
        .first(),
    )
    .toBeVisible();
});

test('[O3] the batches follow year and province, and the groups the college', { tags: 'full' }, async () => {
  const { sent } = await open('/create');
  const form = page.getByRole('dialog');
  const pick = (label: string, option: string) => choose(form.getByLabelText(label, { exact: true }), option);
  await pick('年份', '2026 年');
  await pick('生源省份', '湖南');
  await pick('批次', '本科批（普通类）');
  expect(sent(batches)).toMatchObject([{ provinceId: 430_000, year: 2026 }]);
  await expect.element(form.getByLabelText('选科类型', { exact: true })).toHaveValue('3+1+2');
  expect(sent(province)).toMatchObject([{ id: 430_000 }]);
  await pick('院校', '北京大学');
  await form.getByLabelText('专业组', { exact: true }).click();
  await expect.element(page.getByRole('option').first()).toBeInTheDocument();
  expect(sent(groups).at(-1)).toMatchObject({ provinceId: 430_000, schoolId: 10_001 });
});

test('[O3] a batch of groups needs the group, one of majors the name of the major', {
  tags: 'full',
}, async () => {
  const { visit, sent } = await open('/create');
  const form = page.getByRole('dialog');
  const field = (label: string) => form.getByLabelText(label, { exact: true });
  const save = () => form.getByRole('button', { name: '保存' }).click();
  await choose(field('年份'), '2026 年');
  await choose(field('生源省份'), '湖南');
  await choose(field('批次'), '本科批（普通类）');
  await choose(field('院校'), '北京大学');
  await choose(field('科类'), '物理类');
  await field('数据来源').fill('湖南省教育考试院');
  const group = form.getByText('请选择专业组', { exact: true });
  await expect.element(group).not.toBeInTheDocument();
  await save();
  await expect.element(group).toBeVisible();
  await field('专业组').fill('901');
  await expect.element(group).not.toBeInTheDocument();
  await choose(field('生源省份'), '河北');
  await choose(field('批次'), '本科批');
  await save();
  await expect.element(form.getByText('请输入招生专业名称', { exact: true })).toBeVisible();
  expect(sent(operations.create)).toEqual([]);
  await field('招生专业名称').fill('计算机类');
  await save();
  await expect.poll(() => visit.notifications).toEqual(['success: 新增成功']);
});

test('[O3] the edit dialog says which row it changes', { tags: 'full' }, async () => {
  const { visit, sent } = await open('?checkStatus=0');
  const plans = await visit.mockServer.table(planTable);
  const row = plans.find(({ checkStatus }) => checkStatus === 0) ?? expect.unreachable();
  await visit.go(`/edit/${row.id}`);
  const form = page.getByRole('dialog', { name: /^编辑院校数据：/ });
  for (const label of ['年份', '生源省份', '批次', '科类'])
    await expect.element(form.getByLabelText(label, { exact: true })).toBeDisabled();
  await expect.element(form.getByText(`${row.year} 年`)).toBeVisible();
  await form.getByLabelText('计划数').fill('9');
  await form.getByRole('button', { name: '保存' }).click();
  await expect.poll(() => sent(update)).toEqual([{ id: row.id, planCount: 9 }]);
});

test('[O3] the list is filtered by a batch of the year and the province that it is filtered by', {
  tags: 'full',
}, async () => {
  const { visit, list, sent } = await open('?year=2025&provinceId=650000');
  const all = await list.ready();
  await list.filters.getByRole('button', { name: '展开' }).click();
  await choose(list.filters.getByLabelText('批次', { exact: true }), '本科一批');
  await expect.poll(visit.address).toContain('batchId=');
  await expect.poll(() => list.ready()).toBeLessThanOrEqual(all);
  await expect.poll(() => sent(listing).at(-1)?.batchId).toBeTruthy();
  await expect.element(list.rows.first().getByText('本科一批')).toBeVisible();
});

test('[O3] a doubt needs a reason', { tags: 'full' }, async () => {
  const { visit, list, sent } = await open('?checkStatus=0');
  await list.ready();
  await list.act(list.rows.first(), '标记疑问');
  const doubt = page.getByRole('dialog', { name: /^标记疑问：/ });
  await doubt.getByRole('button', { name: '专业组代码疑似有误' }).click();
  await doubt.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => visit.notifications).toEqual(['success: 已标记疑问']);
  expect(sent(check)).toMatchObject([{ checkStatus: 2, remark: '专业组代码疑似有误' }]);
});

/** Opens the import, which looks at a file with these lines. */
async function openImport(lines: readonly string[], prepare?: VisitOptions['prepare']) {
  const opened = await open('', prepare);
  await opened.list.ready();
  await page.getByRole('button', { name: '导入' }).click();
  const dialog = page.getByRole('dialog', { name: '导入院校数据' });
  await expect.element(dialog.getByRole('button', { name: '下载模板' })).toBeVisible();
  const input = document.querySelector('input[type=file]') ?? expect.unreachable();
  await userEvent.upload(input, new File([[head, ...lines].join('\r\n')], '数据.csv'));
  return { ...opened, dialog };
}

test('[O3] an import lists what is wrong before anything is written, writes the rest, and retries what the server refused', {
  tags: 'full',
}, async () => {
  const lines = [line('北京大学'), line('北京大学', '600.5'), line('没有的大学')];
  const { visit, dialog, sent } = await openImport(lines);
  await expect.element(dialog.getByText(/^已核对 3 行，发现 2 处问题；.*其余 1 条可以导入$/)).toBeVisible();
  const [wrong, refused] = ['最低分为 0–900 的整数', '院校不存在：没有的大学'];
  await expect.element(dialog.getByRole('row', { name: `3 ${wrong}` })).toBeVisible();
  await expect.element(dialog.getByRole('row', { name: `4 ${refused}` })).toBeVisible();
  const plans = await visit.mockServer.table(planTable);
  const before = plans.all().length;
  await dialog.getByRole('button', { name: '开始导入 1 条' }).click();
  const failed = dialog.getByText('成功 1 条，失败 1 条，未写入 0 条，需改正 1 条');
  await expect.element(failed).toBeVisible();
  await expect.element(dialog.getByRole('row', { name: `3 需改正 ${wrong}` })).toBeVisible();
  await expect.element(dialog.getByRole('row', { name: `4 失败 ${refused}` })).toBeVisible();
  const calls = sent(operations.import).length;
  const retry = dialog.getByRole('button', { name: '重试失败的行' });
  await retry.click();
  await expect.poll(() => sent(operations.import)).toHaveLength(calls + 1);
  await expect.element(failed).toBeVisible();
  await expect.element(retry).toBeVisible();
  await expect.element(dialog.getByRole('row', { name: `4 失败 ${refused}` })).toBeVisible();
  const path = String(sent(operations.import).at(-1)?.fileName);
  const { blob, name } = (await keptFile(visit.mockServer, path)) ?? expect.unreachable();
  const file = await readTable(new File([blob], name), { maxRows: 10 });
  expect('rows' in file && file.rows.map(({ cells }) => cells[3])).toEqual(['没有的大学']);
  expect(plans.all().slice(before)).toMatchObject([{ schoolId: 10_001, year: 2025, groupCode: '901' }]);
});

test('[O3] mistakes of the file are listed although the server could not look at the rest', {
  tags: 'full',
}, async () => {
  const { dialog } = await openImport([line('北京大学'), line('北京大学', '600.5')], ({ faults }) =>
    faults.inject({ kind: 'network', path: operations.import.path }),
  );
  await expect.element(dialog.getByText('发现 1 处问题，什么也没有写入；请改正后重新选择文件')).toBeVisible();
  await expect.element(dialog.getByText(/^其余行没有核对成功：/)).toBeVisible();
  await expect.element(dialog.getByRole('row', { name: '3 最低分为 0–900 的整数' })).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: '开始导入' })).toBeDisabled();
});

test('[O3] a remark of the server on the file as a whole is shown, and is no row of the result', {
  tags: 'full',
}, async () => {
  const remark = { row: 0, column: '', value: '', msg: '与上月的文件相同' };
  const data = { total: 1, valid: 1, errors: [remark] };
  const { dialog } = await openImport([line('北京大学')], ({ faults }) =>
    faults.inject({ kind: 'code', path: operations.import.path, times: 1, code: 20000, data }),
  );
  await expect.element(dialog.getByText('与上月的文件相同')).toBeVisible();
  await dialog.getByRole('button', { name: '开始导入 1 条' }).click();
  await expect.element(dialog.getByText('成功导入 1 条')).toBeVisible();
});
