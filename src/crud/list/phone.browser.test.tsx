import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { storeTable } from '@/mocks/customer/storeTable';
import { withdrawalTable } from '@/mocks/finance/tables';
import { formatTime } from '@/mocks/time';
import { stores } from '@/resources/customer/store/stores';
import { entries } from '@/resources/finance/institutionDetails/entries';
import { invoices } from '@/resources/finance/invoices/invoices';
import { withdrawals } from '@/resources/finance/withdrawals/withdrawals';
import { online } from '@/resources/monitor/online';
import { siteUsers } from '@/resources/operations/user/users';
import type { Resource } from '@/src/crud/defineResource';
import { choose } from '@/src/testing/enter';
import { touchByFinger } from '@/src/testing/finger';
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

async function openCards(resource: Resource, at: string, width = 390) {
  const visit = await openView(resource, { at });
  await page.viewport(width, 844);
  const list = listPage(visit, resource);
  await expect.element(list.cards.first()).toBeVisible();
  /** The values of a fact, on all cards. */
  const valuesOf = (label: string) =>
    list.cards
      .elements()
      .flatMap((card) => [...card.querySelectorAll('dt')])
      .flatMap((term) => (term.textContent === label ? (term.nextElementSibling ?? []) : []));
  return { list, valuesOf };
}

const lackOf = (part: Element) => part.scrollWidth - part.clientWidth;

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
  test('a single search field is shown; a sheet applies the other filters together', {
    tags: 'full',
  }, async () => {
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

  test('a box for text in the sheet is as high as a finger needs, as a select is', {
    tags: 'full',
  }, async () => {
    const { list, sheet } = await openOnPhone();
    await list.root.getByRole('button', { name: '筛选', exact: true }).click();
    const box = sheet.getByLabelText('机构', { exact: true });
    await expect.element(box).toBeVisible();
    expect(box.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(42);
    expect(box.element().closest('.plain-input')?.getBoundingClientRect().height).toBe(44);
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

  /** Withdrawals of today, whose three facts are never cut and have not the room of one line. */
  async function openLongFacts() {
    const visit = await openView(withdrawals, {
      at: '?size=50',
      prepare: async (mockServer) => {
        const table = await mockServer.table(withdrawalTable);
        const createTime = formatTime(mockServer.now());
        for (const row of table.all().filter(({ status }) => status === 0))
          await table.put({ ...row, createTime, amount: '50000.00' });
      },
    });
    // as wide as a list of 390 pixels and more is inside the shell
    await page.viewport(375, 844);
    const { cards } = listPage(visit, withdrawals);
    await expect.element(cards.first()).toHaveTextContent('不足 1 个工作日');
    return cards;
  }

  test('has a second line for facts that are never cut, where they need it', { tags: 'full' }, async () => {
    const cards = await openLongFacts();
    const facts = cards.elements().flatMap((card) => card.querySelector('dl') ?? []);
    expect(facts.filter((line) => lackOf(line) > 0)).toEqual([]);
    const heightOf = (text: string) =>
      new Set(facts.filter((line) => line.textContent.includes(text)).map((line) => line.offsetHeight));
    expect([heightOf('不足 1 个工作日'), heightOf('—')]).toEqual([new Set([48]), new Set([24])]);
  });

  test('is 132 px high at most under a finger too, with two lines of facts', { tags: 'full' }, async () => {
    await touchByFinger();
    const cards = (await openLongFacts()).elements();
    const lines = cards.flatMap((card) => card.querySelector('dl') ?? []);
    expect(lines.some((line) => line.offsetHeight === 2 * 19)).toBe(true);
    expect(Math.max(...cards.map((card) => card.getBoundingClientRect().height))).toBeLessThanOrEqual(132);
    const texts = cards.flatMap((card) => [...card.querySelectorAll('dd')]);
    expect(texts.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)).toEqual([]);
  });

  test('leaves out the label of a sum before it cuts a name', { tags: 'full' }, async () => {
    const { valuesOf } = await openCards(invoices, '?size=50');
    const values = valuesOf('所属机构');
    const cut = values.filter((value) => lackOf(value) > 0);
    expect([cut.length > 0, cut.length < values.length]).toEqual([true, true]);
    // The sum beside a name that is cut takes no more room than itself.
    for (const name of cut) {
      const sum = name.parentElement?.previousElementSibling;
      expect(sum?.querySelector('dt')).toHaveTextContent('开票金额（含税）');
      expect(sum?.clientWidth).toBe(sum?.querySelector('dd')?.clientWidth);
    }
  });

  test('ends with its facts where nothing can be done', { tags: 'full' }, async () => {
    const { list } = await openCards(entries, '');
    const card = list.cards.first().element();
    const facts = card.querySelector('dl');
    expect(card.querySelector('.row-actions')?.getClientRects().length ?? 0).toBe(0);
    const room = card.getBoundingClientRect().bottom - (facts?.getBoundingClientRect().bottom ?? 0);
    expect(room).toBeLessThan(12);
  });

  test('shows a masked number whole, and its eye', async () => {
    const { list, valuesOf } = await openCards(siteUsers, '');
    const eye = list.cards.first().getByRole('button', { name: '查看完整手机号' });
    await expect.element(eye).toBeVisible();
    const [value] = valuesOf('手机号');
    expect(value && lackOf(value)).toBe(0);
    const edge = value?.parentElement?.getBoundingClientRect().right ?? 0;
    expect(eye.element().getBoundingClientRect().right).toBeLessThanOrEqual(edge + 0.1);
  });
});

test('the saved views of a phone take the whole sheet, and their controls the height of a finger', {
  tags: 'full',
}, async () => {
  await openOnPhone();
  await page.getByRole('toolbar', { name: '列表操作' }).getByRole('button').first().click();
  await page.getByRole('menuitem', { name: '视图' }).click();
  const sheet = page.getByRole('dialog', { name: '视图' });
  await sheet.getByLabelText('视图名称').fill('在用的');
  await sheet.getByRole('button', { name: '保存' }).click();
  const view = sheet.getByRole('button', { name: '在用的', exact: true });
  await expect.element(view).toBeVisible();
  const panel = view.element().closest('.ant-drawer-body > *') ?? expect.unreachable();
  expect(panel.getBoundingClientRect().width).toBe(390 - 2 * 24);
  const controls = [...panel.querySelectorAll('button, input')];
  expect(controls).toHaveLength(6);
  expect(controls.filter((control) => control.getBoundingClientRect().height < 44)).toEqual([]);
});
