import { expect, test } from 'vitest';
import { formatTime } from '@/src/lib/dates';
import { createDueMemos } from './dueMemos';
import type { DueMemo } from './memoCalls';

const minute = 60_000;
const start = Date.parse('2026-06-20T08:00:00Z');

function open() {
  let now = start;
  let fails = false;
  const all: DueMemo[] = [{ id: 1, title: '开会', remindTime: formatTime(start + minute) }];
  const asked: [string, string][] = [];
  const due = createDueMemos({
    now: () => now,
    read: async (begin, end) => {
      asked.push([begin, end]);
      if (fails) throw new Error('断网');
      return all.filter(({ remindTime }) => remindTime >= begin && remindTime <= end);
    },
  });
  const after = async (minutes: number) => {
    now = start + minutes * minute;
    await due.check();
    return due.get().map(({ title }) => title);
  };
  const fail = (isFailing: boolean) => {
    fails = isFailing;
  };
  return { due, after, all, asked, fail };
}

test('[H3] a memo is brought up when its time has come, and stays until it is answered', async () => {
  const { after, asked } = open();
  expect(await after(0)).toEqual([]);
  expect(await after(1)).toEqual(['开会']);
  expect(await after(2)).toEqual(['开会']);
  expect(asked[0]).toEqual([formatTime(start), formatTime(start)]);
});

test('[H3] a postponed memo comes again after ten minutes, a finished one never', async () => {
  const { due, after, all } = open();
  await after(1);
  due.snooze(due.get()[0] ?? expect.unreachable());
  expect(due.get()).toEqual([]);
  expect(await after(10)).toEqual([]);
  expect(await after(11)).toEqual(['开会']);
  due.dismiss(due.get()[0] ?? expect.unreachable());
  expect(await after(30)).toEqual([]);
  all.push({ id: 1, title: '开会', remindTime: formatTime(start + 31 * minute) });
  expect(await after(32)).toEqual(['开会']);
});

test('[H3] a failed check leaves the reminders as they are', async () => {
  const { after, fail } = open();
  await after(1);
  fail(true);
  expect(await after(2)).toEqual(['开会']);
});
