import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { emptyText } from './field';
import { relativeTime } from './relativeTime';

const { Cell } = relativeTime('更新时间').kind;
const shown = (value: string) => renderToString(createElement(Cell, { value, record: {}, place: 'list' }));

test('a missing time is shown as other empty values are, however the server spells it', () => {
  expect(shown('')).toBe(emptyText);
  expect(shown('0000-00-00 00:00:00')).toBe(emptyText);
});
