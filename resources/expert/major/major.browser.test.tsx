import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { studentTable } from '@/mocks/expert/studentTable';
import { batchTable } from '@/mocks/gaokao/batchTable';
import type { TestServer } from '@/mocks/testServer';
import type { BatchConfig } from '@/src/gaokao/batch';
import { choose, openSelect } from '@/src/testing/enter';
import { openView, type VisitOptions } from '@/src/testing/openView';
import { expertEndpoints } from '../endpoints';

const { recommend, save } = expertEndpoints['expert/major'].operations;
const { batches } = expertEndpoints['expert/volunteer'].operations;
const { update } = expertEndpoints['expert/student'].operations;

async function open() {
  const visit = await openView({ view: 'expert/major/index' }, { at: '?userId=101' });
  const sent = (path: string) => visit.mockServer.requests.of(path).map(({ body }) => body);
  const row = page.getByRole('row').filter({ has: page.getByRole('button', { name: /查看构成$/ }) });
  await expect.element(row.first()).toBeVisible();
  return { visit, sent, row };
}

test('[E8] the page opens with the reader’s latest student', { tags: 'full' }, async () => {
  const { visit } = await open();
  await visit.go('');
  expect(visit.address()).toBe('/expert/major');
  const { address } = await visit.reload();
  await expect.poll(address).toBe('/expert/major?userId=101');
});

test('[E8] the batches that are not stopped are chosen from; none, and a failed read, are said', {
  tags: 'full',
}, async () => {
  const open = (prepare: VisitOptions['prepare']) =>
    openView({ view: 'expert/major/index' }, { at: '?userId=101', ...(prepare && { prepare }) });
  const stop = async (mockServer: TestServer, isStopped: (batch: BatchConfig) => boolean) => {
    const table = await mockServer.table(batchTable);
    const own = table.all().filter(({ provinceId }) => provinceId === 430000);
    for (const batch of own.filter(isStopped)) await table.put({ ...batch, enabled: 0 });
  };
  await open((mockServer) => stop(mockServer, ({ kind }) => kind === 'vocational'));
  await openSelect(page.getByRole('combobox', { name: '批次' }));
  await expect.element(page.getByText('本科提前批', { exact: true })).toBeVisible();
  expect(page.getByText(/专科/).elements()).toHaveLength(0);
  await open((mockServer) => stop(mockServer, () => true));
  await expect.element(page.getByText('该省份 2026 年尚未配置批次，请先在')).toBeVisible();
  const { mockServer } = await open(({ faults }) =>
    faults.inject({ kind: 'code', code: 50000, path: batches.path }),
  );
  const again = page.getByRole('button', { name: '重新加载' });
  await expect.element(again).toBeVisible();
  mockServer.faults.clear();
  await again.click();
  await expect.element(page.getByRole('combobox', { name: '批次' })).toBeVisible();
});

test('[E8] a direction brings its majors to the top; a mark and a wish are kept', {
  tags: 'full',
}, async () => {
  const { visit, sent, row } = await open();
  await page.getByRole('button', { name: '医学', exact: true }).click();
  await expect.element(row.first().getByText('医学', { exact: true })).toBeVisible();
  expect(sent(recommend.path).at(-1)).toMatchObject({ userId: 101, directions: ['医学'], degree: 1 });
  await choose(row.first().getByRole('combobox', { name: /^专家标记：/ }), '推荐');
  await expect.poll(() => sent(save.path)).toMatchObject([{ userId: 101, items: [{ mark: 2 }] }]);
  await row
    .first()
    .getByRole('button', { name: /^设为意向：/ })
    .click();
  await expect.poll(() => visit.notifications).toContain('success: 已设为意向专业');
  expect(sent(update.path)).toMatchObject([
    { id: 101, prefer: { majorCodes: ['080901', '080701', expect.any(String)] } },
  ]);
  await expect.element(row.getByText('意向', { exact: true }).first()).toBeVisible();
});

test('[E8] [E11] a major opens beside the list, from it a college', { tags: 'full' }, async () => {
  const { row } = await open();
  await page.getByLabelText('查找专业').fill('080901');
  await expect.poll(() => row.elements().length).toBe(1);
  await row.getByRole('button', { name: '计算机科学与技术', exact: true }).click();
  const major = page.getByRole('dialog', { name: '专业资料' });
  await expect.element(major.getByText('工学学士')).toBeVisible();
  const college = major.getByRole('button', { name: '清华大学' });
  await college.click();
  const drawer = page.getByRole('dialog', { name: '清华大学' });
  await expect.element(drawer.getByText(/^清华大学位于/)).toBeVisible();
  await drawer.getByRole('tab', { name: '学科评估' }).click();
  await expect.element(drawer.getByText('A+').first()).toBeVisible();
  await drawer.getByRole('tab', { name: '院系专业' }).click();
  const first = drawer.getByRole('listitem').getByRole('button').first();
  await expect.element(first).toBeVisible();
  await first.click();
  await expect.element(drawer.getByRole('heading', { name: /\d{6}$/ })).toBeVisible();
});

test('[E8] 按此专业填报 opens the workbench with the code of the major and its name', {
  tags: 'full',
}, async () => {
  const { visit, row } = await open();
  await page.getByLabelText('查找专业').fill('080901');
  await expect.poll(() => row.elements().length).toBe(1);
  await page.getByRole('button', { name: '更多操作：计算机科学与技术' }).click();
  await page.getByRole('menuitem', { name: '按此专业填报' }).click();
  await expect
    .poll(() => decodeURIComponent(visit.address()))
    .toContain('majorCode=080901&majorName=计算机科学与技术');
});

test('[E8] a student without subjects is asked for them first', async () => {
  const visit = await openView(
    { view: 'expert/major/index' },
    {
      at: '?userId=101',
      prepare: async (mockServer) => {
        const students = await mockServer.table(studentTable);
        const student = students.get(101);
        if (student) await students.put({ ...student, subjects: [] });
      },
    },
  );
  await expect.element(page.getByText('请先完善选科信息')).toBeVisible();
  expect(visit.mockServer.requests.of(recommend.path)).toEqual([]);
});

test('[E8] subjects changed in 考生信息 bring the verdicts of the new ones', { tags: 'full' }, async () => {
  const { row } = await open();
  await page.getByLabelText('查找专业').fill('080901');
  await expect.poll(() => row.elements().length).toBe(1);
  const refused = row.getByText('不可报', { exact: true });
  await expect.element(refused).not.toBeInTheDocument();
  await page.getByRole('button', { name: '考生信息' }).click();
  const form = page.getByRole('form', { name: /^考生信息/ });
  await form.getByRole('button', { name: '历史', exact: true }).click();
  await form.getByRole('button', { name: '保存' }).click();
  const question = page.getByRole('dialog', { name: '确认提示' });
  await question.getByRole('button', { name: '确定' }).click();
  await expect.element(refused).toBeInTheDocument();
});

test('[E8] wishes in quick succession are all kept; the pressed button keeps the focus', {
  tags: 'full',
}, async () => {
  const { visit, sent, row } = await open();
  const { faults } = visit.mockServer;
  const wish = row.getByRole('button', { name: /^设为意向：/ });
  const [first, second] = [0, 1].map((place) => {
    const name = wish.nth(place).element().getAttribute('aria-label') ?? expect.unreachable();
    return page.getByRole('button', { name, exact: true });
  });
  faults.inject({ kind: 'hold', path: update.path });
  await first?.click();
  await expect.poll(() => sent(update.path).length).toBe(1);
  expect(document.activeElement).toBe(first?.element());
  await second?.click();
  faults.clear();
  const students = await visit.mockServer.table(studentTable);
  await expect.poll(() => students.get(101)?.prefer.majorCodes.length).toBe(4);
  expect(sent(update.path).length).toBe(2);
});

test('[E8] a remark is saved once by Enter, which keeps the focus and what is typed next', {
  tags: 'full',
}, async () => {
  const { visit, sent, row } = await open();
  const { faults, requests } = visit.mockServer;
  const remark = row.first().getByLabelText(/^备注：/);
  const remarks = () => sent(save.path).map((body) => body.items);
  faults.inject({ kind: 'hold', path: save.path });
  await remark.fill('可冲');
  await userEvent.keyboard('{Enter}');
  await expect.poll(remarks).toMatchObject([[{ remark: '可冲' }]]);
  const before = requests.of(recommend.path).length;
  faults.clear();
  await expect.poll(() => requests.of(recommend.path).length).toBe(before + 1);
  await userEvent.keyboard('，再看{Enter}{Tab}');
  await expect.poll(remarks).toMatchObject([[{ remark: '可冲' }], [{ remark: '可冲，再看' }]]);
  await expect.element(remark).toHaveValue('可冲，再看');
  expect(visit.notifications).toEqual([]);
  expect(page.getByRole('dialog').query()).toBeNull();
});

test('[E8] a remark on its way is not replaced by the one that was saved before it', {
  tags: 'full',
}, async () => {
  const { visit, sent, row } = await open();
  const { faults, requests } = visit.mockServer;
  const remark = row.first().getByLabelText(/^备注：/);
  const reads = () => requests.of(recommend.path).length;
  faults.inject({ kind: 'hold', path: save.path });
  await remark.fill('可冲');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => sent(save.path).length).toBe(1);
  const before = reads();
  faults.clear();
  faults.inject({ kind: 'hold', path: recommend.path });
  await expect.poll(reads).toBe(before + 1);
  await userEvent.keyboard('，再看{Enter}');
  await expect.poll(reads).toBe(before + 2);
  faults.clear();
  faults.inject({ kind: 'hold', path: save.path });
  await expect.poll(() => sent(save.path).length).toBe(2);
  await expect.poll(() => visit.runtime.queryClient.isFetching()).toBe(0);
  await expect.element(remark).toHaveValue('可冲，再看');
  faults.clear();
  await expect.poll(() => visit.runtime.queryClient.isFetching()).toBe(0);
  await expect.element(remark).toHaveValue('可冲，再看');
});

test('[E8] a remark that is given up for a colleague’s shows that one, and is not sent', async () => {
  const { visit, sent, row } = await open();
  await page.getByLabelText('查找专业').fill('080901');
  await expect.poll(() => row.elements().length).toBe(1);
  const theirs = { majorCode: '080901', majorName: '计算机科学与技术', mark: null, remark: '同事写的' };
  const remark = row.getByLabelText(/^备注：/);
  visit.mockServer.faults.inject({ kind: 'code', code: 20000, data: [theirs], path: recommend.path });
  await remark.fill('可冲');
  await userEvent.keyboard('{Enter}');
  const question = page.getByRole('dialog', { name: '确认提示' });
  await expect.element(question).toHaveTextContent('「计算机科学与技术」的备注已被他人修改');
  await question.getByRole('button', { name: '取消' }).click();
  await expect.element(remark).toHaveValue('同事写的');
  await userEvent.tab();
  expect(sent(save.path)).toEqual([]);
});

test('[E8] at 1366 beside the open menu every column is seen, and nothing is wider than its own', {
  tags: 'full',
}, async () => {
  const { row } = await open();
  // Menu, margins of the page and a scroll bar take their part.
  await page.viewport(1366 - 200 - 32 - 17, 768);
  const mark = row.first().getByRole('combobox', { name: /^专家标记：/ });
  const wish = row.first().getByRole('button', { name: /意向：/ });
  const box = (part: Element) => (part.closest('td') ?? part).getBoundingClientRect();
  await expect.poll(() => box(mark.element()).right).toBeLessThanOrEqual(box(wish.element()).left);
  const frame = mark.element().closest('table')?.parentElement ?? expect.unreachable();
  expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth);
  await wish.click();
  await expect.element(wish).toHaveTextContent('取消意向');
  await expect.element(row.getByRole('cell', { name: /^100% [稳保]$/ }).first()).toBeVisible();
  const isWider = (cell: Element) => {
    const end = cell.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(cell).paddingRight);
    return [...cell.children].some((part) => part.getBoundingClientRect().right > end + 0.5);
  };
  const cells = () => row.elements().flatMap((line) => [...line.querySelectorAll('td')]);
  // The sign of saving takes room until it is over.
  const wider = () => cells().flatMap((cell) => (isWider(cell) ? [cell.textContent] : []));
  await expect.poll(wider).toEqual([]);
});
