import { expect, test } from 'vitest';
import { type DataColumn, placeColumns, sortAfter } from './columnLayout';

const column = (key: string, width: number, more: Partial<DataColumn<object>> = {}): DataColumn<object> => ({
  key,
  title: key,
  width,
  render: () => key,
  ...more,
});

const place = (...columns: DataColumn<object>[]) => placeColumns(columns);

test('columns share what the table has to spare in proportion to their width', () => {
  const { columns, width } = place(column('a', 100), column('b', 300), column('c', 80, { exact: true }));
  expect(width).toBe(480);
  const rest = 'min(var(--rest) * 0.75000, max(0px, (100cqi - 399px) * 9999))';
  expect(columns.map((placed) => placed.width)).toEqual([
    `calc(100px + var(--spare) * 0.25000 + var(--rest) - ${rest})`,
    `calc(300px + var(--spare) * 0.75000 + ${rest})`,
    '80px',
  ]);
});

test('a fully shown table ends with the last column that the container holds beside the pinned ones', () => {
  const { shown } = place(
    column('a', 100, { pin: 'left' }),
    column('b', 300),
    column('c', 80, { pin: 'right' }),
  );
  expect(shown).toBe('max(180px, min(480px, max(0px, (100cqi - 479px) * 9999)))');
});

test('the last column that is not pinned grows where every column keeps its width', () => {
  const exact = { exact: true };
  const { columns } = place(
    column('a', 100, exact),
    column('b', 50, exact),
    column('c', 60, { pin: 'right' }),
  );
  expect(columns.map((placed) => placed.width)).toEqual([
    '100px',
    'calc(50px + var(--spare) * 1.00000 + var(--rest))',
    '60px',
  ]);
});

test('pinned columns follow each other; only the last at the left may grow, since nothing is placed by its width', () => {
  const { columns } = place(
    column('box', 44, { pin: 'left', exact: true }),
    column('name', 200, { pin: 'left' }),
    column('text', 200),
    column('number', 90, { align: 'right', pin: 'right' }),
    column('actions', 170, { pin: 'right' }),
  );
  expect(columns.map(({ pin, style }) => ({ pin, ...style }))).toEqual([
    { pin: 'left', left: 0 },
    { pin: 'left-edge', left: 44 },
    { pin: undefined },
    { pin: 'right-edge', right: 170, textAlign: 'right', paddingInlineEnd: 24 },
    { pin: 'right', right: 0 },
  ]);
  expect(columns.map(({ width }) => width.startsWith('calc'))).toEqual([false, true, true, false, false]);
});

test('a sorted head goes up, down, and back to the usual order', () => {
  expect([sortAfter('none'), sortAfter('ascending'), sortAfter('descending')]).toEqual([
    'ascending',
    'descending',
    'none',
  ]);
});
