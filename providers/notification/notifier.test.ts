import { expect, test } from 'vitest';
import { createNotifier } from './notifier';

test('what the notifier remembers does not grow with every message', () => {
  let now = 0;
  const shownAt = new Map<string, number>();
  const { notify, attach } = createNotifier(() => now, shownAt);
  const shown: string[] = [];
  attach((_, text) => shown.push(text));
  for (let count = 0; count < 500; count += 1) {
    now += 1_000;
    notify('info', `第 ${count} 条`);
  }
  expect(shown).toHaveLength(500);
  expect(shownAt.size).toBeLessThan(3);
});

test('what is said over a locked screen is not shown before it is unlocked, and nothing stays on it', () => {
  const { notify, attach, hold } = createNotifier(() => 0);
  let shown: string[] = [];
  attach(
    (_, text) => shown.push(text),
    () => {
      shown = [];
    },
  );
  notify('success', '导出完成');
  const release = hold();
  expect(shown).toEqual([]);
  notify('error', '上传失败');
  attach((_, text) => shown.push(text));
  expect(shown).toEqual([]);
  release();
  expect(shown).toEqual(['上传失败']);
});
