import { expect, test } from 'vitest';
import { RequestError } from '@/providers/http/errors';
import { describeFailure } from './describeFailure';
import { createErrorReporter } from './errorReport';

/** A reporter in an environment where time passes on command; `sent` are the bodies. */
function start({ fails = false } = {}) {
  const sent: { build: string; errors: { message: string; times: number }[] }[] = [];
  const timers: (() => void)[] = [];
  let now = 0;
  const reporter = createErrorReporter('b1', {
    post: async (text) => {
      sent.push(JSON.parse(text));
      if (fails) throw new Error('unreachable');
    },
    path: () => '/customer/list/edit/12',
    now: () => now,
    after: (_, act) => void timers.push(act),
  });
  const pass = (milliseconds: number) => {
    now += milliseconds;
    for (const act of timers.splice(0)) act();
  };
  return { reporter, sent, pass };
}

const messageOf = (error: unknown) => describeFailure(error, '/')?.message;

test('failures of a moment travel together, equal ones counted', () => {
  const { reporter, sent, pass } = start();
  for (const text of ['a', 'b', 'a']) reporter.report(new TypeError(text));
  expect(sent).toEqual([]);
  pass(3000);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.build).toBe('b1');
  expect(sent[0]?.errors.map(({ message, times }) => [message, times])).toEqual([
    ['TypeError: a', 2],
    ['TypeError: b', 1],
  ]);
});

test('a minute reports at most ten failures', () => {
  const { reporter, sent, pass } = start();
  for (let index = 0; index < 30; index += 1) {
    reporter.report(new Error(`e${index}`));
    pass(1000);
  }
  expect(sent.flatMap(({ errors }) => errors)).toHaveLength(10);
  pass(60_000);
  reporter.report(new Error('later'));
  pass(3000);
  expect(sent.flatMap(({ errors }) => errors)).toHaveLength(11);
});

test('a report that cannot be sent is given up in silence', async () => {
  const { reporter, sent, pass } = start({ fails: true });
  reporter.report(new Error('a'));
  pass(3000);
  await Promise.resolve();
  pass(3000);
  expect(sent).toHaveLength(1);
});

test('the gathered failures are sent when the page goes', () => {
  const { reporter, sent } = start();
  reporter.flush();
  expect(sent).toEqual([]);
  reporter.report(new Error('a'));
  reporter.flush();
  expect(sent).toHaveLength(1);
});

test.each([
  [
    new TypeError("Cannot read properties of undefined (reading 'map')"),
    'TypeError: Cannot read properties of undefined (reading map)',
  ],
  [
    new SyntaxError('Unexpected token \'z\', "zhangsan" is not valid JSON'),
    'SyntaxError: Unexpected token …, … is not valid JSON',
  ],
  [new Error('the record 林知远 has no name'), 'Error: the record … has no name'],
  [new Error('call 19900001234 failed'), 'Error: call … failed'],
  [new Error(`bad token ${'a1'.repeat(20)}`), 'Error: bad token …'],
  [
    new TypeError('Failed to fetch dynamically imported module: https://x.cn/assets/App-4f3a2b1c.js?token=1'),
    'TypeError: Failed to fetch dynamically imported module: /assets/App-4f3a2b1c.js',
  ],
  [new Error('at https://x.cn/user/12?name=li failed'), 'Error: at /user/:id failed'],
  ['password123', 'thrown: string'],
  [
    new RequestError('手机号 19900001234 已存在', {
      reason: { kind: 'status', status: 502 },
      call: 'GET /system/user/12',
    }),
    'RequestError: status 502 GET /system/user/:id',
  ],
])('the report of %s names nobody', (error, message) => {
  expect(messageOf(error)).toBe(message);
});

test.each([
  new RequestError('姓名已存在', { reason: { kind: 'refused', code: 40000, data: null }, call: 'POST /x' }),
  new Error('ResizeObserver loop completed with undelivered notifications.'),
])('%s is no failure of the program', (error) => {
  expect(describeFailure(error, '/')).toBeUndefined();
});

test('the address comes without query, and ids in it are replaced', () => {
  const addressAt = (path: string) => describeFailure(new Error('x'), path)?.address;
  expect(addressAt('/customer/list/edit/12?keyword=li#a')).toBe('/customer/list/edit/:id');
  expect(addressAt('/system/dict-data/sys_user_sex')).toBe('/system/dict-data/:id');
  expect(addressAt('/expert/%E6%9E%97/7c9e6679-7425')).toBe('/expert/:id/:id');
});

test('the stack is files and lines of the program only', () => {
  const error = new Error('x');
  error.stack = [
    'Error: 林知远',
    '    at saveLin (https://x.cn/assets/App-4f3a2b1c.js:1:234)',
    '    at https://x.cn/src/main.tsx?t=17:20:3',
    '    at <anonymous>',
  ].join('\n');
  expect(describeFailure(error, '/')?.stack).toEqual(['assets/App-4f3a2b1c.js:1:234', 'src/main.tsx:20:3']);
});
