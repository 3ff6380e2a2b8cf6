import { expect, test } from 'vitest';
import { hasFigures, plainFigure } from './chartData';
import { type ChartStyle, chartOption } from './chartOption';

const style: ChartStyle = {
  palette: ['#111', '#222'],
  ink: '#000',
  soft: '#555',
  line: '#ddd',
  surface: '#fff',
  font: 'sans-serif',
  still: false,
  format: plainFigure,
  stacked: false,
};
const data = {
  head: '月份',
  categories: ['一月', '二月'],
  series: [
    { name: '收入', values: [1200, null] },
    { name: '支出', values: [300, 400] },
  ],
};

test('lines are told apart by their strokes and marks, not by colour alone', () => {
  const { series } = chartOption('line', data, style);
  expect(series).toMatchObject([
    { name: '收入', data: [1200, null], lineStyle: { type: 'solid' }, symbol: 'circle' },
    { name: '支出', lineStyle: { type: 'dashed' }, symbol: 'rect' },
  ]);
});

test('[H6] figures of several units have an axis each; a shadow is dotted in its line’s colour and axis', () => {
  const money = { name: '金额', unit: '元', values: [1, 2] };
  const shadow = { ...money, name: '金额（去年）', shadowOf: '金额', values: [3, 4] };
  const [first] = data.series;
  if (!first) return expect.unreachable();
  const option = chartOption('line', { ...data, series: [first, money, shadow] }, style);
  expect(option.yAxis).toMatchObject([
    { show: true, name: '数量' },
    { show: true, position: 'right', name: '金额（元）' },
  ]);
  expect(option.series).toMatchObject([
    { yAxisIndex: 0, lineStyle: { type: 'solid' } },
    { yAxisIndex: 1, lineStyle: { type: 'dashed' } },
    { yAxisIndex: 1, lineStyle: { type: 'dotted' }, color: '#222', showSymbol: false },
  ]);
});

test('categories with places stand on a scale of numbers, and keep their names', () => {
  const { xAxis, series } = chartOption('line', { ...data, places: [0, 410] }, style);
  expect(xAxis).toMatchObject({ type: 'value', min: 0, max: 410, axisLabel: { customValues: [0, 410] } });
  expect(series).toMatchObject([
    {
      data: [
        [0, 1200],
        [410, '-'],
      ],
    },
    {
      data: [
        [0, 300],
        [410, 400],
      ],
    },
  ]);
});

test('reduced motion stops the chart', () => {
  expect(chartOption('bar', data, { ...style, still: true })).toMatchObject({ animation: false });
});

test('a pie shows the parts of the first series', () => {
  expect(chartOption('pie', data, style)).toMatchObject({
    series: {
      name: '收入',
      data: [
        { name: '一月', value: 1200 },
        { name: '二月', value: 0 },
      ],
    },
    legend: { show: true },
  });
});

test('a rose shows tiny parts too; an axis ends where told, and begins at 0 unless fitted', () => {
  expect(chartOption('rose', data, style)).toMatchObject({
    series: { type: 'pie', roseType: 'radius' },
    tooltip: { trigger: 'item' },
  });
  expect(chartOption('line', data, { ...style, max: 100 })).toMatchObject({ yAxis: [{ max: 100 }] });
  expect(chartOption('line', data, style)).not.toMatchObject({ yAxis: [{ scale: true }] });
  expect(chartOption('line', data, { ...style, fitted: true })).toMatchObject({ yAxis: [{ scale: true }] });
});

test('one series needs no legend; figures have thousands', () => {
  const one = { ...data, series: data.series.slice(0, 1) };
  expect(chartOption('bar', one, style)).toMatchObject({ legend: { show: false } });
  expect(plainFigure(1234567.891)).toBe('1,234,567.89');
});

test('unknown figures alone count as none', () => {
  expect(hasFigures(data)).toBe(true);
  expect(hasFigures({ ...data, series: [{ name: '收入', values: [null, null] }] })).toBe(false);
});

test('[G1] a radar has a spoke for each category, up to the same end, and shapes apart by their strokes', () => {
  const option = chartOption('radar', data, { ...style, max: 100 });
  expect(option.radar).toMatchObject({
    indicator: [
      { name: '一月', max: 100 },
      { name: '二月', max: 100 },
    ],
  });
  expect(option.series).toMatchObject({
    data: [
      { name: '收入', value: [1200, 0], lineStyle: { type: 'solid' } },
      { name: '支出', lineStyle: { type: 'dashed' } },
    ],
  });
  expect(option).not.toHaveProperty('xAxis');
});
