import { expect, test } from 'vitest';
import type { BatchConfig } from '@/src/gaokao/batch';
import { readBatches } from '@/src/gaokao/readBatches';
import { afterSave, draftOf, followed, ofThisYear } from './batchDrafts';
import { mergeBatches } from './mergeBatches';

const [early, main] = readBatches([
  { id: 1, name: '提前批', order: 1, maxChoices: 30, kind: 'advance' },
  { id: 2, name: '本科批', order: 2, maxChoices: 45 },
]);
if (!early || !main) throw new Error('two batches are needed');
const base = [early, main];
const other = (batch: BatchConfig, changes: Partial<BatchConfig>): BatchConfig => ({ ...batch, ...changes });
const asked = (merged: ReturnType<typeof mergeBatches>) =>
  merged.both.map(({ label, theirs }) => `${label} ${theirs}`);

test('saved batches keep a colleague’s changes in other rules and other batches', () => {
  const mine = [early, other(main, { maxChoices: 48 })];
  const theirs = [other(early, { remark: '已核对' }), other(main, { safe: 90 })];
  const merged = mergeBatches({ base, mine, theirs });
  expect(merged).toMatchObject({ mine: [{ remark: '已核对' }, { maxChoices: 48, safe: 90 }], both: [] });
});

test('a rule that both changed is asked about, with the server’s present value', () => {
  const mine = [early, other(main, { maxChoices: 48, safe: 88 })];
  const merged = mergeBatches({ base, mine, theirs: [early, other(main, { maxChoices: 50, safe: 88 })] });
  expect(asked(merged)).toEqual(['本科批：志愿上限 50']);
  expect([merged.mine[1]?.maxChoices, merged.theirs[1]?.maxChoices]).toEqual([48, 50]);
});

test('a batch that a colleague removed goes, unless it was changed here; one that was added stays', () => {
  const added = other(main, { id: 3, name: '专科批' });
  const gone = mergeBatches({ base, mine: base, theirs: [main, added] });
  expect(gone.mine.map(({ id }) => id)).toEqual([2, 3]);
  const changed = mergeBatches({ base, mine: [other(early, { maxChoices: 20 }), main], theirs: [main] });
  expect(asked(changed)).toEqual(['提前批：批次 已删除']);
  expect([changed.mine, changed.theirs].map((batches) => batches.map(({ id }) => id))).toEqual([
    [2, ''],
    [2],
  ]);
});

test('a batch removed here and changed by a colleague is asked about', () => {
  const merged = mergeBatches({ base, mine: [main], theirs: [other(early, { maxChoices: 20 }), main] });
  expect(asked(merged)).toEqual(['提前批：批次 已有修改']);
  expect([merged.mine.map(({ id }) => id), merged.theirs.map(({ id }) => id)]).toEqual([[2], [1, 2]]);
});

test('the order that a colleague gave is kept where nobody moved a batch here', () => {
  const theirs = [main, early];
  expect(mergeBatches({ base, mine: base, theirs }).mine.map(({ id }) => id)).toEqual([2, 1]);
  expect(mergeBatches({ base, mine: theirs, theirs: base }).mine.map(({ id }) => id)).toEqual([2, 1]);
});

test('a draft without its base is asked about wherever it differs', () => {
  const merged = mergeBatches({ base: [], mine: [early, other(main, { remark: '草稿' })], theirs: base });
  expect(asked(merged)).toEqual(['本科批：备注 未登记']);
});

test('changes typed while the batches are saved are kept, and a new batch takes its new id', () => {
  const sent = [draftOf(main), draftOf(other(early, { id: '' }))];
  const typed = sent.map(({ uid, batch }) => ({ uid, batch: { ...batch, remark: '后写的' } }));
  const saved = [other(main, { maxChoices: 46 }), other(early, { id: 9 })];
  const after = afterSave([...typed, draftOf(other(early, { id: '', name: '新批次' }))], sent, saved);
  expect(after.map(({ batch: { id, name, remark, maxChoices } }) => [id, name, remark, maxChoices])).toEqual([
    [2, '本科批', '后写的', 46],
    [9, '提前批', '后写的', 30],
    ['', '新批次', '', 30],
  ]);
});

test('a rule that both changed stays an open question when the batches are read again before the save', () => {
  const mine = [early, other(main, { maxChoices: 48 })];
  const theirs = [early, other(main, { maxChoices: 50, remark: '新' })];
  const next = followed(base, mine, theirs);
  expect(next[1]).toMatchObject({ maxChoices: 45, remark: '新' });
  expect(asked(mergeBatches({ base: next, mine, theirs }))).toEqual(['本科批：志愿上限 50']);
});

test('[Q4] last year’s rules leave the mode and its limits alone for those who may not change it', () => {
  const drafts = [draftOf(other(main, { mode: 1, maxChoices: 96, maxMajors: 1 }))];
  const before = other(main, { id: 9, mode: 2, modeOwn: 1, maxChoices: 45, maxMajors: 6, safe: 88 });
  const copied = (mayChangeMode: boolean) => ofThisYear(before, { year: 2026, drafts, mayChangeMode });
  expect(copied(false)).toMatchObject({ id: 2, mode: 1, modeOwn: 0, maxChoices: 96, maxMajors: 1, safe: 88 });
  expect(copied(true)).toMatchObject({ id: 2, mode: 2, modeOwn: 1, maxChoices: 45, maxMajors: 6, safe: 88 });
});
