import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { shareTable } from '@/mocks/expert/shareTable';
import { volunteerTable } from '@/mocks/expert/volunteerTable';
import { openView } from '@/src/testing/openView';

const question = page.getByRole('dialog', { name: '确认提示' });
const grid = page.getByRole('grid', { name: '志愿表' });

async function openWorkbench() {
  const visit = await openView({ view: 'expert/filling/workbench' }, { at: '?userId=101' });
  await expect.element(grid.getByRole('rowheader').first()).toBeVisible();
  return visit;
}

test('[E3] the plain share is a code without an end, once errors are asked about; there is one of a table', {
  tags: 'full',
}, async () => {
  const { mockServer } = await openWorkbench();
  await page.getByRole('button', { name: '分享', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^分享：陈同学/ });
  await dialog.getByRole('tab', { name: '小程序码' }).click();
  await dialog.getByRole('button', { name: '生成小程序码' }).click();
  await expect.element(question).toHaveTextContent('存在 2 项错误，仍要分享？');
  await question.getByRole('button', { name: '确定' }).click();
  await expect.element(dialog.getByText('长期有效', { exact: true })).toBeVisible();
  const made = (await mockServer.table(shareTable)).all().filter(({ expireAt }) => expireAt === '');
  expect(made).toMatchObject([{ tableId: 501, password: '', showChance: 0, showContact: 0, revoked: 0 }]);
  await expect.element(dialog.getByText(new RegExp(`/share/zy/${made[0]?.shareId}$`))).toBeVisible();
});

test('[E3] the other groups of a college join the table from beside it, with all of their majors in sight', {
  tags: 'full',
}, async () => {
  const { mockServer } = await openWorkbench();
  await grid.getByRole('rowheader').first().click();
  await page.getByRole('button', { name: '详情面板' }).click();
  await page.getByRole('button', { name: '同校其他组' }).click();
  const dialog = page.getByRole('dialog', { name: /的专业组$/ });
  const group = (code: string) => dialog.getByRole('listitem').filter({ hasText: `${code} 组` });
  await expect.element(group('105')).toHaveTextContent('第 1 志愿');
  await expect.element(group('106')).toHaveTextContent(/中医学、针灸推拿学/);
  await dialog.getByRole('button', { name: '加入 106 组' }).click();
  await expect.element(group('106')).toHaveTextContent(/第 \d+ 志愿/);
  await dialog.getByRole('button', { name: '关闭' }).click();
  await userEvent.keyboard('{Control>}s{/Control}');
  const items = async () => (await mockServer.table(volunteerTable)).get(501)?.items.map(({ key }) => key);
  await expect.poll(items).toHaveLength(33);
  expect(await items()).toContain('90901|106');
});

test('[E3] a reader of tables changes nothing in one, by control or by key', { tags: 'full' }, async () => {
  const { mockServer, notifications } = await openView(
    { view: 'expert/filling/workbench' },
    { at: '?userId=101', permissions: ['expert:volunteer:detail'] },
  );
  await expect.element(page.getByText('只读', { exact: true })).toBeVisible();
  await expect.element(grid.getByRole('rowheader', { name: '1', exact: true })).toBeVisible();
  for (const name of ['保存', '定稿', '分享', '打印', '加入 ', '重新填报'])
    expect(page.getByRole('button', { name: new RegExp(`^${name}`) }).elements()).toHaveLength(0);
  await expect.element(grid.getByRole('button', { name: '移动第 1 志愿', exact: true })).toBeDisabled();
  const first = grid.getByRole('row').nth(1).element().id;
  await grid.getByRole('rowheader', { name: '1', exact: true }).click();
  await userEvent.keyboard('{Delete}1l {Alt>}{End}{/Alt}{Control>}s{/Control}');
  expect(grid.getByRole('row').nth(1).element().id).toBe(first);
  expect(mockServer.requests.of('/appv2/api/index/zySave')).toHaveLength(0);
  expect(notifications).toEqual([]);
});

test('[E3] the list of problems lies over the candidates, and eight characters of each college are seen beside it', {
  tags: 'full',
}, async () => {
  await page.viewport(1280, 800);
  await openWorkbench();
  const candidates = page.getByRole('region', { name: '候选' });
  await expect.element(candidates).toBeVisible();
  await grid.element().focus();
  await userEvent.keyboard('v');
  const problems = page.getByRole('complementary', { name: '校验' });
  await expect.element(problems).toHaveFocus();
  const [above, below] = [problems, candidates].map((pane) => pane.element().getBoundingClientRect());
  // within the border of the pane
  expect(Math.abs((above?.width ?? 0) - (below?.width ?? 0))).toBeLessThanOrEqual(2);
  expect(Math.abs((above?.left ?? 0) - (below?.left ?? 0))).toBeLessThanOrEqual(1);
  const cut = [...grid.element().querySelectorAll('b[title]')].filter((name) => {
    const range = document.createRange();
    const text = name.firstChild;
    if (!text?.textContent) return true;
    range.setStart(text, 0);
    range.setEnd(text, Math.min(8, text.textContent.length));
    return range.getBoundingClientRect().right > name.getBoundingClientRect().right + 1;
  });
  expect(cut.map((name) => name.textContent)).toEqual([]);
  await userEvent.keyboard('/');
  await expect.element(problems).not.toBeInTheDocument();
  await expect
    .element(candidates.getByRole('textbox').or(candidates.getByRole('searchbox')).first())
    .toHaveFocus();
});

test('[E3] G, digits and Enter go to a choice from the candidates too, and add none of them', {
  tags: 'full',
}, async () => {
  const { notifications } = await openWorkbench();
  const candidates = page.getByRole('grid', { name: '候选志愿' });
  await expect.element(candidates.getByRole('row').first()).toBeVisible();
  const free = grid.getByText(/^还可再填 \d+ 个$/);
  const before = free.element().textContent;
  const element = candidates.element();
  if (element instanceof HTMLElement) element.focus();
  await userEvent.keyboard('{ArrowDown}g2{Enter}');
  const second = grid.getByRole('rowheader', { name: '2', exact: true }).element().closest('[role="row"]');
  await expect.poll(() => grid.element().getAttribute('aria-activedescendant')).toBe(second?.id);
  await expect.element(page.getByText(/^跳到第/)).not.toBeInTheDocument();
  await expect.element(free).toHaveTextContent(before ?? '');
  expect(notifications).toEqual([]);
});

test('[E3] [A11Y] a dialog that a key opened gives the focus back to the row', { tags: 'full' }, async () => {
  await openWorkbench();
  const row = grid.getByRole('row').nth(1);
  await row.getByRole('rowheader').click();
  await expect.element(row).toHaveFocus();
  await userEvent.keyboard('n');
  const note = page.getByRole('dialog', { name: /^备注：/ });
  await expect.element(note.getByRole('textbox')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(note).not.toBeInTheDocument();
  await expect.element(row).toHaveFocus();
});

test('[E3] another batch of the same student asks before a typed note goes', { tags: 'full' }, async () => {
  const visit = await openWorkbench();
  await grid.getByRole('row').nth(1).getByRole('rowheader').click();
  await userEvent.keyboard('n');
  const note = page.getByRole('dialog', { name: /^备注：/ });
  await note.getByRole('textbox').fill('先问家长');
  expect(await visit.leave('?userId=101&side=1')).toBe(true);
  const leaving = visit.leave('?userId=101&batchId=43203');
  await page.getByRole('button', { name: '继续编辑' }).click();
  expect(await leaving).toBe(false);
  await expect.element(note.getByRole('textbox')).toHaveValue('先问家长');
});

test('[E3] the counter of a note stands above the buttons of its dialog', { tags: 'full' }, async () => {
  await openWorkbench();
  await grid.getByRole('row').nth(1).getByRole('rowheader').click();
  await userEvent.keyboard('n');
  const note = page.getByRole('dialog', { name: /^备注：/ });
  const count = note.getByText(/^\d+ \/ 200$/);
  await expect.element(count).toBeVisible();
  const { top } = note.getByRole('button', { name: '确定' }).element().getBoundingClientRect();
  expect(count.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
});

test('[E3] the bar’s tools at 1366 are one line: batches and the scheme’s name are whole', {
  tags: 'full',
}, async () => {
  await openWorkbench();
  // less what the sidebar takes
  await page.viewport(1366 - 64, 768);
  const batches = page.getByRole('navigation', { name: '批次' });
  const scheme = page.getByRole('button', { name: /方案一/ });
  const more = page.getByRole('button', { name: '更多操作', exact: true });
  const line = [...batches.getByRole('button').elements(), scheme.element(), more.element()];
  const middles = line.map((part) => {
    const { top, bottom } = part.getBoundingClientRect();
    return (top + bottom) / 2;
  });
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4);
  const parts = [batches.element(), ...scheme.element().querySelectorAll('span')];
  expect(parts.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)).toEqual([]);
  await more.click();
  await page.getByRole('menuitem', { name: '模拟投档' }).click();
  const strip = page.getByRole('region', { name: '模拟投档' });
  await expect.element(strip).toBeVisible();
  await strip.getByRole('button', { name: '关闭模拟投档' }).click();
  await expect.element(strip).not.toBeInTheDocument();
});

test('[E3] a choice with a note is marked in the table, where the notes have no column', {
  tags: 'full',
}, async () => {
  await openWorkbench();
  const row = grid.getByRole('row').nth(1);
  expect(grid.getByRole('img', { name: /^备注：/ }).elements()).toHaveLength(0);
  await row.getByRole('rowheader').click();
  await userEvent.keyboard('n');
  const dialog = page.getByRole('dialog', { name: /^备注：/ });
  await dialog.getByRole('textbox').fill('先问家长');
  await dialog.getByRole('button', { name: '确定' }).click();
  const mark = row.getByRole('img', { name: '备注：先问家长', exact: true });
  await expect.element(mark).toHaveAttribute('title', '备注：先问家长');
  await expect.element(mark).toBeVisible();
  expect(grid.getByRole('columnheader', { name: '备注' }).elements()).toHaveLength(0);
  expect(grid.getByRole('img', { name: /^备注：/ }).elements()).toHaveLength(1);
});
