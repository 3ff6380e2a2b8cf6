import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { volunteerTable } from '@/mocks/expert/volunteerTable';
import { listPage } from '@/src/testing/listPage';
import { openView, type Visit } from '@/src/testing/openView';
import { expertEndpoints } from '../endpoints';
import { volunteers } from './volunteers';

const chosen = page.getByRole('navigation', { name: '省份' }).getByRole('button', { pressed: true });

async function openList(at = '', prepare?: (server: Visit['mockServer']) => Promise<unknown>) {
  const visit = await openView({ view: 'expert/volunteer/index' }, { at, ...(prepare && { prepare }) });
  return { ...listPage(visit, volunteers), faults: visit.mockServer.faults };
}

test('[E6] another year keeps the province that was on screen, though it has no table and another one has', {
  tags: 'full',
}, async () => {
  const list = await openList('', async (server) => {
    const tables = await server.table(volunteerTable);
    const counts = new Map<number, number>();
    for (const { provinceId } of tables.all()) counts.set(provinceId, (counts.get(provinceId) ?? 0) + 1);
    const [least] = [...counts].toSorted(([, one], [, other]) => one - other);
    const row = tables.find(({ provinceId }) => provinceId === least?.[0]) ?? expect.unreachable();
    await tables.put({ ...row, year: 2025 });
  });
  await list.ready();
  const [province = ''] = /^\S+/.exec(chosen.element().textContent ?? '') ?? [];
  await list.goTo('?year=2025');
  await expect.element(chosen).toHaveTextContent(new RegExp(`^${province} 0`));
  await expect.element(list.filters).toBeVisible();
  expect(list.ids()).toEqual([]);
  await list.goTo('');
  await list.ready();
  await expect.element(chosen).toHaveTextContent(new RegExp(`^${province} [1-9]`));
});

test('[E6] a list that opens with a year in which no province has a table leads back to the present one', {
  tags: 'full',
}, async () => {
  const list = await openList('?year=2024');
  await expect.element(list.filters).toBeVisible();
  await list.goTo('');
  expect(await list.ready()).toBeGreaterThan(0);
});

const moveTables = async (server: Visit['mockServer']) => {
  const tables = await server.table(volunteerTable);
  for (const row of tables.all()) await tables.put({ ...row, year: 2025 });
};

test('[E6] from one year without tables to another the list and its filters stay', {
  tags: 'full',
}, async () => {
  const list = await openList('?year=2024', moveTables);
  await expect.element(list.filters).toBeVisible();
  const filters = list.filters.element();
  list.faults.inject({ kind: 'hold', path: expertEndpoints['expert/volunteer'].operations.provinces.path });
  await list.goTo('');
  expect(list.filters.element()).toBe(filters);
  list.faults.clear();
  await list.goTo('?year=2025');
  expect(await list.ready()).toBeGreaterThan(0);
});

test('[E6] a present year without any table has its empty list, whose filters lead to another year', {
  tags: 'full',
}, async () => {
  const list = await openList('', moveTables);
  await expect.element(list.filters).toBeVisible();
  await expect.element(list.root).toHaveAttribute('aria-busy', 'false');
  expect(list.ids()).toEqual([]);
  await list.goTo('?year=2025');
  await expect.element(chosen).toBeVisible();
  expect(await list.ready()).toBeGreaterThan(0);
});
