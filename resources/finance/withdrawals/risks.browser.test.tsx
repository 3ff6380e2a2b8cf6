import { expect, test } from 'vitest';
import { listPage } from '@/src/testing/listPage';
import { openView } from '@/src/testing/openView';
import { withdrawals } from './withdrawals';

test('[F4] two risks of a withdrawal both stand in their cell', { tags: 'full' }, async () => {
  const list = listPage(await openView(withdrawals, { at: '?size=50' }), withdrawals);
  await list.ready();
  const cells = list.rows.elements().flatMap((row) => [...row.querySelectorAll('td')]);
  const chipsOf = (cell: HTMLElement) => [...cell.querySelectorAll('[title*="："] > span')];
  const crowded = cells.filter((cell) => chipsOf(cell).length > 1);
  expect(crowded.length).toBeGreaterThan(0);
  for (const cell of crowded) {
    const { right } = cell.getBoundingClientRect();
    const edges = chipsOf(cell).map((chip) => chip.getBoundingClientRect().right);
    expect(Math.max(...edges)).toBeLessThan(right);
  }
});
