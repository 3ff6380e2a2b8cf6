import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { sampleTable } from '@/mocks/dev/sampleTable';
import { choose } from '@/src/testing/enter';
import {
  onlyName,
  openSampleList as open,
  sampleSettingsKey as settingsKey,
  usualHeads,
} from '@/src/testing/sampleList';

const headOf = (root: Locator, name: string) => root.getByRole('columnheader', { name, exact: true });

describe('[WID-2] the right toolbar', () => {
  test('刷新 reads the list again, and shows the server’s present rows', { tags: 'full' }, async () => {
    const { visit, list, tool } = await open();
    const rows = await visit.mockServer.table(sampleTable);
    const [first] = rows.all();
    if (!first) return expect.unreachable();
    await rows.put({ ...first, name: '别处改名' });
    expect(list.row('别处改名').elements()).toEqual([]);
    await tool('刷新').click();
    await expect.element(list.row('别处改名')).toBeVisible();
  });

  test('隐藏搜索 puts the filters away with their typed text, and is remembered; active filters are told', {
    tags: 'full',
  }, async () => {
    const { list, tool, reload } = await open('?size=10&status=0');
    await list.filters.getByLabelText('名称', { exact: true }).fill('签字笔');
    await tool('隐藏搜索').click();
    await expect.element(list.filters).not.toBeInTheDocument();
    await tool('显示搜索（筛选中）').click();
    await expect.element(list.filters.getByLabelText('名称', { exact: true })).toHaveValue('签字笔');
    await tool('隐藏搜索').click();
    const again = await reload();
    await expect.element(again.tool('显示搜索（筛选中）')).toBeVisible();
    await expect.element(again.list.filters).not.toBeInTheDocument();
  });

  test('columns are hidden and moved; that is remembered until 重置', { tags: 'full' }, async () => {
    const { heads, openPanel, reload } = await open();
    expect(heads()).toEqual(usualHeads());
    const settings = await openPanel('列设置');
    await settings.getByRole('checkbox', { name: '单价' }).click();
    await settings.getByRole('button', { name: '下移：状态' }).click();
    await expect.element(settings.getByRole('button', { name: '下移：状态' })).toHaveFocus();
    await expect.element(settings.getByText('状态移到第 3 位')).toBeInTheDocument();
    await settings.getByRole('button', { name: '上移：备注' }).click();
    await expect.element(settings.getByRole('button', { name: '上移：备注' })).toHaveFocus();
    const { before, after } = { before: ['名称', '数量', '状态'], after: ['备注', '排序'] };
    const moved = [...before, ...after, ...usualHeads(...before, ...after, '单价')];
    await expect.poll(heads).toEqual(moved);

    const again = await reload();
    expect(again.heads()).toEqual(moved);
    await (await again.openPanel('列设置')).getByRole('button', { name: '重置' }).click();
    await expect.poll(again.heads).toEqual(usualHeads());
    expect(localStorage.getItem(settingsKey)).toBe('');
  });

  test('a column is put at a side and made wide', { tags: 'full' }, async () => {
    const { heads, openPanel, list } = await open();
    const settings = await openPanel('列设置');
    await choose(settings.getByRole('combobox', { name: '固定：备注' }), '左侧');
    await expect.poll(heads).toEqual(['名称', '备注', ...usualHeads('名称', '备注')]);
    await settings.getByRole('spinbutton', { name: '宽度：排序' }).fill('260');
    const width = () => headOf(list.root, '排序').element().getBoundingClientRect().width;
    await expect.poll(width).toBeGreaterThanOrEqual(260);
    expect(new URLSearchParams(localStorage.getItem(settingsKey) ?? '').get('cols')).toMatch(
      /sort-260.*remark-l/,
    );
  });

  test('a column is dragged to another place', { tags: 'full' }, async () => {
    const { heads, openPanel } = await open();
    const settings = await openPanel('列设置');
    const handleOf = (label: string) =>
      settings.getByRole('listitem').filter({ hasText: label }).getByTitle('拖动调整顺序');
    await userEvent.dragAndDrop(handleOf('数量'), handleOf('状态'));
    await expect.poll(heads).toEqual(['名称', '数量', '状态', ...usualHeads('名称', '数量', '状态')]);
  });

  test('the edge of a head is pulled to make the column wide, which sorts nothing', async () => {
    const { list, tool, query } = await open();
    await expect.element(tool('列设置')).toBeVisible();
    const head = headOf(list.root, '数量').element();
    const { right, top, width } = head.getBoundingClientRect();
    const at = (type: string, clientX: number) =>
      head.dispatchEvent(
        new PointerEvent(type, { clientX, clientY: top + 5, bubbles: true, cancelable: true }),
      );
    at('pointerdown', right - 3);
    at('pointermove', right + 97);
    at('pointerup', right + 97);
    head.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await expect.poll(() => head.getBoundingClientRect().width).toBeGreaterThan(width + 50);
    expect(query()).toBe('?size=10');
  });

  test('the last column cannot be hidden', async () => {
    const { heads, openPanel } = await open(`?size=10&cols=${onlyName}`);
    expect(heads()).toEqual(['名称', '操作']);
    const settings = await openPanel('列设置');
    await expect.element(settings.getByRole('checkbox', { name: '名称' })).toBeDisabled();
  });

  test('remembered settings belong to one user, and do no harm where they make no sense', async () => {
    localStorage.setItem('list-look:99:dev/sample', 'cols=name-x&density=small');
    localStorage.setItem(settingsKey, '{"cols":["name"]}&cols=nothing.at-all&density=huge&view=gone');
    const { heads, query } = await open('');
    expect(heads()).toEqual(usualHeads());
    expect(query()).toBe('');
  });

  test('密度 brings the rows closer, and is remembered', { tags: 'full' }, async () => {
    const { list, tool, reload } = await open();
    const height = () => list.rows.first().element().clientHeight;
    const usual = height();
    await tool('密度').click();
    await page.getByRole('menuitem', { name: '紧凑' }).click();
    await expect.poll(height).toBeLessThan(usual);
    const again = await reload();
    expect(again.list.rows.first().element().clientHeight).toBeLessThan(usual);
  });

  test('全屏 lays the list over everything, and Escape brings it back', async () => {
    const { list, tool } = await open();
    const covers = () => {
      const { top, left, height } = list.root.element().getBoundingClientRect();
      return top === 0 && left === 0 && height === window.innerHeight;
    };
    const asked = vi.spyOn(document.documentElement, 'requestFullscreen');
    onTestFinished(() => asked.mockRestore());
    await tool('全屏').click();
    await expect.poll(covers).toBe(true);
    await Promise.allSettled(asked.mock.results.map(({ value }) => value));
    // The browser itself leaves its full screen at Escape and fires an event; without one the list hears the key.
    if (document.fullscreenElement) await document.exitFullscreen();
    else await userEvent.keyboard('{Escape}');
    await expect.element(tool('全屏')).toBeVisible();
    expect(covers()).toBe(false);
    await expect.poll(() => document.fullscreenElement).toBeNull();
  });

  test('全屏 that is granted after the list has left it is given back', { tags: 'full' }, async () => {
    const { tool } = await open();
    const { promise: granted, resolve: grant } = Promise.withResolvers<void>();
    const asked = vi.spyOn(document.documentElement, 'requestFullscreen').mockReturnValue(granted);
    const full = vi.spyOn(document, 'fullscreenElement', 'get').mockReturnValue(null);
    const left = vi.spyOn(document, 'exitFullscreen').mockResolvedValue();
    onTestFinished(() => {
      for (const spy of [asked, full, left]) spy.mockRestore();
    });
    await tool('全屏').click();
    await tool('退出全屏').click();
    await expect.element(tool('全屏')).toBeVisible();
    expect(left).not.toHaveBeenCalled();
    full.mockReturnValue(document.documentElement);
    grant();
    await expect.poll(() => left.mock.calls).toHaveLength(1);
  });

  test('a single menu holds all but the filters and 新增 on a phone', { tags: 'full' }, async () => {
    const { visit, list } = await open();
    await page.viewport(390, 844);
    await expect.element(list.cards.first()).toBeVisible();
    await expect.poll(() => labelsIn(list.toolbar)).toEqual(['更多工具', '新增']);
    await list.toolbar.getByRole('button', { name: '更多工具' }).click();
    const entries = page.getByRole('menuitem');
    await expect
      .poll(() => entries.elements().map(({ textContent }) => textContent))
      .toEqual(['导出', '导出：选择范围、格式与列', '导入', '视图', '刷新']);
    visit.mockServer.requests.clear();
    await entries.last().click();
    await expect.poll(() => visit.mockServer.requests.all().length).toBeGreaterThan(0);
    await list.toolbar.getByRole('button', { name: '更多工具' }).click();
    await page.getByRole('menuitem', { name: '视图' }).click();
    await expect.element(page.getByRole('dialog', { name: '视图' }).getByLabelText('视图名称')).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  });
});

function labelsIn(toolbar: Locator): (string | null)[] {
  const buttons = toolbar.getByRole('button').elements();
  return buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent);
}
