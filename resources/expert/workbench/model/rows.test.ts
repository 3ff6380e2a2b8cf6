import { expect, test } from 'vitest';
import { testRow } from '@/src/testing/choiceRows';
import { landingPlace, moveBy, moveTo, moveToPlace, type Rows } from './rows';

/** Rows by their uids; capital letters are locked to their places. */
function rowsOf(uids: string): Rows {
  return [...uids].map((uid) => testRow(`A|${uid}`, {}, { uid, locked: uid < 'a' ? 1 : 0 }));
}

const order = (rows: Rows) => rows.map(({ uid }) => uid).join('');
const these = (uids: string) => new Set(uids);

test('[E3] a row moved by one place goes over a locked row, which keeps its place', () => {
  expect(order(moveBy(rowsOf('aBcd'), these('c'), -1))).toBe('cBad');
  expect(order(moveBy(rowsOf('aBcd'), these('a'), 1))).toBe('cBad');
  expect(order(moveBy(rowsOf('aBcdE'), these('cd'), -1))).toBe('cBdaE');
});

test('[E3] a row stays where only locked ones are between it and the end of the table', () => {
  const rows = rowsOf('AbcD');
  expect(moveBy(rows, these('b'), -1)).toBe(rows);
  expect(moveBy(rows, these('c'), 1)).toBe(rows);
});

test('[E3] rows moved to a place or a gap leave locked rows at their places', () => {
  expect(order(moveToPlace(rowsOf('aBcde'), these('e'), 1))).toBe('eBacd');
  expect(order(moveToPlace(rowsOf('aBcde'), these('e'), 2))).toBe('aBecd');
  expect(order(moveToPlace(rowsOf('aBcdE'), these('ac'), 5))).toBe('dBacE');
  expect(order(moveTo(rowsOf('aBcde'), these('e'), 1))).toBe('aBecd');
  expect(order(moveTo(rowsOf('aBcde'), these('aBd'), 5))).toBe('cBead');
});

test('[E3] the place that is told while a row hangs is the one where it lands', () => {
  const rows = rowsOf('aBcDef');
  for (const uid of 'acef')
    for (let index = 0; index <= rows.length; index++) {
      const landed = order(moveTo(rows, these(uid), index)).indexOf(uid) + 1;
      expect(landingPlace(rows, these(uid), index)).toBe(landed);
    }
  expect(landingPlace(rows, new Set(), 1)).toBe(2);
});
