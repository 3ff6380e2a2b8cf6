import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { customerEndpoints } from '@/resources/customer/endpoints';
import { stores } from '@/resources/customer/store/stores';
import { choose, openSelect } from '@/src/testing/enter';
import { listPage } from '@/src/testing/listPage';
import { openView, type Visit } from '@/src/testing/openView';

const { operations } = customerEndpoints['customer/store'];

async function open(at = '') {
  return onScreen(await openView(stores, { at }));
}

async function onScreen(visit: Visit) {
  const list = listPage(visit, stores);
  await list.ready();
  const filter = (label: string) => list.filters.getByLabelText(label, { exact: true });
  return {
    visit,
    list,
    filter,
    query: () => decodeURIComponent(visit.address().replace('/customer/list', '')),
    /** The body of the last list call. */
    asked: () => visit.mockServer.requests.of(operations.list.path).at(-1)?.body,
    ids: list.ids,
    reload: async () => onScreen(await visit.reload()),
  };
}

const usualOrder = { sortField: 'createTime', sortOrder: 'desc' };

test('typed filters apply on Enter, chosen ones at once, both from page one; a reload keeps them', async () => {
  const { filter, query, asked, ids, reload } = await open('?page=2');
  await filter('机构').fill('志愿填报');
  expect(query()).toBe('?page=2');
  await userEvent.keyboard('{Enter}');
  await expect.poll(query).toMatch(/^\?keyword=~\d+$/);
  await choose(filter('机构类型'), '加盟');
  await expect.poll(query).toMatch(/^\?keyword=~\d+&type=2$/);
  await expect.poll(asked).toEqual({ page: 1, limit: 20, keyword: '志愿填报', type: '2', ...usualOrder });
  await expect.poll(ids).toEqual(['29', '25']);
  const again = await reload();
  await expect.element(again.filter('机构')).toHaveValue('志愿填报');
  await expect.element(again.list.filters.getByTitle('加盟')).toBeVisible();
  expect(again.ids()).toEqual(['29', '25']);
  await again.list.filters.getByRole('button', { name: '重置' }).click();
  await expect.poll(again.query).toBe('');
  await expect.element(again.filter('机构')).toHaveValue('');
});

test('a page chosen before a filter is drawn does not undo the filter', async () => {
  const { list, query } = await open();
  const press = (role: 'button' | 'listitem', name: RegExp) =>
    list.root
      .getByRole(role, { name })
      .first()
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }));
  press('button', /^启用/);
  press('listitem', /^2$/);
  await expect.poll(query).toBe('?status=1&page=2');
});

test('emptying a typed filter applies at once', async () => {
  const { filter, query } = await open('?keyword=志愿填报');
  await filter('机构').fill('');
  await expect.poll(query).toBe('');
});

test('a filter in force that would be folded away is shown', { tags: 'full' }, async () => {
  const { list, filter, query, asked } = await open('?expireTime=2020-01-01~');
  await expect.element(filter('到期时间')).toHaveValue('2020-01-01');
  await filter('到期时间').click();
  await filter('到期时间').fill('2020-02-01');
  await userEvent.keyboard('{Tab}');
  await list.filters.getByPlaceholder('结束日期').fill('2099-12-31');
  await userEvent.keyboard('{Tab}');
  await expect.poll(query).toBe('?expireTime=2020-02-01~2099-12-31');
  await expect.poll(asked).toMatchObject({ expireBegin: '2020-02-01', expireEnd: '2099-12-31' });
});

test('a region is filtered by its province', { tags: 'full' }, async () => {
  const { list, filter, query, asked } = await open();
  await list.filters.getByRole('button', { name: '展开' }).click();
  await choose(filter('所在地区'), '河南');
  await expect.poll(query).toBe('?region=410000');
  await expect.poll(asked).toMatchObject({ provinceId: '410000' });
});

test('a sorted column is in the address; the third click goes back to the usual order', {
  tags: 'full',
}, async () => {
  const { list, query, asked, reload } = await open();
  const header = list.root.getByRole('columnheader', { name: '到期时间' });
  await header.click();
  await expect.poll(query).toBe('?sort=expireTime.asc');
  await expect.poll(asked).toMatchObject({ sortField: 'expireTime', sortOrder: 'asc' });
  await header.click();
  await expect.poll(query).toBe('?sort=expireTime.desc');
  const again = await reload();
  const sorted = again.list.root.getByRole('columnheader', { name: '到期时间' });
  await expect.element(sorted).toHaveAttribute('aria-sort', 'descending');
  await sorted.click();
  await expect.poll(again.query).toBe('');
  await expect.poll(again.asked).toMatchObject(usualOrder);
});

test('[WID-1] 20 rows a page, or 10, 30, 50; page and size are in the address', async () => {
  const { list, query, ids, reload } = await open();
  expect(ids()).toHaveLength(20);
  const pager = list.root.getByRole('list').last();
  await openSelect(pager.getByRole('combobox'));
  const offered = () =>
    page
      .getByRole('option')
      .elements()
      .map((option) => option.textContent);
  await expect.poll(offered).toEqual(['10 条/页', '20 条/页', '30 条/页', '50 条/页']);
  await page.getByTitle('10 条/页').click();
  await expect.poll(query).toBe('?size=10');
  await expect.poll(ids).toHaveLength(10);
  await pager.getByTitle('2', { exact: true }).click();
  await expect.poll(query).toBe('?size=10&page=2');
  await expect.poll(ids).toEqual(['26', '25', '24', '23', '22', '21', '20', '19', '18', '17']);
  const again = await reload();
  expect(again.ids()[0]).toBe('26');
});

test('a list in which nothing matches says so', async () => {
  const visit = await openView(stores, { at: '?keyword=没有这家' });
  await expect.element(visit.screen.getByText('没有符合条件的数据，试试放宽筛选条件')).toBeVisible();
});

test('a record opens over its list; going back closes it, and the list is as it was', async () => {
  const { visit, list, query } = await open('?status=0');
  await list.act(list.rows.first(), '详情');
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  expect(query()).toBe('/show/33?status=0');
  await visit.go(-1);
  await expect.element(dialog).not.toBeInTheDocument();
  expect(query()).toBe('?status=0');
  expect(list.rows.elements()).toHaveLength(3);
});
