import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { storeTable } from '@/mocks/customer/storeTable';
import { stores } from '@/resources/customer/store/stores';
import { online } from '@/resources/monitor/online';
import { choose } from '@/src/testing/enter';
import { listPage } from '@/src/testing/listPage';
import { openView } from '@/src/testing/openView';

async function openOnPhone(at = '') {
  const visit = await openView(stores, { at });
  await page.viewport(390, 844);
  const list = listPage(visit, stores);
  await expect.element(list.cards.first()).toBeVisible();
  const sheet = page.getByRole('dialog', { name: '筛选' });
  const query = () => decodeURIComponent(visit.address().split('?')[1] ?? '');
  return { visit, list, sheet, query };
}

test('a name of fifty unbroken letters does not push the list of a phone sideways', async () => {
  const name = 'A'.repeat(50);
  const visit = await openView(stores, {
    at: '?size=50',
    prepare: async (mockServer) => {
      const table = await mockServer.table(storeTable);
      const row = table.get(3);
      if (row) await table.put({ ...row, name, contact: name });
    },
  });
  await page.viewport(360, 800);
  await expect.element(visit.screen.getByRole('heading', { name }).first()).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(360);
  const card = visit.screen.getByRole('listitem').filter({ hasText: name }).first();
  expect(card.element().scrollWidth).toBeLessThanOrEqual(card.element().clientWidth);
});

describe('the filters of a phone', () => {
  test('a single search field is shown; a sheet applies the other filters together', async () => {
    const { list, sheet, query } = await openOnPhone();
    await list.root.getByRole('textbox', { name: '机构' }).fill('鼎新');
    await list.root.getByRole('button', { name: '筛选', exact: true }).click();
    await expect.element(sheet.getByLabelText('机构', { exact: true })).toHaveValue('鼎新');
    await choose(sheet.getByLabelText('机构类型'), '直营');
    expect(query()).toBe('');
    await sheet.getByRole('button', { name: '搜索' }).click();
    await expect.poll(query).toMatch(/^keyword=~\d+&type=1$/);
    await expect.element(list.root.getByRole('button', { name: '筛选，1 项生效' })).toBeVisible();
  });

  test('active filters are chips with their labels, each of which goes when it is pressed', async () => {
    const { list, query } = await openOnPhone('?keyword=鼎新&type=1&expireTime=2020-01-01~');
    const chips = list.root.getByRole('list', { name: '生效的筛选' });
    await expect.element(chips).toHaveTextContent('机构类型：直营，移除到期时间：2020-01-01 起，移除');
    await chips.getByRole('button', { name: '机构类型' }).click();
    await expect.poll(query).toMatch(/^keyword=~\d+&expireTime=2020-01-01~$/);
    await expect.element(list.root.getByRole('button', { name: '筛选，1 项生效' })).toHaveFocus();
  });

  test('重置 takes all of them away', { tags: 'full' }, async () => {
    const { list, sheet, query } = await openOnPhone('?keyword=鼎新&type=1');
    await list.root.getByRole('button', { name: '筛选，1 项生效' }).click();
    await sheet.getByRole('button', { name: '重置' }).click();
    await expect.poll(query).toBe('');
    await expect.element(sheet.getByLabelText('机构', { exact: true })).toHaveValue('');
  });
});

test('wherever the list is scrolled to, 新增 lies over no card', async () => {
  const { list } = await openOnPhone('?size=50');
  const create = list.toolbar.getByRole('button', { name: '新增' }).element();
  const pressable = list.cards.elements().flatMap((card) => [...card.querySelectorAll('button')]);
  expect(pressable.length).toBeGreaterThan(0);
  for (const card of [...list.cards.elements()].slice(0, 12)) {
    card.scrollIntoView({ block: 'end' });
    const { left, right, top, bottom } = create.getBoundingClientRect();
    const covered = pressable.filter((button) => {
      const box = button.getBoundingClientRect();
      return box.right > left && box.left < right && box.bottom > top && box.top < bottom;
    });
    expect(covered).toEqual([]);
  }
  window.scrollTo(0, 0);
});

describe('a card', () => {
  test('opens its record where it is tapped, but not by its controls', { tags: 'full' }, async () => {
    const { visit, list } = await openOnPhone('?size=50');
    const card = list.cards.filter({ hasText: '鼎新志愿填报工作室' });
    await card.getByRole('checkbox').click();
    await expect.element(list.root.getByRole('region', { name: '批量操作' })).toBeVisible();
    expect(visit.address()).not.toContain('/show/');
    await card.getByText('JG000036').click();
    await expect.element(page.getByRole('dialog', { name: '机构：鼎新志愿填报工作室' })).toBeVisible();
    expect(visit.address()).toContain('/show/');
  });

  test('marks a state that asks for attention', async () => {
    const { list } = await openOnPhone('?expireState=expired');
    await expect.element(list.cards.first()).toHaveTextContent(/已于 \d{4}-\d\d-\d\d 到期/);
  });

  test('shows all that the list knows where the record has no page', async () => {
    const visit = await openView(online);
    await page.viewport(390, 844);
    const list = listPage(visit, online);
    await list.cards.first().getByRole('heading').getByRole('button').click();
    const sheet = page.getByRole('dialog', { name: '在线用户：admin' });
    await expect.element(sheet.getByText('会话编号')).toBeVisible();
  });
});
