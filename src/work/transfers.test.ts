import { expect, test } from 'vitest';
import { createTestNetwork } from '@/src/testing/network';
import { startTransfer, type TransferLog } from './startTransfer';
import { createTransfers } from './transfers';

/** A job that ends on the test's command. */
function setUp() {
  const transfers = createTransfers();
  const runs: { log: TransferLog; end: (note?: string) => void; fail: (text: string) => void }[] = [];
  const job = {
    kind: 'download',
    name: '名单.csv',
    run: (log: TransferLog) =>
      new Promise<string | undefined>((resolve, reject) => {
        runs.push({ log, end: resolve, fail: (text) => reject(new Error(text)) });
      }),
  } as const;
  const over = startTransfer(transfers, job);
  const only = () => transfers.all()[0];
  return { transfers, runs, over, only, job };
}

test('a transfer tells its progress, the final name of its file, and its outcome', async () => {
  const { runs, only, over } = setUp();
  expect(only()?.state).toEqual({ phase: 'running', percent: undefined });
  runs[0]?.log.report(41.7, '第 2 页');
  expect(only()?.state).toEqual({ phase: 'running', percent: 41, note: '第 2 页' });
  runs[0]?.log.rename('机构.csv');
  runs[0]?.end('共 3 条');
  expect(await over).toBe(true);
  expect(only()).toMatchObject({ name: '机构.csv', state: { phase: 'done', note: '共 3 条' } });
  expect(only()).not.toHaveProperty('retry');
});

test('a failed transfer says why, and a retry begins it again in the same place', async () => {
  const { transfers, runs, only, over } = setUp();
  runs[0]?.fail('后端接口连接异常');
  expect(await over).toBe(false);
  expect(only()?.state).toEqual({ phase: 'failed', reason: '后端接口连接异常' });
  only()?.retry?.();
  expect(only()?.state.phase).toBe('running');
  runs[1]?.end();
  await expect.poll(() => only()?.state.phase).toBe('done');
  expect(transfers.all()).toHaveLength(1);
});

test('a failed transfer that may be written already offers no retry', async () => {
  const transfers = createTransfers();
  const asked: unknown[] = [];
  const lost = new Error('系统接口请求超时，可能已写入，请核对后再操作');
  const mayRetry = (error: unknown) => {
    asked.push(error);
    return false;
  };
  const run = () => Promise.reject(lost);
  await startTransfer(transfers, { kind: 'import', name: '名单.xlsx', run, mayRetry });
  expect(transfers.all()[0]?.state).toEqual({ phase: 'failed', reason: lost.message });
  expect(transfers.all()[0]).not.toHaveProperty('retry');
  expect(asked).toEqual([lost]);
});

test('a cancelled transfer stays cancelled whatever comes later, and can be begun again', async () => {
  const { runs, only, over } = setUp();
  only()?.cancel?.();
  expect(runs[0]?.log.signal.aborted).toBe(true);
  runs[0]?.log.report(80);
  runs[0]?.fail('请求已取消');
  expect(await over).toBe(false);
  expect(only()?.state).toEqual({ phase: 'cancelled' });
  expect(only()?.retry).toBeDefined();
});

test('[SESS-5] a change of person cancels what runs, and empties the list', async () => {
  const { transfers, runs, over, job } = setUp();
  const second = startTransfer(transfers, job);
  runs[1]?.end();
  await second;
  transfers.stop();
  expect(runs[0]?.log.signal.aborted).toBe(true);
  expect(transfers.all()).toEqual([]);
  runs[0]?.end();
  await over;
  expect(transfers.all()).toEqual([]);
});

function setUpOffline(wantsNetwork: boolean) {
  const [transfers, network] = [createTransfers(), createTestNetwork()];
  let runs = 0;
  const run = async () => {
    runs += 1;
    if (runs === 1) throw new Error('网络已断开');
    return undefined;
  };
  const job = { kind: 'export', name: '名单.xlsx', run, wantsNetwork: () => wantsNetwork } as const;
  const over = startTransfer(transfers, job, network);
  return { transfers, network, over, state: () => transfers.all()[0]?.state };
}

test('a transfer that found no network waits for it, and begins again when it is back', async () => {
  const { network, over, state } = setUpOffline(true);
  await expect.poll(state).toEqual({ phase: 'waiting', offline: true });
  network.back();
  expect(await over).toBe(true);
  expect(state()).toEqual({ phase: 'done' });
});

test('a transfer that failed otherwise, or may be written, does not wait for the network', async () => {
  const { network, over, state } = setUpOffline(false);
  expect(await over).toBe(false);
  expect(state()?.phase).toBe('failed');
  expect(network.listeners.size).toBe(0);
});

test('[SESS-5] a transfer that waits for the network is given up with the person', async () => {
  const { transfers, network, over, state } = setUpOffline(true);
  await expect.poll(() => state()?.phase).toBe('waiting');
  transfers.stop();
  expect(await over).toBe(false);
  expect(network.listeners.size).toBe(0);
  expect(transfers.all()).toEqual([]);
});
