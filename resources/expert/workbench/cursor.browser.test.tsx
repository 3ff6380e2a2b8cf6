import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openView } from '@/src/testing/openView';

const savePath = '/appv2/api/index/zySave';
const grid = page.getByRole('grid', { name: '志愿表' });

async function openWorkbench() {
  const visit = await openView({ view: 'expert/filling/workbench' }, { at: '?userId=101' });
  await expect.element(grid.getByRole('rowheader').first()).toBeVisible();
  return visit;
}

/** The number of the row that the keys act on; it is in sight. */
async function isAt(place: string): Promise<void> {
  const header = grid.getByRole('rowheader', { name: place, exact: true });
  await expect.element(header).toBeInViewport();
  const row = header.element().closest('[role="row"]');
  await expect.poll(() => grid.element().getAttribute('aria-activedescendant')).toBe(row?.id);
}

test('[E3] PageUp, PageDown, Home and End move the current row, and a deletion names the row that they led to', {
  tags: 'full',
}, async () => {
  await openWorkbench();
  await grid.getByRole('rowheader', { name: '1', exact: true }).click();
  await userEvent.keyboard('{PageDown}');
  await isAt('11');
  await userEvent.keyboard('{End}');
  await isAt('32');
  await userEvent.keyboard('{PageUp}');
  await isAt('22');
  const name = grid
    .getByRole('rowheader', { name: '22', exact: true })
    .element()
    .closest('[role="row"]')
    ?.querySelector('b[title]')?.textContent;
  await userEvent.keyboard('{Delete}');
  await expect.element(page.getByText(/^已删除第 22 志愿：/)).toHaveTextContent(name ?? '22');
  await userEvent.keyboard('{Home}');
  await isAt('1');
});

test('[E3] End leads to the last row as the lowest in sight; the free places stay below', {
  tags: 'full',
}, async () => {
  await openWorkbench();
  await grid.getByRole('rowheader', { name: '1', exact: true }).click();
  await userEvent.keyboard('{End}');
  await isAt('32');
  const last = () =>
    grid.getByRole('rowheader', { name: '32', exact: true }).element().closest('[role="row"]');
  const below = () =>
    grid.element().getBoundingClientRect().bottom - (last()?.getBoundingClientRect().bottom ?? 0);
  await expect.poll(() => Math.abs(Math.round(below()))).toBeLessThanOrEqual(1);
});

test('[E3] PageUp, PageDown, Home and End belong to a panel that has the focus', {
  tags: 'full',
}, async () => {
  await openWorkbench();
  await grid.getByRole('rowheader', { name: '2', exact: true }).click();
  await userEvent.keyboard('v');
  await expect.element(page.getByRole('complementary', { name: '校验' })).toHaveFocus();
  await userEvent.keyboard('{End}{PageDown}{ArrowDown}');
  await isAt('3');
  await userEvent.keyboard('{PageUp}{Home}{ArrowUp}');
  await isAt('2');
});

test('[E3] the fix of a problem leads on to the next fix', { tags: 'full' }, async () => {
  await openWorkbench();
  await grid.getByRole('rowheader', { name: '2', exact: true }).click();
  await userEvent.keyboard('v');
  const panel = page.getByRole('complementary', { name: '校验' });
  await expect.element(panel).toHaveFocus();
  const [pressed, next] = panel.getByRole('button', { name: /^(移到|改为|填入|移除|删除|全部)/ }).elements();
  if (pressed instanceof HTMLElement) pressed.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => pressed?.isConnected).toBe(false);
  expect(document.activeElement).toBe(next);
});

test('[E3] a long refusal of a save is cut, moves nothing below the bar, and is whole at a press', {
  tags: 'full',
}, async () => {
  const { mockServer } = await openWorkbench();
  await expect.element(page.getByRole('button', { name: '下一位考生' })).toBeVisible();
  const top = () => grid.element().getBoundingClientRect().top;
  const before = top();
  const msg = '保存失败：'.padEnd(120, '长');
  mockServer.faults.inject({ kind: 'code', code: 50000, msg, path: savePath });
  await grid.getByRole('rowheader', { name: '2', exact: true }).click();
  await userEvent.keyboard('{Delete}{Control>}s{/Control}');
  const cut = page.getByRole('button', { name: msg });
  await expect.element(cut).toHaveAttribute('title', msg);
  expect(top()).toBe(before);
  cut.element().focus();
  await userEvent.keyboard('{Enter}');
  const whole = page.getByRole('dialog').getByText(msg);
  await expect.element(whole).toBeVisible();
  const { scrollWidth, clientWidth } = whole.element();
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  await userEvent.keyboard('{Escape}');
  await expect.element(whole).not.toBeInTheDocument();
  await expect.element(cut).toHaveFocus();
});

test('[E3] the bar has room for the longest text about a lost save', { tags: 'full' }, async () => {
  const { mockServer } = await openWorkbench();
  mockServer.faults.inject({ kind: 'network', path: savePath });
  await grid.getByRole('rowheader', { name: '2', exact: true }).click();
  await userEvent.keyboard('{Delete}{Control>}s{/Control}');
  const text = page.getByTitle(/^网络异常，已存本机，\d+ 秒后重试$/);
  for (const width of [1366, 1280, 1024, 820]) {
    await page.viewport(width, 800);
    await expect.element(text).toBeVisible();
    const { scrollWidth, clientWidth } = text.element();
    expect([width, scrollWidth <= clientWidth]).toEqual([width, true]);
  }
});
