import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstPages, type MeasuredPart, paginate } from './paginate';

const part = (frame: number, rows: readonly number[], breakBefore = false): MeasuredPart => ({
  frame,
  rows,
  breakBefore,
});

test('[E4] rows fill pages, each with the frame again, and a frame is never alone at the foot', () => {
  const pages = paginate([part(20, [30, 30, 30]), part(20, [30, 30])], 100);
  expect(pages).toEqual([
    [{ part: 0, from: 0, to: 2 }],
    [
      { part: 0, from: 2, to: 3 },
      { part: 1, from: 0, to: 1 },
    ],
    [{ part: 1, from: 1, to: 2 }],
  ]);
  expect(firstPages(pages)).toEqual([1, 2]);
});

test('[E4] a part that begins a page does, and one without rows is its frame', () => {
  expect(paginate([part(90, []), part(5, [5], true), part(5, [5])], 100)).toEqual([
    [{ part: 0, from: 0, to: 0 }],
    [
      { part: 1, from: 0, to: 1 },
      { part: 2, from: 0, to: 1 },
    ],
  ]);
});

test('[E4] every row is on exactly one page, in order, and each page is full but for one row', () => {
  const parts = fc.array(
    fc.record({
      frame: fc.nat(60),
      rows: fc.array(fc.nat(150), { maxLength: 12 }),
      breakBefore: fc.boolean(),
    }),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(parts, (measured) => {
      const pages = paginate(measured, 100);
      for (const [index, { rows }] of measured.entries()) {
        const slices = pages.flat().filter((slice) => slice.part === index);
        expect(slices.flatMap(({ from, to }) => rows.slice(from, to))).toEqual(rows);
        expect(slices.length).toBeGreaterThan(0);
      }
      for (const page of pages) {
        const height = page.reduce(
          (total, { part: index, from, to }) =>
            total +
            (measured[index]?.frame ?? 0) +
            (measured[index]?.rows.slice(from, to).reduce((sum, row) => sum + row, 0) ?? 0),
          0,
        );
        const isOneRow = page.length === 1 && (page[0]?.to ?? 0) - (page[0]?.from ?? 0) <= 1;
        expect(height <= 100 || isOneRow).toBe(true);
      }
    }),
  );
});
