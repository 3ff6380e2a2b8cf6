import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listPage } from '@/src/testing/listPage';
import { openView, renderInside } from '@/src/testing/openView';
import { systemEndpoints } from '../endpoints';
import { UserDateWaiting } from './UserDateWaiting';
import { userDates } from './userDates';

const { operations } = systemEndpoints['system/user-date'];
const chart = page.getByRole('region', { name: '用户数据走势', exact: true });

async function open(at: string) {
  const visit = await openView(userDates, { at });
  const list = listPage(visit, userDates);
  const asked = () => visit.mockServer.requests.of(operations.list.path).map(({ body }) => body);
  return { visit, list, asked };
}

test('[H6] the chart has the whole range, the table a page of it, and 合计 is of the range', {
  tags: 'full',
}, async () => {
  const { list, asked } = await open('?range=2026-05-01~2026-06-19&size=10');
  await list.ready();
  expect(list.rows.elements()).toHaveLength(10);
  expect(asked()).toContainEqual(
    expect.objectContaining({ begin: '2026-05-01', end: '2026-06-19', unit: 'day' }),
  );
  await chart.getByText('表格').click();
  await expect.poll(() => chart.getByRole('row').elements().length).toBe(51);
  await expect.element(list.root.getByText('合计', { exact: true })).toBeVisible();
});

test('[H6] the comparison lies on the same days before the exam of the year before', {
  tags: 'full',
}, async () => {
  const { list, asked } = await open('?range=2026-06-01~2026-06-07');
  await list.ready();
  await page.getByRole('checkbox', { name: '同期对比' }).click();
  await expect
    .poll(asked)
    .toContainEqual(expect.objectContaining({ begin: '2025-06-01', end: '2025-06-07', unit: 'day' }));
  await chart.getByText('表格').click();
  await expect.element(chart.getByRole('columnheader', { name: '新增用户（去年同期）' })).toBeVisible();
});

test('[H6] nine sums are in whole rows; they and the chart have grey places until they are here', {
  tags: 'full',
}, async () => {
  await page.viewport(1366, 900);
  const head = page.getByRole('region', { name: '合计与走势' });
  const places = () => {
    const cards = [...head.element().querySelectorAll('dl > div')];
    const tops = Map.groupBy(cards, (card) => Math.round(card.getBoundingClientRect().top));
    const rows = [...tops.values()].map(({ length }) => length);
    return { rows, height: Math.round(head.element().getBoundingClientRect().height) };
  };
  const { list } = await open('?range=2026-06-01~2026-06-07');
  await list.ready();
  await expect.element(chart.getByText('表格')).toBeVisible();
  const { rows, height } = places();
  expect(rows).toEqual([5, 4]);
  await renderInside(<UserDateWaiting />);
  await expect
    .element(head.getByRole('region', { name: '合计', exact: true }))
    .toHaveAttribute('aria-busy', 'true');
  expect(places()).toEqual({ rows, height });
});

test('[H6] a range of more than 366 days is refused: in the filter, and where the address asks for it', async () => {
  const { list } = await open('?range=2024-01-01~2026-06-19');
  await expect.element(list.root.getByText('时间范围不能超过 366 天').first()).toBeVisible();
  await expect.element(chart.getByText('时间范围不能超过 366 天')).toBeVisible();
});

test('[H6] a date that does not exist is told, typed and in the address, and the page stays', {
  tags: 'full',
}, async () => {
  const { list, asked } = await open('?range=2026-13-01~2026-06-20');
  const begin = list.filters.getByLabelText('日期范围', { exact: true });
  const problem = '请输入正确的日期，如 2030-06-30';
  await expect.element(begin).toHaveAccessibleDescription(problem);
  await expect.element(chart.getByText(problem)).toBeVisible();
  await page.getByRole('checkbox', { name: '同期对比' }).click();
  await expect.element(page.getByRole('checkbox', { name: '同期对比' })).toBeChecked();
  await begin.fill('2026-06-01');
  await userEvent.keyboard('{Enter}{Enter}');
  await expect
    .poll(asked)
    .toContainEqual(expect.objectContaining({ begin: '2025-06-01', end: '2025-06-20' }));
  await list.ready();
  await begin.fill('查无');
  await userEvent.keyboard('{Enter}{Enter}');
  await expect.element(begin).toHaveAccessibleDescription(problem);
});

test('[H6] the message about a typed range belongs to its input', { tags: 'full' }, async () => {
  const { list } = await open('?range=2026-06-01~2026-06-07');
  await list.ready();
  const begin = list.filters.getByLabelText('日期范围', { exact: true });
  await begin.fill('2024-01-01');
  await userEvent.keyboard('{Enter}{Enter}');
  await expect.element(begin).toHaveAccessibleDescription('时间范围不能超过 366 天');
  await expect.element(begin).toHaveAttribute('aria-invalid', 'true');
});

test('[H6] a date leads to the registered users of that time, institution and province', {
  tags: 'full',
}, async () => {
  const { visit, list } = await open('?range=2026-06-01~2026-06-07&unit=week&storeId=2&provinceId=410000');
  await list.ready();
  await list.root.getByRole('link', { name: '2026-06-01' }).click();
  await expect
    .poll(visit.address)
    .toMatch(/^\/operations\/users\?createTime=2026-06-01(~|%7E)2026-06-07&storeId=2&provinceId=410000$/);
});
