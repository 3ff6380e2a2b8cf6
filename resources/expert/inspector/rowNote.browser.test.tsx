import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { volunteerTable } from '@/mocks/expert/volunteerTable';
import { openView } from '@/src/testing/openView';

const grid = page.getByRole('grid', { name: '志愿表' });
const question = page.getByRole('dialog', { name: '确认提示' });
const dialog = page.getByRole('dialog', { name: /^备注：/ });

async function openFirstRow() {
  const visit = await openView({ view: 'expert/filling/workbench' }, { at: '?userId=101' });
  await grid.getByRole('rowheader').first().click();
  return visit;
}

test('[E3] a note that is still being typed is unsaved, and Ctrl+S saves it', { tags: 'full' }, async () => {
  const { mockServer } = await openFirstRow();
  await page.getByRole('button', { name: '详情面板' }).click();
  const note = page.getByRole('textbox', { name: '备注' });
  await note.fill('先问');
  await expect.element(page.getByText('1 处修改未保存')).toBeVisible();
  await note.fill('先问家长');
  await userEvent.keyboard('{Control>}s{/Control}');
  const saved = async () => (await mockServer.table(volunteerTable)).get(501)?.items[0]?.note;
  await expect.poll(saved).toBe('先问家长');
  await expect.element(note).toHaveFocus();
});

test('[E3] a note typed in its dialog outlives a click beside it and Escape; giving it up is asked about', {
  tags: 'full',
}, async () => {
  await openFirstRow();
  await userEvent.keyboard('n');
  const note = dialog.getByRole('textbox');
  await note.fill('先问家长');
  const around = dialog.element().closest('.ant-modal-wrap') ?? expect.unreachable();
  await userEvent.click(around, { position: { x: 5, y: 5 } });
  await userEvent.keyboard('{Escape}');
  await expect.element(question).toHaveTextContent('是否放弃已输入的备注？');
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(note).toHaveValue('先问家长');
  await dialog.getByRole('button', { name: /^取\s?消$/ }).click();
  await question.getByRole('button', { name: '确定' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('[E3] a reload asks about a note that is typed into its dialog, and not once it is given up', {
  tags: 'full',
}, async () => {
  const visit = await openFirstRow();
  await userEvent.keyboard('n');
  const note = dialog.getByRole('textbox');
  await note.fill('先问家长');
  const leaving = visit.leave();
  await expect.element(question.getByRole('listitem')).toHaveTextContent(/^备注：/);
  await question.getByRole('button', { name: '继续编辑' }).click();
  expect(await leaving).toBe(false);
  await expect.element(note).toHaveValue('先问家长');
  await dialog.getByRole('button', { name: /^取\s?消$/ }).click();
  await question.getByRole('button', { name: '确定' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(await visit.leave()).toBe(true);
});
