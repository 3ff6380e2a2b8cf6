import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openView } from '@/src/testing/openView';
import { expertEndpoints } from '../endpoints';

const { units } = expertEndpoints['expert/volunteer'].operations;
const grid = page.getByRole('grid', { name: '志愿表' });
const dialog = page.getByRole('dialog', { name: '官方格式' });
const question = page.getByRole('dialog', { name: '确认提示' });

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

/** Closes the dialog, and gives up what was pasted. */
async function close(): Promise<void> {
  await dialog.getByRole('button', { name: '关闭' }).click();
  await expect.element(question).toHaveTextContent('是否放弃已粘贴的内容？');
  await question.getByRole('button', { name: '确定' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
}

test('[E3] an import ends with its dialog: a closed one changes no table, and closes no other dialog', {
  tags: 'full',
}, async () => {
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
  await expect.element(dialog.getByLabelText('粘贴官方格式')).toHaveAttribute('readonly');
  await expect.element(dialog.getByRole('radio', { name: '加在末尾' })).toBeDisabled();
  await close();
  await open();
  mockServer.faults.clear();
  expect(await written()).toBe(before);
  await bringIn(line, '加在末尾');
  await expect.poll(() => notifications).toEqual(['warning: 已导入 0 个志愿；1 个重复已跳过']);
  await expect.element(dialog).not.toBeInTheDocument();
  await open();
  expect(await written()).toBe(before);
});

test('[E3] a table is saved as a text with the permission to export alone; its lines are copied by all', {
  tags: 'full',
}, async () => {
  await openView(
    { view: 'expert/filling/workbench' },
    { at: '?userId=101', permissions: ['expert:volunteer:detail'] },
  );
  await expect.element(grid.getByRole('rowheader').first()).toBeVisible();
  await open();
  await expect.element(dialog.getByRole('button', { name: /^复\s?制$/ })).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: '导出文本' })).not.toBeInTheDocument();
});

test('[E3] pasted lines stay over a look at the other side; a click beside the dialog or Escape loses none', {
  tags: 'full',
}, async () => {
  await openView({ view: 'expert/filling/workbench' }, { at: '?userId=101' });
  await expect.element(grid.getByRole('rowheader').first()).toBeVisible();
  await open();
  const pasted = dialog.getByLabelText('粘贴官方格式');
  await dialog.getByText('导入', { exact: true }).click();
  await pasted.fill('10559 999 01 02 服从');
  await dialog.getByText('复制 / 导出', { exact: true }).click();
  await written();
  await dialog.getByText('导入', { exact: true }).click();
  await expect.element(pasted).toHaveValue('10559 999 01 02 服从');
  await pasted.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(question).toBeVisible();
  await question.getByRole('button', { name: '取消' }).click();
  await expect.element(question).not.toBeInTheDocument();
  const around = dialog.element().closest('.ant-modal-wrap') ?? expect.unreachable();
  await userEvent.click(around, { position: { x: 5, y: 5 } });
  await expect.element(pasted).toHaveValue('10559 999 01 02 服从');
  expect(question.elements()).toHaveLength(0);
  await close();
  await open();
  await dialog.getByText('导入', { exact: true }).click();
  await expect.element(pasted).toHaveValue('');
});
