import { describe, expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { devEndpoints } from '@/resources/dev/endpoints';
import {
  onlyName,
  openSampleList as open,
  sampleSettingsKey as settingsKey,
  usualHeads,
} from '@/src/testing/sampleList';

const { list: listing } = devEndpoints['dev/sample'].operations;

const viewsKey = 'list-views:1:dev/sample';

describe('saved views', () => {
  async function save(views: Locator, name: string) {
    await views.getByLabelText('视图名称').fill(name);
    await views.getByRole('button', { name: '保存' }).click();
    await expect.element(views.getByRole('button', { name, exact: true })).toBeVisible();
  }

  test('a view keeps filters, sorting, size and columns, and is applied by its name', {
    tags: 'full',
  }, async () => {
    const { openPanel, panel, query, heads, list } = await open('?status=0&size=10&sort=amount.asc');
    await (await openPanel('列设置')).getByRole('checkbox', { name: '备注' }).click();
    await userEvent.keyboard('{Escape}');
    const views = await openPanel('视图');
    await views.getByRole('button', { name: '保存' }).click();
    await expect.element(views.getByText('请输入视图名称')).toBeVisible();
    await save(views, '在用的');
    await userEvent.keyboard('{Escape}');

    await list.filters.getByRole('button', { name: '重置' }).click();
    await (await openPanel('列设置')).getByRole('button', { name: '重置' }).click();
    await userEvent.keyboard('{Escape}');
    await expect.poll(heads).toEqual(usualHeads());
    await (await openPanel('视图')).getByRole('button', { name: '在用的', exact: true }).click();
    await expect.element(panel('视图')).not.toBeInTheDocument();
    await expect.poll(heads).toEqual(usualHeads('备注'));
    expect(query()).toMatch(/^\?size=10&sort=amount\.asc&status=0&cols=name-l\..*remark-x/);
    await expect.element(list.root.getByText('正在查看视图「在用的」')).toBeVisible();
  });

  test('a view is renamed, overwritten and deleted; the last two after a question', {
    tags: 'full',
  }, async () => {
    localStorage.setItem(
      viewsKey,
      new URLSearchParams({ 甲: 'status=0&cols=name', 乙: 'size=50' }).toString(),
    );
    const { visit, openPanel, panel } = await open();
    const views = panel('视图');
    const more = async (name: string, label: string) => {
      await openPanel('视图');
      await views.getByRole('button', { name: `更多：${name}` }).click();
      await page.getByRole('menuitem', { name: label }).click();
    };
    await more('甲', '重命名');
    await views.getByLabelText('新名称').fill('乙');
    await userEvent.keyboard('{Enter}');
    await expect.element(views.getByText('已有同名的视图')).toBeVisible();
    await views.getByLabelText('新名称').fill('丙');
    await userEvent.keyboard('{Enter}');
    await expect.element(views.getByRole('button', { name: '丙', exact: true })).toBeVisible();
    const kept = () => Object.fromEntries(new URLSearchParams(localStorage.getItem(viewsKey) ?? ''));
    expect(kept()).toEqual({ 丙: 'status=0&cols=name', 乙: 'size=50' });
    await expect.element(views).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(views).not.toBeInTheDocument();

    const answer = (label: string) =>
      page.getByRole('dialog', { name: '确认提示' }).getByRole('button', { name: label }).click();
    await more('丙', '用当前页面覆盖');
    await answer('确定');
    await expect.poll(() => visit.notifications.at(-1)).toBe('success: 视图已保存');
    expect(kept().丙).toMatch(/^size=10&cols=name-l\./);
    await more('丙', '删除');
    await answer('确定');
    await expect.poll(() => Object.keys(kept())).toEqual(['乙']);

    await openPanel('视图');
    await save(views, '乙');
    await answer('确定');
    await expect.poll(() => kept().乙).toMatch(/^size=10&cols=name-l\./);
    await expect.element(views.getByRole('button', { name: '保存' })).toHaveFocus();
  });

  test('the default view is applied where the list is opened without a query, before anything is asked', {
    tags: 'full',
  }, async () => {
    const { visit, openPanel, list, query, reload } = await open('?status=1');
    const views = await openPanel('视图');
    await save(views, '停用');
    await views.getByRole('button', { name: '打开列表时使用：停用' }).click();
    await userEvent.keyboard('{Escape}');
    const asked = () => visit.mockServer.requests.of(listing.path).map(({ body }) => body);
    await list.filters.getByRole('button', { name: '重置' }).click();
    await expect.poll(() => asked().at(-1)).not.toHaveProperty('status');
    expect(query()).toBe('');
    const before = asked().length;

    const again = await reload();
    await expect.poll(again.query).toMatch(/^\?status=1&cols=/);
    expect(asked().slice(before)).toEqual([expect.objectContaining({ status: '1' })]);
    // The columns are the user's own: nothing to tell.
    await expect.element(again.list.root.getByText(/^正在查看/)).not.toBeInTheDocument();
    await again.list.filters.getByRole('button', { name: '重置' }).click();
    await expect.poll(again.query).toMatch(/^\?cols=/);
  });

  test('a list that was reset stays so when a record is opened, although there is a default view', {
    tags: 'full',
  }, async () => {
    localStorage.setItem(viewsKey, new URLSearchParams({ 停用: 'status=1' }).toString());
    localStorage.setItem(settingsKey, new URLSearchParams({ view: '停用' }).toString());
    const { list, query } = await open('');
    await expect.poll(query).toBe('?status=1');
    await list.filters.getByRole('button', { name: '重置' }).click();
    await expect.poll(() => list.ids().at(1)).toBe('2');
    await list.act(list.rows.nth(1), '详情');
    await expect.element(page.getByText('2 / 64')).toBeVisible();
    expect(query()).toBe('/show/2');
  });

  test('a shared link shows its columns and leaves what is remembered alone', { tags: 'full' }, async () => {
    localStorage.setItem(settingsKey, 'cols=name-l.status.remark-x');
    const { heads, list, query, openPanel, panel } = await open(`?size=10&cols=${onlyName}`);
    expect(heads()).toEqual(['名称', '操作']);
    await expect.element(list.root.getByText('正在查看分享的视图')).toBeVisible();
    const settings = await openPanel('列设置');
    await settings.getByRole('checkbox', { name: '状态' }).click();
    await expect.poll(heads).toEqual(['名称', '状态', '操作']);
    expect(query()).toContain('cols=name.status.amount-x');
    expect(localStorage.getItem(settingsKey)).toBe('cols=name-l.status.remark-x');
    await userEvent.keyboard('{Escape}');
    await expect.element(panel('列设置')).not.toBeInTheDocument();
    await list.root.getByRole('button', { name: '恢复我的列' }).click();
    await expect.poll(query).toBe('?size=10');
    await expect.poll(heads).not.toContain('备注');
    await expect.element(list.root.getByText(/^正在查看/)).not.toBeInTheDocument();
  });

  test('设为我的列 keeps the columns of a link', { tags: 'full' }, async () => {
    const { list, query, heads } = await open(`?size=10&cols=${onlyName}`);
    await list.root.getByRole('button', { name: '设为我的列' }).click();
    await expect.poll(query).toBe('?size=10');
    expect(heads()).toEqual(['名称', '操作']);
    expect(localStorage.getItem(settingsKey)).toContain('name.status-x');
  });

  test('the link to the page holds all that is on screen', { tags: 'full' }, async () => {
    const { visit, openPanel } = await open('?size=10&status=0&page=2');
    const copied: string[] = [];
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
    const views = await openPanel('视图');
    await views.getByRole('button', { name: '复制当前页面的链接' }).click();
    await expect.poll(() => visit.notifications.at(-1)).toBe('success: 链接已复制');
    expect(copied[0]).toContain('/dev/samples?size=10&status=0&cols=name-l.');
  });
});
