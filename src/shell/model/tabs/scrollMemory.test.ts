import { expect, test } from 'vitest';
import { memoryStorage } from '../memoryStorage';
import { createScrollMemory } from './scrollMemory';

test('the memory of scrolled tabs does not grow for ever; the latest are kept, over a reload too', () => {
  const storage = memoryStorage();
  const memory = createScrollMemory(storage);
  memory.note('/first', 7);
  for (let count = 0; count < 1_000; count += 1) {
    memory.note(`/customer/list/show/${count}`, count);
    memory.note('/first', 7);
  }
  memory.write();
  const again = createScrollMemory(storage);
  expect([again.topOf('/first'), again.topOf('/customer/list/show/999')]).toEqual([7, 999]);
  expect(again.topOf('/customer/list/show/1')).toBe(0);
  expect(Object.keys(JSON.parse(storage.getItem('tab-scroll') ?? '{}')).length).toBeLessThanOrEqual(100);
});
