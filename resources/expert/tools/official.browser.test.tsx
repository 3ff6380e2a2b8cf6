import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openView } from '@/src/testing/openView';
import { expertEndpoints } from '../endpoints';

const { units } = expertEndpoints['expert/volunteer'].operations;
const grid = page.getByRole('grid', { name: '志愿表' });
const dialog = page.getByRole('dialog', { name: '官方格式' });

async function open(): Promise<void> {
  await page.getByRole('button', { name: '更多操作', exact: true }).click();
  await page.getByRole('menuitem', { name: '官方格式 导入 / 复制…' }).click();
}

async function written(): Promise<string> {
  const text = dialog.getByLabelText('官方格式文本');
  await expect.element(text).toBeVisible();
  const area = text.element();
  return area instanceof HTMLTextAreaElement ? area.value : expect.unreachable();
}

async function bringIn(line: string, how: string): Promise<void> {
  await dialog.getByText('导入', { exact: true }).click();
  await dialog.getByLabelText('粘贴官方格式').fill(line);
  await dialog.getByText(how, { exact: true }).click();
  await dialog.getByRole('button', { name: '导入 1 个' }).click();
}

test('[E3] an import ends with its dialog: a closed one changes no table, and closes no other dialog', async () => {
  const { mockServer, notifications } = await openView(
    { view: 'expert/filling/workbench' },
    { at: '?userId=101' },
  );
  await expect.element(grid.getByRole('rowheader').first()).toBeVisible();
  await expect.element(page.getByText(/^共 [\d,]+ 个/)).toBeVisible();
  await open();
  const before = await written();
  const [line = ''] = before.split('\n');
  mockServer.faults.inject({ kind: 'hold', path: units.path });
  const asked = mockServer.requests.of(units.path).length;
  await bringIn(line, '替换全部');
  await expect.poll(() => mockServer.requests.of(units.path).length).toBeGreaterThan(asked);
  await dialog.getByRole('button', { name: '关闭' }).click();
  await open();
  mockServer.faults.clear();
  expect(await written()).toBe(before);
  await bringIn(line, '加在末尾');
  await expect.poll(() => notifications).toEqual(['warning: 已导入 0 个志愿；1 个重复已跳过']);
  await expect.element(dialog).not.toBeInTheDocument();
  await open();
  expect(await written()).toBe(before);
});
