import { expect, test } from 'vitest';
import type { Tier } from '@/src/gaokao/planUnit';
import { testBatch, testRow, testStudent } from '@/src/testing/choiceRows';
import { createActions } from './actions';
import { contextOf } from './assess';
import { changed } from './rows';
import { contentOf, createTable, readingKey, visibleUids } from './table';

/** A saved table of three rows; `remove` takes one out, `send` and `answer` are what the saving does. */
function setUp() {
  const student = testStudent();
  const items = ['1', '2', '3'].map((code) => testRow(`A|${code}`, {}, { uid: code }));
  const meta = {
    ...{
      id: 7,
      userId: 1,
      userName: '',
      provinceId: 430000,
      year: 2026,
      batchId: 1,
      batchName: '',
      mode: 2 as const,
    },
    ...{ planNo: 1, name: '', isMain: 1 as const, status: 0 as const, version: 1, score: 600, rank: 18876 },
    ...{
      category: 4 as const,
      subjects: student.subjects,
      chanceAt: '',
      savedAt: '',
      savedBy: '',
      shareCount: 0,
    },
  };
  const table = createTable(
    { ...meta, items },
    contextOf(student, testBatch(), {}, null),
    undefined,
    () => 0,
  );
  return {
    table,
    remove: (uid: string) => table.edit('删除', (rows) => rows.filter((row) => row.uid !== uid)),
    send() {
      const content = contentOf(table.get());
      table.saving({ type: 'sent', content });
      return () => table.saving({ type: 'saved', savedAt: '', content });
    },
    phase: () => table.get().saving.phase,
  };
}

test('[E3] a step undone before its save leaves nothing to save', () => {
  const { table, remove, phase } = setUp();
  remove('2');
  expect(phase()).toBe('dirty');
  table.undo();
  expect(phase()).toBe('clean');
});

test('[E3] a note that is typed is unsaved from its first letter, counts as one change, and is one step', () => {
  const { table, remove, send, phase } = setUp();
  const { setNote } = createActions(table);
  const changes = () => table.get().saving.changes;
  for (const [at, note] of ['先', '先问', '先问家长'].entries()) setNote('1', note, at > 0);
  expect([phase(), changes(), table.get().undo.past.length]).toEqual(['dirty', 1, 1]);
  const answer = send();
  setNote('1', '先问家长。', true);
  expect(changes()).toBe(2);
  answer();
  expect([phase(), changes()]).toEqual(['dirty', 1]);
  remove('2');
  setNote('1', '', true);
  expect(table.get().undo.past).toHaveLength(3);
  for (let step = 0; step < 3; step += 1) table.undo();
  expect(table.get().undo.present.map(({ note }) => note)).toEqual(['', '', '']);
});

test('[E3] a step undone during its save is saved after it', () => {
  const { table, remove, send, phase } = setUp();
  remove('2');
  const answer = send();
  table.undo();
  answer();
  expect(phase()).toBe('dirty');
  send()();
  expect(phase()).toBe('clean');
});

test('[E3] rows that return to the sent ones are not sent again', () => {
  const { table, remove, send, phase } = setUp();
  remove('2');
  const answer = send();
  remove('3');
  table.undo();
  answer();
  expect(phase()).toBe('clean');
});

test('[E3] a step undone after a lost answer is sent again', () => {
  const { table, remove, send, phase } = setUp();
  remove('2');
  send();
  table.saving({ type: 'lost', at: 0 });
  table.undo();
  expect(phase()).toBe('error');
});

test('[E3] ticks and cursor keep to the rows of the tier that is shown alone', () => {
  const { table } = setUp();
  const now = () => ({ ticked: [...table.get().selected], cursor: table.get().cursor });
  const mark = (uid: string, manualTier: Tier) =>
    table.edit('标记层级', (rows) => changed(rows, new Set([uid]), { manualTier }));
  mark('2', 1);
  mark('3', 1);
  table.show({ selected: new Set(['1', '3']) });
  table.show({ tierFilter: 1 });
  expect([visibleUids(table.get()), now()]).toEqual([['2', '3'], { ticked: ['3'], cursor: '2' }]);
  mark('2', 3);
  expect(now()).toEqual({ ticked: ['3'], cursor: '3' });
  table.show({ cursor: '1' });
  expect(now().cursor).toBe('3');
  mark('3', 3);
  expect(now()).toEqual({ ticked: [], cursor: undefined });
  table.show({ tierFilter: undefined });
  expect(now()).toEqual({ ticked: [], cursor: '1' });
});

test('[E3] readings about a table are made again for another student, pool, batch or scheme', () => {
  const { table } = setUp();
  const key = () => readingKey(table.get());
  const keys = [key()];
  for (const change of [{ userId: 2 }, { batchId: 2 }, { planNo: 2 }]) {
    table.accept(change);
    keys.push(key());
  }
  table.recompute(contextOf(testStudent({ category: 5 }), testBatch(), {}, null));
  keys.push(key());
  table.accept({ version: 2 });
  expect(new Set([...keys, key()]).size).toBe(5);
});
