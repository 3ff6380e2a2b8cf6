import { Activity, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AntdSurface } from '../AntdSurface';
import { Chart } from './Chart';
import type { ChartData } from './chartData';

const data: ChartData = {
  head: '月份',
  categories: ['一月', '二月'],
  series: [
    { name: '收入', values: [1200, null] },
    { name: '支出', values: [300, 400] },
  ],
};

const inSurface = (chart: ReactNode) => <AntdSurface>{chart}</AntdSurface>;
const chart = page.getByRole('region', { name: '收支', exact: true });
const drawing = () => chart.element().querySelector('svg');

test('a chart is a drawing for the eyes and a table for screen readers, or the table for all', async () => {
  await render(inSurface(<Chart title="收支" kind="line" data={data} />));
  await expect.poll(drawing).toBeTruthy();
  expect(drawing()?.closest('[aria-hidden="true"]')).toBeTruthy();
  const table = chart.getByRole('table', { name: '收支' });
  const cells = () =>
    table
      .getByRole('cell')
      .elements()
      .map(({ textContent }) => textContent);
  expect(cells()).toEqual(['1,200', '300', '—', '400']);
  await chart.getByText('表格').click();
  await expect.poll(drawing).toBe(null);
  await expect.element(table).toBeVisible();
  expect(cells()).toEqual(['1,200', '300', '—', '400']);
  await chart.getByText('图表').click();
  await expect.poll(drawing).toBeTruthy();
});

test('the drawing is as wide as its place, follows the data, and is taken down when its page is hidden', async () => {
  const page = (mode: 'visible' | 'hidden', width: number, shown = data) => (
    <div style={{ width }}>
      <Activity mode={mode}>{inSurface(<Chart title="收支" kind="bar" data={shown} />)}</Activity>
    </div>
  );
  const screen = await render(page('visible', 600));
  await expect.poll(() => drawing()?.clientWidth).toBe(600);
  await screen.rerender(page('visible', 320));
  await expect.poll(() => drawing()?.clientWidth).toBe(320);
  await screen.rerender(page('visible', 320, { ...data, categories: ['三月', '四月'] }));
  await expect.poll(() => drawing()?.textContent).toContain('三月');
  await screen.rerender(page('hidden', 320));
  await expect.poll(() => screen.container.querySelector('svg')).toBe(null);
  await screen.rerender(page('visible', 320));
  await expect.poll(() => drawing()?.clientWidth).toBe(320);
});

test('a failed reading says why and is repeated on demand; figures read before stay', async () => {
  const retry = vi.fn();
  const screen = await render(inSurface(<Chart title="收支" kind="pie" data={undefined} />));
  await expect.element(chart.getByRole('status', { name: '正在加载' })).toBeVisible();
  await screen.rerender(
    inSurface(<Chart title="收支" kind="pie" data={undefined} error="连接超时" retry={retry} />),
  );
  await expect.element(chart.getByRole('alert')).toHaveTextContent('数据加载失败连接超时');
  await chart.getByRole('button', { name: '重新加载' }).click();
  expect(retry).toHaveBeenCalledOnce();
  await screen.rerender(
    inSurface(<Chart title="收支" kind="pie" data={data} error="连接超时" retry={retry} />),
  );
  await expect.poll(drawing).toBeTruthy();
  await expect.element(chart.getByRole('alert')).toBeVisible();
});

test('unknown figures alone are reported as none', async () => {
  const none = { ...data, series: [{ name: '收入', values: [null, null] }] };
  await render(inSurface(<Chart title="收支" kind="line" data={none} />));
  await expect.element(chart.getByText('暂无数据').last()).toBeVisible();
  expect(chart.getByRole('radio').elements()).toEqual([]);
});
