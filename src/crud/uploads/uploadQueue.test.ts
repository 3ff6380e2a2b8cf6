import { expect, test } from 'vitest';
import { RequestError } from '@/providers/http/errors';
import { createTestNetwork } from '../../testing/network';
import { createTransfers, type TransferState } from '../../work/transfers';
import { createUploadQueue, queueOf, type UploadControl } from './uploadQueue';

/** A queue, and uploads that end on command. */
function setUp() {
  const transfers = createTransfers();
  const network = createTestNetwork();
  const queue = createUploadQueue(transfers, network);
  const started: string[] = [];
  const states: Record<string, TransferState> = {};
  const ends: Record<string, { good: () => void; bad: (error: Error) => void; control: UploadControl }> = {};
  const add = (name: string) =>
    queue.add({
      name,
      run: (control) => {
        started.push(name);
        return new Promise((good, bad) => {
          ends[name] = { good, bad, control };
        });
      },
      tell: (state) => {
        states[name] = state;
      },
    });
  const end = async (name: string, error?: Error) => {
    if (error) ends[name]?.bad(error);
    else ends[name]?.good();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { transfers, network, add, started, states, ends, end };
}

test('[FILE-3] at most three uploads run at a time; the next begins when one ends, well or badly', async () => {
  const { add, started, states, end } = setUp();
  for (const name of ['甲', '乙', '丙', '丁', '戊']) add(name);
  expect(started).toEqual(['甲', '乙', '丙']);
  expect(states.丁).toEqual({ phase: 'waiting' });
  await end('乙');
  expect(started).toEqual(['甲', '乙', '丙', '丁']);
  await end('甲', new Error('后端接口连接异常'));
  expect(started.at(-1)).toBe('戊');
  expect(states).toMatchObject({
    甲: { phase: 'failed', reason: '后端接口连接异常' },
    乙: { phase: 'done' },
    戊: { phase: 'running', percent: 0 },
  });
});

test('an upload whose answer is lost after its record was written is not offered again, and a retry does nothing', async () => {
  const { add, started, states, transfers, end } = setUp();
  const ticket = add('甲');
  const about = { reason: { kind: 'timeout' }, call: 'POST /x', mayBeWritten: true } as const;
  await end('甲', new RequestError('超时，可能已写入', about));
  expect(states.甲).toEqual({ phase: 'failed', reason: '超时，可能已写入', isFinal: true });
  expect(transfers.all()[0]).not.toHaveProperty('retry');
  ticket.retry();
  expect(started).toEqual(['甲']);
});

test('progress is told in whole percent', () => {
  const { add, states, ends } = setUp();
  add('甲');
  ends.甲?.control.progress(0.429);
  expect(states.甲).toEqual({ phase: 'running', percent: 42 });
});

test('cancelling aborts a running upload, keeps a waiting one from beginning, and frees the place', async () => {
  const { add, started, states, ends, end } = setUp();
  const tickets = ['甲', '乙', '丙', '丁', '戊'].map(add);
  tickets[3]?.cancel();
  tickets[0]?.cancel();
  expect(ends.甲?.control.signal.aborted).toBe(true);
  await end('甲', new Error('请求已取消'));
  expect(started).toEqual(['甲', '乙', '丙', '戊']);
  expect([states.甲, states.丁]).toEqual([{ phase: 'cancelled' }, { phase: 'cancelled' }]);
});

test('a failed or cancelled upload runs again on retry; a running or finished one does not', async () => {
  const { add, started, states, end } = setUp();
  const ticket = add('甲');
  ticket.retry();
  await end('甲', new Error('系统接口请求超时'));
  ticket.retry();
  expect(states.甲?.phase).toBe('running');
  ticket.cancel();
  await end('甲');
  ticket.retry();
  await end('甲');
  ticket.retry();
  expect([started.length, states.甲?.phase]).toEqual([3, 'done']);
});

test('the panel sees each upload, with a way to stop it, to begin it again, and to forget it', async () => {
  const { transfers, add, end } = setUp();
  const ticket = add('甲.pdf');
  const [before] = transfers.all();
  expect(before).toMatchObject({ kind: 'upload', name: '甲.pdf', cancel: expect.any(Function) });
  await end('甲.pdf', new Error('系统内部错误'));
  transfers.all()[0]?.retry?.();
  expect(transfers.all()[0]?.state.phase).toBe('running');
  ticket.forget();
  expect(transfers.all()).toEqual([]);
});

test('a session has one queue', () => {
  const transfers = createTransfers();
  expect(queueOf(transfers)).toBe(queueOf(transfers));
});

const unconnected = () => new RequestError('网络已断开', { reason: { kind: 'network' }, call: 'POST /x' });

test('an upload that found no network waits for it outside of the queue, and goes on when it is back', async () => {
  const { add, started, states, network, end } = setUp();
  for (const name of ['甲', '乙', '丙', '丁']) add(name);
  await end('甲', unconnected());
  expect(states.甲).toEqual({ phase: 'waiting', offline: true });
  expect(started.at(-1)).toBe('丁');
  await end('乙');
  network.back();
  expect(started.at(-1)).toBe('甲');
  await end('甲');
  expect(states.甲).toEqual({ phase: 'done' });
});

test('an upload that is cancelled while it waits for the network stays cancelled', async () => {
  const { add, started, states, network, end } = setUp();
  const ticket = add('甲');
  await end('甲', unconnected());
  ticket.cancel();
  network.back();
  expect(states.甲).toEqual({ phase: 'cancelled' });
  expect(started).toEqual(['甲']);
});
