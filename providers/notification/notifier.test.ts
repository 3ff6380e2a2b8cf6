import { expect, onTestFinished, test, vi } from 'vitest';
import { createProviders } from '../createProviders';
import { createNotifier } from './notifier';

test('the memory of the notifier does not grow with every message', () => {
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

test('a message is shown again although the clock of the machine was set back meanwhile', () => {
  vi.useFakeTimers({ now: 3_600_000 });
  onTestFinished(() => void vi.useRealTimers());
  const { notify, attach } = createNotifier();
  const shown: string[] = [];
  attach((_, text) => shown.push(text));
  notify('error', '保存失败');
  vi.setSystemTime(0);
  vi.advanceTimersByTime(2_000);
  notify('error', '保存失败');
  expect(shown).toEqual(['保存失败', '保存失败']);
});

test('a message sent over a locked screen is not shown before it is unlocked, and nothing stays on it', () => {
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

test('[SESS-5] messages that waited are never shown once their user is gone, later ones are', () => {
  vi.stubGlobal('location', { protocol: 'https:' });
  onTestFinished(() => void vi.unstubAllGlobals());
  const envelope = { scheme: 'pkcs1', key: '' } as const;
  const { notifier, userScope } = createProviders({ apiBase: '', requestTimeout: 1000, envelope });
  const shown: string[] = [];
  notifier.attach((_, text) => shown.push(text));
  const release = notifier.hold();
  notifier.notify('notification', '新密码为：Kx9#2mQp');
  userScope.changed();
  notifier.notify('error', '账号已锁定');
  release();
  expect(shown).toEqual(['账号已锁定']);
});

/** Work that ends on command. */
function begin() {
  let end: () => void = () => undefined;
  let fail: () => void = () => undefined;
  const work = new Promise<void>((resolve, reject) => {
    end = resolve;
    fail = () => reject(new Error('failed'));
  });
  return { work, end, fail };
}

/** Resolves once the running work has ended. */
const settled = () => new Promise((end) => setTimeout(end));

test('[CONST-1] one message stands for all work of its name, until the last has ended, well or badly', async () => {
  const notifier = createNotifier();
  const shown: string[] = [];
  const ended: string[] = [];
  notifier.attach((_, text, { work } = {}) => {
    shown.push(text);
    void work?.then(() => ended.push(text));
  });
  const [first, second] = [begin(), begin()];
  notifier.notify('info', '正在下载', { work: first.work });
  notifier.notify('info', '正在下载', { work: second.work });
  first.end();
  await settled();
  expect([shown, ended]).toEqual([['正在下载'], []]);
  second.fail();
  await settled();
  expect(ended).toEqual(['正在下载']);
  const third = begin();
  notifier.notify('info', '正在下载', { work: third.work });
  expect(shown).toHaveLength(2);
});

test('a message with a button is shown for each thing that it is about', () => {
  const notifier = createNotifier();
  const shown: string[] = [];
  notifier.attach((_, text, { action } = {}) => shown.push(`${text} ${action?.about}`));
  const look = (about: string) => ({ action: { label: '查看', about, run: () => undefined } });
  for (const about of ['1', '2', '2']) notifier.notify('success', '修改成功', look(about));
  expect(shown).toEqual(['修改成功 1', '修改成功 2']);
});
