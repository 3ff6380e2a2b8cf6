import { expect, test } from 'vitest';
import { createTransfers } from '../../work/transfers';
import { createFieldUploads } from './fieldUploads';
import { createUploadQueue } from './uploadQueue';

function setUp() {
  const ends: Record<string, { good: (address: string) => void; bad: (error: Error) => void }> = {};
  const ready: (readonly string[])[] = [];
  let failures = 0;
  const fieldUploads = createFieldUploads({
    queue: createUploadQueue(createTransfers()),
    upload: (file) => () =>
      new Promise((good, bad) => {
        ends[file.name] = { good, bad };
      }),
    failed: () => {
      failures += 1;
    },
    ready: (addresses) => ready.push(addresses),
  });
  const add = (...names: string[]) =>
    fieldUploads.add(names.map((name) => ({ file: new File(['x'], name) })));
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  const end = async (name: string) => {
    ends[name]?.good(`/${name}`);
    await settled();
  };
  const fail = async (name: string) => {
    ends[name]?.bad(new Error('系统内部错误'));
    await settled();
  };
  const names = () => fieldUploads.get().map(({ file, state }) => `${file.name} ${state.phase}`);
  return { fieldUploads, add, end, fail, names, ready, failures: () => failures };
}

test('[VAL-6] the list is updated once, when the last upload has ended, in the order of choosing', async () => {
  const { fieldUploads, add, end, ready, names } = setUp();
  add('甲', '乙', '丙');
  expect(fieldUploads.isBusy()).toBe(true);
  await end('丙');
  await end('甲');
  expect([ready, names()]).toEqual([[], ['甲 done', '乙 running', '丙 done']]);
  await end('乙');
  expect([ready, names(), fieldUploads.isBusy()]).toEqual([[['/甲', '/乙', '/丙']], [], false]);
});

test('[VAL-6] a failed file is in no value, is reported, and joins once a retry succeeds', async () => {
  const { fieldUploads, add, end, fail, ready, names, failures } = setUp();
  add('甲', '乙');
  await fail('甲');
  await end('乙');
  expect([ready, names(), failures()]).toEqual([[['/乙']], ['甲 failed'], 1]);
  const [lost] = fieldUploads.get();
  fieldUploads.retry(lost?.id ?? 0);
  await end('甲');
  expect([ready.at(-1), names()]).toEqual([['/甲'], []]);
});

test('removing the blocking upload lets the others in', async () => {
  const { fieldUploads, add, end, ready, names } = setUp();
  add('甲', '乙');
  await end('乙');
  const [first] = fieldUploads.get();
  fieldUploads.remove(first?.id ?? 0);
  expect([ready, names()]).toEqual([[['/乙']], []]);
});
