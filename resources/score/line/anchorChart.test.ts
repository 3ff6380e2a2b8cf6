import { expect, test } from 'vitest';
import { anchorChart } from './anchorChart';

const anchors = [
  { mock: 0, gaokao: 0 },
  { mock: 410, gaokao: 437, name: '本科线' },
  { mock: 750, gaokao: 750 },
];

test('[Q6] anchors and the tried score each stand at their mock score', () => {
  const { categories, places, series } = anchorChart(anchors, 205);
  expect(categories).toEqual(['0', '205 试算', '410 本科线', '750']);
  expect(places).toEqual([0, 205, 410, 750]);
  expect(series[0]?.values).toEqual([0, 219, 437, 750]);
});

test('[Q6] a tried score that is an anchor is there once', () => {
  expect(anchorChart(anchors, 410).places).toEqual([0, 410, 750]);
});
