import { expect, test } from 'vitest';
import { RequestError } from './errors';
import { createFailedCalls } from './failedCalls';
import type { Call } from './request';

const call: Call = {
  ...{
    method: 'POST',
    path: '/ssystem-api/api/store/del?key=secret',
    query: { id: 7 },
    body: { password: 'x' },
  },
  headers: { token: 'abc' },
};

async function failing(reason: RequestError['reason'], options: Call['options'] = {}) {
  const failedCalls = createFailedCalls(() => 5);
  const error = new RequestError('机构下还有用户', { reason, call: 'POST x' });
  await expect(failedCalls.step({ ...call, options }, () => Promise.reject(error))).rejects.toBe(error);
  return failedCalls;
}

test('[HEALTH] a failed call is kept by path, code, message and time alone', async () => {
  const failedCalls = await failing({ kind: 'refused', code: 40000, data: { secret: 1 } });
  expect(failedCalls.get()).toEqual([
    {
      id: 1,
      method: 'POST',
      path: '/ssystem-api/api/store/del',
      code: '40000',
      message: '机构下还有用户',
      time: 5,
    },
  ]);
  failedCalls.clear();
  expect(failedCalls.get()).toEqual([]);
});

test.each<[RequestError['reason'], string | undefined]>([
  [{ kind: 'status', status: 502 }, 'HTTP 502'],
  [{ kind: 'expired', code: 401 }, '401'],
  [{ kind: 'network' }, '网络异常'],
  [{ kind: 'timeout' }, '超时'],
  [{ kind: 'refused', code: 601, data: null }, '601'],
  [{ kind: 'cancelled' }, undefined],
  [{ kind: 'declined' }, undefined],
  [{ kind: 'absent' }, undefined],
])('[HEALTH] %o is kept as %s', async (reason, code) => {
  expect((await failing(reason)).get().map((failed) => failed.code)).toEqual(
    code === undefined ? [] : [code],
  );
});

test('[HEALTH] a question of the server is no failure; the list holds the latest hundred', async () => {
  expect((await failing({ kind: 'refused', code: 601, data: null }, { overridable: true })).get()).toEqual(
    [],
  );
  const failedCalls = createFailedCalls();
  for (let count = 0; count < 120; count += 1)
    await failedCalls.step(call, () => Promise.reject(new Error('x'))).catch(() => undefined);
  expect(failedCalls.get()).toHaveLength(100);
  expect(failedCalls.get()[0]).toMatchObject({ id: 120, code: '程序错误' });
});
