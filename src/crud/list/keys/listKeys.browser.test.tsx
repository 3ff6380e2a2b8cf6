import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { storeTable } from '@/mocks/customer/storeTable';
import type { TestServer } from '@/mocks/testServer';
import { customerEndpoints } from '@/resources/customer/endpoints';
import { stores } from '@/resources/customer/store/stores';
import { scrollToTop } from '@/src/lib/scrollToTop';
import { openSelect } from '@/src/testing/enter';
import { idIn, listPage } from '@/src/testing/listPage';
import { openView, type VisitOptions } from '@/src/testing/openView';

const { operations } = customerEndpoints['customer/store'];

async function open(options: VisitOptions = {}) {
  const visit = await openView(stores, options);
  const list = listPage(visit, stores);
  await list.ready();
  const query = () => decodeURIComponent(visit.address().replace('/customer/list', ''));
  return { visit, list, query };
}

/** Opens the list once the keys are listened to: they come when there is time. */
async function openListening(options: VisitOptions = {}) {
  const opened = await open(options);
  await expect
    .poll(async () => {
      await userEvent.keyboard('{ArrowDown}');
      return opened.list.rows.first().element() === document.activeElement;
    })
    .toBe(true);
  return opened;
}

describe('a list by keyboard', () => {
  test('arrows go through the rows, Space ticks one, Enter opens it, and its row has the focus afterwards', async () => {
    const { list, query } = await openListening();
    const rows = list.rows;
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    await expect.element(rows.nth(1)).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect.element(rows.nth(1).getByRole('checkbox')).toBeChecked();
    await userEvent.keyboard(' {ArrowUp}{ArrowUp}');
    await expect.element(rows.nth(1).getByRole('checkbox')).not.toBeChecked();
    await expect.element(rows.first()).toHaveFocus();
    const id = idIn(rows.first());
    await userEvent.keyboard('{Enter}');
    await expect.poll(query).toBe(`/show/${id}`);
    const dialog = page.getByRole('dialog', { name: /^机构：/ });
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard('{ArrowDown}n');
    expect(query()).toBe(`/show/${id}`);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(rows.first()).toHaveFocus();
  });

  test('Enter opens the form where records cannot be looked at', { tags: 'full' }, async () => {
    const { list, query } = await openListening({
      permissions: [operations.list, operations.update].flatMap(({ permission }) => permission ?? []),
    });
    const id = idIn(list.rows.first());
    await userEvent.keyboard('{Enter}');
    await expect.poll(query).toBe(`/edit/${id}`);
  });

  test('/ leads to the first filter, also where the filters are put away; a field keeps its keys', {
    tags: 'full',
  }, async () => {
    const { list, query } = await openListening();
    await list.toolbar.getByRole('button', { name: '隐藏搜索' }).click();
    await expect.element(list.filters).not.toBeInTheDocument();
    await userEvent.keyboard('/');
    const first = list.filters.getByLabelText('机构', { exact: true });
    await expect.element(first).toHaveFocus();
    await userEvent.keyboard('n/{ArrowDown}');
    await expect.element(first).toHaveValue('n/');
    await expect.element(first).toHaveFocus();
    expect(query()).toBe('');
  });

  test('n opens 新增 for those who may', async () => {
    const { query } = await openListening();
    await userEvent.keyboard('{Control>}n{/Control}');
    expect(query()).toBe('');
    await userEvent.keyboard('n');
    await expect.poll(query).toBe('/create');
  });

  test('n does nothing for those who may not', async () => {
    const permission = operations.list.permission ?? '';
    const { query } = await openListening({ permissions: [permission] });
    await userEvent.keyboard('n{Enter}');
    expect(query()).toBe('');
  });

  test('the inactive half of a split view ignores keys', { tags: 'full' }, async () => {
    const { list, query } = await openListening();
    const half = list.root.element().parentElement;
    Object.assign(half?.dataset ?? {}, { half: '1', focused: 'false' });
    await userEvent.keyboard('{ArrowDown}n/');
    await expect.element(list.rows.first()).toHaveFocus();
    expect(query()).toBe('');
  });

  test('cards are gone through like rows', { tags: 'full' }, async () => {
    const { list } = await openListening();
    await page.viewport(390, 844);
    const cards = list.root.getByRole('listitem').filter({ has: page.getByRole('heading') });
    await expect.element(cards.first()).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.element(cards.nth(1)).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect.element(cards.nth(1).getByRole('checkbox')).toBeChecked();
  });
});

describe('[WID-1] pages', () => {
  const numbers = (list: ReturnType<typeof listPage>) =>
    list.root
      .getByRole('listitem')
      .elements()
      .flatMap((item) => (/^\d+$/.test(item.textContent ?? '') ? [Number(item.textContent)] : []));

  test('seven page numbers, five below 992 px', async () => {
    const { list } = await open({ at: '?size=10&page=5', prepare: manyStores });
    expect(numbers(list)).toEqual([1, 3, 4, 5, 6, 7, 10]);
    await page.viewport(991, 900);
    await expect.poll(() => numbers(list)).toEqual([1, 4, 5, 6, 10]);
    await page.viewport(992, 900);
    await expect.poll(() => numbers(list)).toEqual([1, 3, 4, 5, 6, 7, 10]);
  });

  test('a change of the page scrolls to the top in 800 ms', async () => {
    const { list, query } = await open();
    window.scrollTo(0, document.body.scrollHeight);
    await expect.poll(() => window.scrollY).toBeGreaterThan(200);
    const way = watchScroll();
    await list.root.getByTitle('2', { exact: true }).click();
    await expect.poll(query).toBe('?page=2');
    await expect.poll(() => window.scrollY).toBe(0);
    const { time, stops } = way();
    expect(stops).toBeGreaterThan(5);
    expect(time).toBeGreaterThan(500);
  });

  test('a change of the size scrolls to the top as well', { tags: 'full' }, async () => {
    const { list, query } = await open();
    window.scrollTo(0, document.body.scrollHeight);
    await openSelect(list.root.getByRole('combobox').last());
    await page.getByTitle('50 条/页').click();
    await expect.poll(query).toBe('?size=50');
    await expect.poll(() => window.scrollY).toBe(0);
  });

  test('scrolling stops the way to the top; reduced motion arrives at once', { tags: 'full' }, async () => {
    const { list } = await open();
    const down = () => window.scrollTo(0, document.body.scrollHeight);
    down();
    const from = window.scrollY;
    scrollToTop(list.root.element(), false);
    await expect.poll(() => window.scrollY, { interval: 10 }).toBeLessThan(from);
    window.dispatchEvent(new WheelEvent('wheel'));
    const at = window.scrollY;
    await nextFrames(10);
    expect(window.scrollY).toBe(at);
    expect(at).toBeGreaterThan(0);
    down();
    scrollToTop(list.root.element(), true);
    expect(window.scrollY).toBe(0);
  });
});

/** Counts the positions of the window, and the time from the first move to the last. */
function watchScroll() {
  const times: number[] = [];
  const note = () => times.push(performance.now());
  window.addEventListener('scroll', note);
  return () => {
    window.removeEventListener('scroll', note);
    return { stops: times.length, time: (times.at(-1) ?? 0) - (times[0] ?? 0) };
  };
}

async function nextFrames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Ten pages of ten. */
async function manyStores({ table }: TestServer): Promise<void> {
  const rows = await table(storeTable);
  const [pattern] = rows.all();
  while (pattern && rows.all().length < 100) await rows.put({ ...pattern, id: rows.nextId() });
}
