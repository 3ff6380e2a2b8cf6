import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Journal } from './journal';
import { createMockServer } from './mockServer';
import { defineTable } from './table';

const fruits = defineTable<{ id: number; name: string }>({
  name: 'fruits',
  idField: 'id',
  schema: z.object({ id: z.number(), name: z.string() }),
  seed: () => [
    { id: 1, name: '苹果' },
    { id: 2, name: '梨' },
  ],
});

/** A journal that lives as long as the test. */
function createJournal(): Journal {
  const kept = new Map<string, Map<number, unknown>>();
  return {
    load: async (table) => new Map(kept.get(table)),
    write: async (table, id, row) => {
      kept.set(table, (kept.get(table) ?? new Map()).set(id, row));
    },
    clear: async () => kept.clear(),
    watch: () => {},
  };
}

test('changes outlive the mock server, over fresh seeds; no id is given twice', async () => {
  const journal = createJournal();
  const before = await createMockServer({ journal }).table(fruits);
  await before.put({ id: before.nextId(), name: '桃' });
  await before.put({ id: 1, name: '青苹果' });
  await before.remove(2);
  await before.remove(3);

  const mockServer = createMockServer({ journal });
  const after = await mockServer.table(fruits);
  expect(after.all()).toEqual([{ id: 1, name: '青苹果' }]);
  expect(after.nextId()).toBe(4);

  await mockServer.reset();
  expect((await mockServer.table(fruits)).all()).toEqual([
    { id: 1, name: '苹果' },
    { id: 2, name: '梨' },
  ]);
});

test('rows out of files are read once the table is opened, and changes lie over them', async () => {
  let reads = 0;
  const read = defineTable<{ id: number; name: string }>({
    ...fruits,
    name: 'fruits out of a file',
    load: async () => {
      reads += 1;
      return [{ id: 7, name: '枣' }];
    },
  });
  const journal = createJournal();
  const mockServer = createMockServer({ journal });
  expect(reads).toBe(0);
  const [table] = await Promise.all([mockServer.table(read), mockServer.table(read)]);
  expect(table.all()).toEqual([{ id: 7, name: '枣' }]);
  await table.put({ id: table.nextId(), name: '杏' });
  expect(reads).toBe(1);
  expect((await createMockServer({ journal }).table(read)).all()).toEqual([
    { id: 7, name: '枣' },
    { id: 8, name: '杏' },
  ]);
});

test('a table whose file failed to load opens the next time', async () => {
  let isLost = true;
  const read = defineTable<{ id: number; name: string }>({
    ...fruits,
    name: 'fruits out of a file that is lost once',
    load: async () => {
      if (isLost) throw new TypeError('Failed to fetch');
      return [{ id: 7, name: '枣' }];
    },
  });
  const { table } = createMockServer();
  await expect(table(read)).rejects.toThrow('Failed to fetch');
  isLost = false;
  expect((await table(read)).all()).toEqual([{ id: 7, name: '枣' }]);
});

test('a kept row of an older layout is dropped', async () => {
  const journal = createJournal();
  await journal.write('fruits', 1, { id: 1, title: '苹果' });
  const table = await createMockServer({ journal }).table(fruits);
  expect(table.all()).toEqual([{ id: 2, name: '梨' }]);
});

test('rows are found by id and by their members', async () => {
  const table = await createMockServer().table(fruits);
  expect(table.get(2)).toEqual({ id: 2, name: '梨' });
  expect(table.get(9)).toBeUndefined();
  expect(table.find(({ name }) => name === '苹果')).toEqual({ id: 1, name: '苹果' });
});

test('servers that start in a row share the rows of a seed, which nobody can change in place', async () => {
  const [one, other] = [createMockServer({ now: () => 0 }), createMockServer({ now: () => 0 })];
  const [own, others] = [await one.table(fruits), await other.table(fruits)];
  const apple = own.get(1) ?? expect.unreachable();
  expect(others.get(1)).toBe(apple);
  expect(() => Object.assign(apple, { name: '桃' })).toThrow(TypeError);
  await own.put({ ...apple, name: '桃' });
  await own.remove(2);
  expect(own.all()).toEqual([{ id: 1, name: '桃' }]);
  expect(others.all()).toEqual([
    { id: 1, name: '苹果' },
    { id: 2, name: '梨' },
  ]);
});

test('a list of all rows stays as it was read, and the same until a row is written', async () => {
  const table = await createMockServer().table(fruits);
  const before = table.all();
  expect(table.all()).toBe(before);
  await table.put({ id: table.nextId(), name: '桃' });
  expect(before).toHaveLength(2);
  expect(table.all().map(({ name }) => name)).toEqual(['苹果', '梨', '桃']);
});

test('a row that does not match the schema is refused, in a seed as in a write', async () => {
  const nameless = { id: 2, name: '' };
  const schema = z.object({ id: z.number(), name: z.string().min(1) });
  const table = await createMockServer().table(defineTable({ ...fruits, name: 'named fruits', schema }));
  await expect(table.put(nameless)).rejects.toThrow(z.ZodError);
  expect(table.get(2)).toEqual({ id: 2, name: '梨' });
  const wrong = defineTable({ ...fruits, name: 'nameless fruits', schema, seed: () => [nameless] });
  await expect(createMockServer().table(wrong)).rejects.toThrow(z.ZodError);
});

test('the next id under a limit is none that a row there has or had, also after a new start', async () => {
  const journal = createJournal();
  const before = await createMockServer({ journal }).table(fruits);
  await before.put({ id: 100, name: '榴莲' });
  expect(before.nextId(100)).toBe(3);
  expect(before.nextId(100)).toBe(4);
  await before.put({ id: 5, name: '桃' });
  await before.remove(5);
  expect(before.nextId(100)).toBe(6);
  expect((await createMockServer({ journal }).table(fruits)).nextId(100)).toBe(6);
});
