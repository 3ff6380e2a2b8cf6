import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { RequestError } from '@/providers/http/errors';
import { createQueryClient } from './createQueryClient';

const offline = () => new RequestError('网络异常', { reason: { kind: 'network' }, call: 'POST /x' });

const refused = new RequestError('数据不存在', {
  reason: { kind: 'refused', code: 500, data: null },
  call: 'POST /x',
});

beforeEach(() => onlineManager.setOnline(false));
afterEach(() => onlineManager.setOnline(true));

/** A mounted client with one read on screen, which fails for as long as there is no network. */
function reading() {
  const client = createQueryClient();
  client.mount();
  const observer = new QueryObserver(client, {
    queryKey: ['x'],
    queryFn: () => (onlineManager.isOnline() ? Promise.resolve('rows') : Promise.reject(offline())),
    retry: false,
  });
  const stop = observer.subscribe(() => undefined);
  const end = () => {
    stop();
    client.unmount();
    client.clear();
  };
  return { state: () => observer.getCurrentResult(), end };
}

test('a read without a network fails and says so, and is made again when the network is back', async () => {
  const { state, end } = reading();
  await expect.poll(() => state().status).toBe('error');
  onlineManager.setOnline(true);
  await expect.poll(() => state().data).toBe('rows');
  end();
});

test('a query read just before the network went is read again when it is back', async () => {
  onlineManager.setOnline(true);
  const client = createQueryClient();
  client.mount();
  let reads = 0;
  const queryFn = async () => ++reads;
  const stop = new QueryObserver(client, { queryKey: ['x'], queryFn }).subscribe(() => undefined);
  await expect.poll(() => reads).toBe(1);
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  await expect.poll(() => reads).toBe(2);
  stop();
  client.unmount();
  client.clear();
});

test('a read that the server refused is not made again when the network is back', async () => {
  onlineManager.setOnline(true);
  const client = createQueryClient();
  client.mount();
  let reads = 0;
  let others = 0;
  const observer = new QueryObserver(client, {
    queryKey: ['x'],
    queryFn: () => {
      reads++;
      return Promise.reject(refused);
    },
  });
  const stop = observer.subscribe(() => undefined);
  const other = new QueryObserver(client, { queryKey: ['y'], queryFn: async () => ++others });
  const stopOther = other.subscribe(() => undefined);
  await expect.poll(() => observer.getCurrentResult().status).toBe('error');
  await expect.poll(() => other.getCurrentResult().data).toBe(1);
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  await expect.poll(() => other.getCurrentResult().data).toBe(2);
  expect(reads).toBe(1);
  stop();
  stopOther();
  client.unmount();
  client.clear();
});

test('data on screen is read again when the network is back, also where its last read was refused', async () => {
  onlineManager.setOnline(true);
  const client = createQueryClient();
  client.mount();
  let reads = 0;
  const observer = new QueryObserver(client, {
    queryKey: ['x'],
    queryFn: () => (++reads === 2 ? Promise.reject(refused) : Promise.resolve(reads)),
  });
  const stop = observer.subscribe(() => undefined);
  await expect.poll(() => observer.getCurrentResult().data).toBe(1);
  await observer.refetch();
  expect(observer.getCurrentResult()).toMatchObject({ data: 1, error: refused });
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  await expect.poll(() => observer.getCurrentResult().data).toBe(3);
  stop();
  client.unmount();
  client.clear();
});

test('a write without a network fails at once, and is not sent later unseen', async () => {
  const client = createQueryClient();
  client.mount();
  let sent = 0;
  const write = new MutationObserver(client, {
    mutationFn: () => {
      sent++;
      return Promise.reject(offline());
    },
  });
  await expect(write.mutate()).rejects.toThrow('网络异常');
  onlineManager.setOnline(true);
  await client.resumePausedMutations();
  expect(sent).toBe(1);
  client.unmount();
});
