import { expect, test } from 'vitest';
import { type OpenedWindow, openDocs } from './openDocs';
import { webAddress } from './webAddress';

test.each(['/apidoc/index.html?token=1', 'https://docs.example.com/a', 'http://docs.example.com'])(
  '[LAY-3] «%s» may be opened',
  (url) => {
    expect(webAddress(url)).toBe(url);
  },
);

test.each([
  ...['', 'docs', 'https://', 'javascript:alert(1)', 'JAVASCRIPT:alert(1)', 7, null],
  ...['//elsewhere.example.com', '/\\elsewhere.example.com', '/\t/elsewhere.example.com'],
])('[LAY-3] «%s» is no address to open', (url) => {
  expect(webAddress(url)).toBeUndefined();
});

const answering = (data: unknown) => () => Promise.resolve(data);

function someWindow() {
  const seen: string[] = [];
  const opened: OpenedWindow = {
    opener: 'us',
    location: { replace: (address) => seen.push(address) },
    close: () => seen.push('closed'),
  };
  return { opened, seen };
}

const docs = 'https://docs.example.com/';

test('[LAY-3] the window is opened before the call is made, and given the address afterwards', async () => {
  const { opened, seen } = someWindow();
  const order: string[] = [];
  const read = async () => {
    order.push('asked');
    return { url: docs };
  };
  const open = () => {
    order.push('opened');
    return opened;
  };
  expect(await openDocs(read, open)).toEqual({ kind: 'opened' });
  expect(order).toEqual(['opened', 'asked']);
  expect(seen).toEqual([docs]);
  expect(opened.opener).toBeNull();
});

test('[LAY-3] a blocked window leaves the address to click', async () => {
  const outcome = await openDocs(answering({ url: docs }), () => null);
  expect(outcome).toEqual({ kind: 'blocked', address: docs });
});

test('[LAY-3] the window closes again without an address, or where the call fails', async () => {
  const first = someWindow();
  expect(await openDocs(answering({}), () => first.opened)).toEqual({ kind: 'missing' });
  expect(first.seen).toEqual(['closed']);
  const second = someWindow();
  const failing = () => Promise.reject(new Error('refused'));
  await expect(openDocs(failing, () => second.opened)).rejects.toThrow('refused');
  expect(second.seen).toEqual(['closed']);
});
