import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { collegeTable } from '@/mocks/operations/college/collegeTable';
import { choose } from '@/src/testing/enter';
import { listPage } from '@/src/testing/listPage';
import { openView } from '@/src/testing/openView';
import { operationsEndpoints } from '../endpoints';
import { colleges } from './colleges';

const { departments, grades, home, merge, sync, update } =
  operationsEndpoints['operations/school-data'].operations;

async function open(at = '') {
  const visit = await openView(colleges, { at });
  return { visit, list: listPage(visit, colleges) };
}

const dialog = (name: string) => page.getByRole('dialog', { name });

test('[O11] a college is found by a former name, and the list says so', async () => {
  const { list } = await open('?keyword=上海体育学院');
  expect(await list.ready()).toBe(1);
  await expect.element(list.row('上海体育大学').getByText('（曾用名：上海体育学院）')).toBeVisible();
});

test('[O11] a gap is filled where it is named; the names are in their order', { tags: 'full' }, async () => {
  const { visit } = await open('/show/10277');
  await page.getByRole('tab', { name: '完整度' }).click();
  await page.getByRole('button', { name: '补充招生电话' }).click();
  const gap = dialog('补充招生电话');
  await gap.getByLabelText('招生电话').fill('021-88000001');
  await gap.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => visit.notifications).toEqual(['success: 保存成功']);
  await expect.element(page.getByRole('button', { name: '补充招生电话' })).not.toBeInTheDocument();
  expect(visit.mockServer.requests.of(update.path).map(({ body }) => body)).toMatchObject([
    { phone: '021-88000001' },
  ]);
  await page.getByRole('tab', { name: '名称变更史' }).click();
  const names = page.getByRole('region', { name: '名称变更史' });
  await expect.element(names.getByText('上海体育学院')).toBeVisible();
});

test('[O11] a gap that a colleague has filled meanwhile is not filled over without a question', {
  tags: 'full',
}, async () => {
  const { visit } = await open('/show/10277');
  await page.getByRole('tab', { name: '完整度' }).click();
  await page.getByRole('button', { name: '补充招生电话' }).click();
  const gap = dialog('补充招生电话');
  await gap.getByLabelText('招生电话').fill('021-88000001');
  const table = await visit.mockServer.table(collegeTable);
  const row = table.get(10_277) ?? expect.unreachable();
  await table.put({ ...row, phone: '021-88000002', rev: row.rev + 1 });
  await visit.runtime.queryClient.invalidateQueries();
  await gap.getByRole('button', { name: '确定' }).click();
  await expect.element(page.getByText('该记录已被他人修改，仍要覆盖吗？')).toBeVisible();
  expect(table.get(10_277)?.phone).toBe('021-88000002');
});

test('[O11] the public page is previewed from the answers of the sites, as last saved', {
  tags: 'full',
}, async () => {
  const { visit } = await open('/show/10001');
  await page.getByRole('tab', { name: '前台预览' }).click();
  const phone = page.getByRole('region', { name: '手机预览' });
  await expect.element(phone.getByRole('heading', { name: '学科评估' })).toBeVisible();
  await expect.element(phone.getByRole('heading', { name: '院系专业' })).toBeVisible();
  for (const { path } of [home, grades, departments])
    expect(visit.mockServer.requests.of(path).map(({ body }) => body)).toMatchObject([{ schoolId: 10_001 }]);
  await page.getByRole('tab', { name: '完整度' }).click();
  await page.getByRole('button', { name: '补充招生电话' }).click();
  await dialog('补充招生电话').getByLabelText('招生电话').fill('010-62000001');
  await dialog('补充招生电话').getByRole('button', { name: '确定' }).click();
  await page.getByRole('tab', { name: '前台预览' }).click();
  await expect.element(phone.getByText('招生电话：010-62000001')).toBeVisible();
});

test('[O11] a stopped college has no public page', { tags: 'full' }, async () => {
  await open('/show/90902');
  await page.getByRole('tab', { name: '前台预览' }).click();
  await expect.element(page.getByText('该院校已停用，前台不展示')).toBeVisible();
});

test('[O11] a college is merged into another', { tags: 'full' }, async () => {
  const { visit, list } = await open('?keyword=军医大学');
  await list.ready();
  await list.act(list.row('空军军医大学'), '合并');
  const merging = dialog('合并院校：空军军医大学');
  const target = merging.getByLabelText('合并到');
  await target.fill('haijun');
  await expect.element(page.getByRole('option', { name: '海军军医大学' })).toBeInTheDocument();
  await expect.poll(() => target.element().getAttribute('aria-activedescendant')).toBeTruthy();
  await userEvent.keyboard('{Enter}');
  await expect
    .element(merging.getByText(/^「空军军医大学」将并入「海军军医大学」：.*成为「海军军医大学」的曾用名/))
    .toBeVisible();
  await merging.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => visit.notifications).toEqual(['success: 合并成功']);
  expect(visit.mockServer.requests.of(merge.path).map(({ body }) => body)).toMatchObject([
    { fromId: 90_902, toId: 90_901 },
  ]);
});

test('[O11] labels of a province are synchronised, and unknown names are listed', async () => {
  const { visit, list } = await open();
  await list.ready();
  await list.toolbar.getByRole('button', { name: '同步院校标签' }).click();
  const syncing = dialog('同步院校标签');
  await expect
    .element(syncing.getByText('将用标准标签库更新院校标签，手工标签保留，确定同步吗？'))
    .toBeVisible();
  await choose(syncing.getByLabelText('省份'), '海南');
  await syncing.getByRole('button', { name: '确定' }).click();
  await expect.element(syncing.getByText('示例理工大学（筹）')).toBeVisible();
  expect(visit.mockServer.requests.of(sync.path)).toHaveLength(1);
});

test('[O11] an import says how many colleges it changes, and leaves alone what its file has no column for', {
  tags: 'full',
}, async () => {
  const visit = await openView({ view: colleges.view });
  await listPage(visit, colleges).ready();
  const table = await visit.mockServer.table(collegeTable);
  const before = {
    ...(table.get(10_001) ?? expect.unreachable()),
    phone: '010-62000001',
    status: 0 as const,
  };
  await table.put(before);
  await page.getByRole('button', { name: '导入' }).click();
  const dialog = page.getByRole('dialog', { name: '导入院校' });
  await expect.element(dialog.getByRole('button', { name: '下载模板' })).toBeVisible();
  const lines = [
    '学校标识码,院校代码,院校名称,所在地,办学层次,办学类别,办学性质,院校类型,主管部门',
    '4111010001,10001,北京大学,北京市/北京市,本科,普通本科,公办,综合,示例部',
    '4143099901,99901,示例理工大学,湖南省/长沙市,本科,普通本科,公办,理工,',
  ];
  const input = document.querySelector<HTMLInputElement>('input[type=file]') ?? expect.unreachable();
  await userEvent.upload(input, new File([lines.join('\r\n')], '院校.csv'));
  await expect.element(dialog.getByText('将新增 1 条、更新 1 条已有记录')).toBeVisible();
  await expect.element(dialog.getByText('文件没有以下列，已有记录不改动')).toBeVisible();
  await dialog.getByRole('button', { name: '开始导入 2 条' }).click();
  await expect.element(dialog.getByText('成功导入 2 条：新增 1 条、更新 1 条')).toBeVisible();
  await expect.element(dialog.getByRole('row', { name: '2 已更新' })).toBeVisible();
  const { phone, status } = before;
  expect(table.get(10_001)).toMatchObject({ affiliation: '示例部', phone, status });
});
