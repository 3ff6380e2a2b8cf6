import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { volunteerTable } from '@/mocks/expert/volunteerTable';
import { listPage } from '@/src/testing/listPage';
import { openView, type Visit } from '@/src/testing/openView';
import { expertEndpoints } from '../endpoints';
import { volunteers } from './volunteers';

/** The province with fewest tables has two that wait for a review; no other one has any. */
async function prepare(server: Visit['mockServer']) {
  const tables = await server.table(volunteerTable);
  const counts = new Map<number, number>();
  for (const { provinceId } of tables.all()) counts.set(provinceId, (counts.get(provinceId) ?? 0) + 1);
  const [[least] = []] = [...counts].toSorted(([, one], [, other]) => one - other);
  for (const row of tables.all()) if (row.status === 1) await tables.put({ ...row, status: 0 });
  const [one, other] = tables.all().filter(({ provinceId }) => provinceId === least);
  for (const row of [one, other]) if (row) await tables.put({ ...row, status: 1 });
}

const provinces = page.getByRole('navigation', { name: '省份' }).getByRole('button');
const chosen = page.getByRole('navigation', { name: '省份' }).getByRole('button', { pressed: true });
const nameIn = (button: typeof chosen) => /^\S+/.exec(button.element().textContent ?? '')?.[0] ?? '';

test('[E6] [A3] a list that opens with a status begins where such tables are, and counts those beside it', {
  tags: 'full',
}, async () => {
  const visit = await openView({ view: 'expert/volunteer/index' }, { at: '?status=1', prepare });
  const list = listPage(visit, volunteers);
  expect(await list.ready()).toBe(2);
  expect(provinces.elements()).toHaveLength(1);
  await expect.element(provinces).toHaveTextContent(/^\S+ 2/);
  await expect.element(provinces).toHaveAttribute('aria-pressed', 'true');
});

test('[E6] [A3] an open list goes where the tables of an arriving status are, and stays in a chosen province', {
  tags: 'full',
}, async () => {
  const visit = await openView({ view: 'expert/volunteer/index' }, { prepare });
  const list = listPage(visit, volunteers);
  await list.ready();
  const busiest = nameIn(chosen);
  await list.goTo('?status=1');
  await expect.element(chosen).toHaveTextContent(/^\S+ 2/);
  expect(await list.ready()).toBe(2);
  expect(nameIn(chosen)).not.toBe(busiest);
  await list.goTo('');
  await list.ready();
  await provinces.filter({ hasText: busiest }).click();
  await expect.poll(visit.address).toContain('province=');
  await list.goTo(`${visit.address().replace(/^[^?]*/, '')}&status=1`);
  await expect.element(chosen).toHaveTextContent(new RegExp(`^${busiest} 0`));
});

test('[E6] provinces that could not be read are read again by a press', { tags: 'full' }, async () => {
  const { path } = expertEndpoints['expert/volunteer'].operations.provinces;
  await openView(
    { view: 'expert/volunteer/index' },
    { prepare: ({ faults }) => void faults.inject({ kind: 'code', code: 50000, path, times: 1 }) },
  );
  await page.getByRole('button', { name: '重新加载' }).click();
  await expect.element(chosen).toBeVisible();
});
