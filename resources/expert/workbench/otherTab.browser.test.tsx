import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { itemsOf, openTable } from '@/mocks/expert/tables';
import { volunteerTable } from '@/mocks/expert/volunteerTable';
import { openView, type Visit } from '@/src/testing/openView';
import { testDrafts } from '@/src/testing/testDrafts';

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

/** Another tab of the browser takes a row out and saves; then this one is looked at. */
async function comeBack({ mockServer }: Visit): Promise<() => number | undefined> {
  const tables = await mockServer.table(volunteerTable);
  const opened = await openTable(mockServer, tables.get(501) ?? expect.unreachable());
  const { row, batch } = opened ?? expect.unreachable();
  const items = (await itemsOf(mockServer, { row, batch })).slice(1);
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
  await expect.element(page.getByRole('dialog', { name: '版本冲突' })).toBeVisible();
  await expect.element(grid.getByRole('img', { name: '备注：先问家长', exact: true })).toBeInTheDocument();
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
