import { expect, test } from 'vitest';
import { createTransfers } from '../../work/transfers';
import { createUnsavedRegistry } from '../../work/unsavedRegistry';
import { createImageUploads, picturesUnderway } from '../editor/imageUploads';
import { createFieldUploads, underwayIn } from './fieldUploads';
import { followUploads } from './followUploads';
import { createUploadQueue } from './uploadQueue';

const place = { id: 'u', tab: '/a', path: '/a/edit/1', rescue: () => undefined };

/** Uploads into a field that end on command, and the unsaved changes meanwhile. */
function setUp() {
  const ends = new Map<string, { good: () => void; bad: () => void; signal: AbortSignal }>();
  const came: string[] = [];
  const registry = createUnsavedRegistry();
  const queue = createUploadQueue(createTransfers());
  const upload =
    ({ name }: File) =>
    ({ signal }: { signal: AbortSignal }) =>
      new Promise<string>((resolve, reject) => {
        ends.set(name, { good: () => resolve(`/${name}`), bad: () => reject(new Error('断开')), signal });
      });
  const uploads = createFieldUploads({
    queue,
    upload,
    failed: () => undefined,
    ready: (addresses) => came.push(...addresses),
  });
  const unsaved = () => registry.get().map(({ name }) => name);
  const note = (work: Parameters<Parameters<typeof followUploads>[2]>[0]) =>
    work ? registry.put({ ...place, ...work }) : registry.remove('u');
  followUploads(uploads, () => underwayIn(uploads), note);
  const add = (...names: string[]) => uploads.add(names.map((name) => ({ file: new File(['x'], name) })));
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  const end = async (name: string, how: 'good' | 'bad' = 'good') => {
    ends.get(name)?.[how]();
    await settled();
  };
  return { registry, uploads, queue, upload, unsaved, note, add, end, came, ends, settled };
}

test('[VAL-6] a running upload is unsaved work until all have come in', async () => {
  const { unsaved, add, end, came } = setUp();
  add('甲.png');
  expect(unsaved()).toEqual(['正在上传：甲.png']);
  add('乙.png');
  expect(unsaved()).toEqual(['正在上传：甲.png 等 2 个文件']);
  await end('甲.png');
  expect(unsaved()).toEqual(['正在上传：甲.png 等 2 个文件']);
  await end('乙.png');
  expect([unsaved(), came]).toEqual([[], ['/甲.png', '/乙.png']]);
});

test('an upload that failed is no unsaved work, and one that is tried again is', async () => {
  const { unsaved, uploads, add, end } = setUp();
  add('甲.png');
  await end('甲.png', 'bad');
  expect(unsaved()).toEqual([]);
  uploads.retry(uploads.get()[0]?.id ?? 0);
  expect(unsaved()).toEqual(['正在上传：甲.png']);
});

test('losing a running upload on purpose stops it, and nothing comes in afterwards', async () => {
  const { registry, unsaved, add, end, came, ends } = setUp();
  add('甲.png', '乙.png');
  await end('甲.png');
  const answer = registry.confirmDiscard(registry.get());
  registry.pendingPrompt()?.answer(true);
  expect([await answer, unsaved(), ends.get('乙.png')?.signal.aborted]).toEqual([true, [], true]);
  await end('乙.png');
  expect(came).toEqual([]);
});

test('a picture on its way into a text is unsaved work', async () => {
  const { queue, upload, note, unsaved, end, settled } = setUp();
  const pictures = createImageUploads({
    ...{ queue, upload, check: async (file: File) => file },
    ...{ onArrived: () => undefined, onGone: () => undefined, complain: () => undefined },
  });
  followUploads(pictures, () => picturesUnderway(pictures), note);
  pictures.add(new File(['x'], '图.png'));
  await settled();
  expect(unsaved()).toEqual(['正在上传：图.png']);
  await end('图.png');
  expect(unsaved()).toEqual([]);
});
