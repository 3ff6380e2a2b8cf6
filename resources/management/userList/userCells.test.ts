import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MobileCell } from './UserCells';

test('a mobile number that the server sends whole is masked in the list and on the page', () => {
  for (const place of ['list', 'show'] as const) {
    const cell = createElement(MobileCell, { value: '19900000001', record: { id: '1' }, place });
    expect(renderToString(cell)).toBe('199****0001');
  }
});
