import { expect, test } from 'vitest';
import { formatNumber } from './formatNumber';

test.each([
  ...[0, 7, 999, 1000, 18_876, 1_234_567, -1, -999, -1000, -1_234_567],
  ...[Number.MAX_SAFE_INTEGER, 1e21, 0.5, 1234.5678, -1234.5, Number.NaN, Number.POSITIVE_INFINITY],
])('%d is written as the browser writes it', (value) => {
  expect(formatNumber(value)).toBe(new Intl.NumberFormat('zh-CN').format(value));
});
