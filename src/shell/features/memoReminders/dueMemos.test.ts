import { expect, test } from 'vitest';
import { formatTime } from '@/src/lib/dates';
import { memoryStorage } from '../../model/memoryStorage';
import { createDueMemos } from './dueMemos';
import type { DueMemo } from './memoCalls';

const minute = 60_000;
const start = Date.parse('2026-06-20T08:00:00Z');

function open() {
  let now = start;
  let fails = false;
  const all: DueMemo[] = [{ id: 1, title: '开会', remindTime: formatTime(start + minute) }];
  const asked: [string, string][] = [];
  const storage = memoryStorage();
  const startPage = () =>
    createDueMemos({
      since: now,
      userId: 1,
      storage,
      now: () => now,
      read: async (begin, end) => {
        asked.push([begin, end]);
        if (fails) throw new Error('断网');
        return all.filter(({ remindTime }) => remindTime >= begin && remindTime <= end);
      },
    });
  let due = startPage();
  const reload = () => {
    due = startPage();
  };
  const after = async (minutes: number) => {
    now = start + minutes * minute;
    await due.check();
    return due.get().map(({ title }) => title);
  };
  const fail = (isFailing: boolean) => {
    fails = isFailing;
  };
  return { shown: () => due, after, all, asked, fail, reload };
}

test('[H3] a memo is brought up when its time has come, and stays until it is answered', async () => {
  const { after, asked } = open();
  expect(await after(0)).toEqual([]);
  expect(await after(1)).toEqual(['开会']);
  expect(await after(2)).toEqual(['开会']);
  expect(asked[0]).toEqual([formatTime(start), formatTime(start)]);
});

test('[H3] a postponed memo comes again after ten minutes, a finished one never', async () => {
  const { shown, after, all } = open();
  await after(1);
  shown().snooze(shown().get()[0] ?? expect.unreachable());
  expect(shown().get()).toEqual([]);
  expect(await after(10)).toEqual([]);
  expect(await after(11)).toEqual(['开会']);
  shown().dismiss(shown().get()[0] ?? expect.unreachable());
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

test('[H3] a reload loses no reminder: one on screen, a postponed one, one of meanwhile; a closed one is over', async () => {
  const { shown, after, all, reload } = open();
  const memo = (id: number, minutes: number) => {
    const one = { id, title: `备忘 ${id}`, remindTime: formatTime(start + minutes * minute) };
    all.push(one);
    return one;
  };
  const [closed, postponed] = [memo(2, 2), memo(3, 3)];
  await after(3);
  shown().dismiss(closed);
  shown().snooze(postponed);
  memo(4, 4);
  await after(3.5);
  reload();
  expect(await after(6)).toEqual(['开会', '备忘 4']);
  expect(await after(13)).toEqual(['开会', '备忘 3', '备忘 4']);
});
