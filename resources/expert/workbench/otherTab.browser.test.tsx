import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { studentTable } from '@/mocks/expert/studentTable';
import { itemsOf, openTable } from '@/mocks/expert/tables';
import { volunteerTable } from '@/mocks/expert/volunteerTable';
import { openView, type Visit } from '@/src/testing/openView';
import { testDrafts } from '@/src/testing/testDrafts';
import { expertEndpoints } from '../endpoints';

const savePath = '/appv2/api/index/zySave';
const grid = page.getByRole('grid', { name: '志愿表' });
const filled = page.getByRole('navigation', { name: '批次' }).getByRole('button', { name: /^本科批/ });
const save = () => userEvent.keyboard('{Control>}s{/Control}');

async function openWorkbench(): Promise<Visit> {
  const visit = await openView({ view: 'expert/filling/workbench' }, { at: '?userId=101' });
  await expect.element(filled).toHaveTextContent('32/45');
  await expect.element(grid.getByRole('rowheader').first()).toBeVisible();
  return visit;
}

type Items = Awaited<ReturnType<typeof itemsOf>>;

/** Another tab of the browser changes the rows and saves, by taking one out; then this one is looked at. */
async function comeBack(
  { mockServer }: Visit,
  change = (items: Items) => items.slice(1),
): Promise<() => number | undefined> {
  const tables = await mockServer.table(volunteerTable);
  const opened = await openTable(mockServer, tables.get(501) ?? expect.unreachable());
  const { row, batch } = opened ?? expect.unreachable();
  const items = change(await itemsOf(mockServer, { row, batch }));
  await tables.put({ ...row, version: row.version + 1, recipe: null, items });
  window.dispatchEvent(new Event('focus'));
  return () => tables.get(501)?.items.length;
}

test('[E3] a table that another tab of the browser has saved is read anew, and the next edit is no conflict', {
  tags: 'full',
}, async () => {
  const visit = await openWorkbench();
  const saved = await comeBack(visit);
  await expect.element(filled).toHaveTextContent('31/45');
  await grid.getByRole('rowheader', { name: '1', exact: true }).click();
  await userEvent.keyboard('{Delete}');
  await save();
  await expect.poll(saved).toBe(30);
  expect(page.getByRole('dialog', { name: '版本冲突' }).query()).toBeNull();
});

test('[E3] text that is typed into a dialog stays there when the window is looked at again', async () => {
  const visit = await openWorkbench();
  await grid.getByRole('rowheader', { name: '2', exact: true }).click();
  await userEvent.keyboard('n');
  const note = page.getByRole('dialog', { name: /^备注：/ });
  await note.getByRole('textbox').fill('先问家长');
  await comeBack(visit);
  await note.getByRole('button', { name: '确定' }).click();
  await save();
  const conflict = page.getByRole('dialog', { name: '版本冲突' });
  await conflict.getByRole('button', { name: '查看差异' }).click();
  await expect.element(conflict.getByText('我的版本与对方版本相比：')).toBeVisible();
  await expect.element(grid.getByRole('img', { name: '备注：先问家长', exact: true })).toBeInTheDocument();
});

test('[E3] a conflict says which row the other tab has locked, and that my version unlocks it', {
  tags: 'full',
}, async () => {
  const visit = await openWorkbench();
  await grid.getByRole('rowheader', { name: '2', exact: true }).click();
  await userEvent.keyboard('{Delete}');
  await comeBack(visit, (items) => items.map((item, at) => (at === 0 ? { ...item, locked: 1 } : item)));
  await save();
  const conflict = page.getByRole('dialog', { name: '版本冲突' });
  await conflict.getByRole('button', { name: '查看差异' }).click();
  await expect.element(conflict.getByRole('listitem').filter({ hasText: /^解锁 / })).toBeVisible();
});

test('[E3] an offered draft that another tab has saved meanwhile is not restored, and says so', {
  tags: 'full',
}, async () => {
  const visit = await openWorkbench();
  visit.mockServer.faults.inject({ kind: 'network', path: savePath });
  await grid.getByRole('rowheader', { name: '1', exact: true }).click();
  await userEvent.keyboard('{Delete}');
  await expect.poll(() => testDrafts.kept.size).toBe(1);
  const { notifications, mockServer } = await visit.reload();
  const restore = page.getByRole('button', { name: '恢复', exact: true });
  await expect.element(restore).toBeVisible();
  mockServer.faults.clear();
  const button = restore.element();
  if (!(button instanceof HTMLElement)) return expect.unreachable();
  // in one turn, since a focused window alone withdraws the offer
  testDrafts.kept.clear();
  button.click();
  await expect.poll(() => notifications).toContain('warning: 该修改已在其他页面保存或处理');
  await expect.element(restore).not.toBeInTheDocument();
  await expect.element(filled).toHaveTextContent('32/45');
});

const { batches, chances } = expertEndpoints['expert/volunteer'].operations;
const { student } = expertEndpoints['expert/table'].operations;

/** Another tab of the browser changes the student's score. */
async function changeScore({ mockServer }: Visit): Promise<void> {
  const students = await mockServer.table(studentTable);
  const before = students.get(101) ?? expect.unreachable();
  await students.put({ ...before, score: 560, rank: 40_000, updatedAt: '2026-06-26 08:00:00' });
}

test('[E3] a score changed in another tab is shown once this one is seen again; unsaved rows stay', {
  tags: 'full',
}, async () => {
  const visit = await openWorkbench();
  const { requests } = visit.mockServer;
  window.dispatchEvent(new Event('focus'));
  await expect.poll(() => requests.of(student.path)).toHaveLength(2);
  await grid.getByRole('rowheader', { name: '1', exact: true }).click();
  await userEvent.keyboard('{Delete}');
  await changeScore(visit);
  expect(requests.of(batches.path)).toHaveLength(1);
  window.dispatchEvent(new Event('focus'));
  await expect.element(page.getByText('560 分')).toBeVisible();
  await expect.element(filled).toHaveTextContent('31/45');
});

test('[E3] 重新计算 sends the score that the server has by now', { tags: 'full' }, async () => {
  const visit = await openWorkbench();
  await changeScore(visit);
  await page.getByRole('button', { name: '更多操作', exact: true }).click();
  await page.getByRole('menuitem', { name: '重新计算' }).click();
  await expect.poll(() => visit.notifications).toContain('success: 已重新计算 32 个志愿的录取机会');
  const scores = visit.mockServer.requests.of(chances.path).map(({ body }) => body);
  expect(scores).not.toContainEqual(expect.objectContaining({ score: 600 }));
  await expect.element(page.getByText('560 分')).toBeVisible();
});
