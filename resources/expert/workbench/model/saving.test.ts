import { expect, test } from 'vitest';
import { dueAt, reduceSaving, type Saving, type SavingEvent, savingLabel, startSaving } from './saving';

const run = (...events: SavingEvent[]): Saving =>
  events.reduce(reduceSaving, startSaving('2026-06-27 14:32:05'));
const changedAt = (at: number): SavingEvent => ({ type: 'changed', at });

test('[E3] a change is saved two seconds after the last one, at the latest fifteen after the first', () => {
  expect(dueAt(run(changedAt(0)))).toBe(2000);
  expect(dueAt(run(changedAt(0), changedAt(1500)))).toBe(3500);
  const steady = Array.from({ length: 15 }, (_, index) => changedAt(index * 1000));
  expect(dueAt(run(...steady, changedAt(14_500)))).toBe(15_000);
});

test('[E3] one request runs at a time: later changes are saved after it', () => {
  const meanwhile = run(changedAt(0), { type: 'sent', content: '' }, changedAt(2500));
  expect(meanwhile).toMatchObject({ phase: 'saving', changes: 2, sent: 1 });
  expect(dueAt(meanwhile)).toBeUndefined();
  const after = reduceSaving(meanwhile, { type: 'saved', savedAt: '2026-06-27 14:33:00', content: '' });
  expect(after).toMatchObject({ phase: 'dirty', changes: 1, savedAt: '2026-06-27 14:33:00' });
  expect(dueAt(after)).toBe(4500);
});

test('[E3] an unanswered save is tried again after 2, 4, 8, 16, 30, 30 seconds', () => {
  let state = run(changedAt(0));
  const waits = [2, 4, 8, 16, 30, 30].map((seconds) => {
    state = reduceSaving(reduceSaving(state, { type: 'sent', content: '' }), { type: 'lost', at: 0 });
    return [seconds * 1000, dueAt(state)];
  });
  for (const [expected, due] of waits) expect(due).toBe(expected);
  expect(reduceSaving(state, changedAt(100))).toMatchObject({ phase: 'error', changes: 2, retryAt: 30_000 });
});

test('[E3] a refusal by code is not tried again until something is changed', () => {
  const refused = run(
    changedAt(0),
    { type: 'sent', content: '' },
    { type: 'refused', message: '志愿表已定稿' },
  );
  expect(dueAt(refused)).toBeUndefined();
  expect(savingLabel(refused, 0)).toBe('志愿表已定稿');
  expect(reduceSaving(refused, changedAt(9000))).toMatchObject({ phase: 'dirty', changes: 2 });
});

test('[E3] a conflict waits for the staff; their own version goes out at once', () => {
  const conflict = { version: 8, savedAt: '', savedBy: '王老师', table: Object.create(null) };
  const met = run(
    changedAt(0),
    { type: 'sent', content: '' },
    { type: 'conflict', conflict },
    changedAt(4000),
  );
  expect(met).toMatchObject({ phase: 'conflict', changes: 2 });
  expect(dueAt(met)).toBeUndefined();
  expect(dueAt(reduceSaving(met, { type: 'mine', at: 5000 }))).toBe(5000);
  expect(reduceSaving(met, { type: 'settled' })).toMatchObject({ phase: 'clean', changes: 0 });
});

test('[E3] the bar names the state of the save', () => {
  expect(savingLabel(run(), 0)).toBe('已保存 14:32:05');
  expect(savingLabel(run(changedAt(0), changedAt(1), changedAt(2)), 0)).toBe('3 处修改未保存');
  expect(savingLabel(run(changedAt(0), { type: 'sent', content: '' }), 0)).toBe('保存中…');
  const lost = run(
    changedAt(0),
    { type: 'sent', content: '' },
    { type: 'lost', at: 0 },
    { type: 'sent', content: '' },
    { type: 'lost', at: 0 },
  );
  expect(
    savingLabel(reduceSaving(reduceSaving(lost, { type: 'sent', content: '' }), { type: 'lost', at: 0 }), 0),
  ).toBe('网络异常，已存本机，8 秒后重试');
});
