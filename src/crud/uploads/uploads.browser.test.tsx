import { expect, test } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import { storagePath } from '@/mocks/platform/storageHost';
import { fileCalls, platformCalls } from '@/providers/endpoints/platformCalls';
import { openUploads, pdf, pick } from '@/src/testing/openUploads';
import { pictureFile } from '@/src/testing/pictureFile';

const textsOf = (rows: Locator) => rows.elements().map((row) => row.textContent);
const namesOf = (rows: Locator) =>
  rows.elements().flatMap((row) => row.querySelector('img[alt^=照片]')?.getAttribute('src') ?? []);

test('[WID-5] [FILE-1] images are chosen together, come in at once, are looked at, put in order, taken out and put back', async () => {
  const { screen, mockServer, input, list, save } = await openUploads();
  await expect.element(screen.getByText('支持 png/jpg/jpeg 格式，每个不超过 5 MB，最多 5 个')).toBeVisible();
  await userEvent.upload(input('照片'), [
    await pictureFile('a.png'),
    await pictureFile('b.jpg'),
    await pictureFile('c.png'),
  ]);
  const shown = list('照片');
  await expect.poll(() => namesOf(shown)).toHaveLength(2);
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('b.jpg：图片格式不正确，内容不是 jpg，请检查是否改过扩展名！');
  const sent = mockServer.requests.of(platformCalls.imageUpload.path);
  expect(sent.map(({ body }) => [body.type, body.image, body.storeId])).toEqual([
    ['png', 'a.png', '1'],
    ['png', 'c.png', '1'],
  ]);
  for (const { headers } of sent) expect(headers.token).toMatch(/\S/);
  const [first, second] = namesOf(shown);
  await screen.getByRole('button', { name: '预览照片 2' }).click();
  await expect.element(screen.getByRole('dialog', { name: '图片预览' })).toBeVisible();
  await userEvent.keyboard('{Escape}');

  const later = screen.getByRole('button', { name: '后移照片 1' });
  await later.click();
  await expect.poll(() => namesOf(shown)).toEqual([second, first]);
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('后移照片 2');
  await userEvent.dragAndDrop(shown.nth(1), shown.nth(0));
  await expect.poll(() => namesOf(shown)).toEqual([first, second]);

  await screen.getByRole('button', { name: '移除照片 1' }).click();
  await expect.poll(() => namesOf(shown)).toEqual([second]);
  await screen.getByRole('button', { name: '撤销' }).click();
  expect(await save()).toEqual({ photos: [first, second] });
});

test('[WID-4] [FILE-2] files travel with the bearer token; commas and emoji in their names stay', async () => {
  const { screen, mockServer, input, list, save } = await openUploads();
  const name = '成绩,名单🎓.pdf';
  await expect
    .element(screen.getByText('支持 doc/xls/ppt/txt/pdf 格式，每个不超过 5 MB，最多 5 个'))
    .toBeVisible();
  await userEvent.upload(input('附件'), [pdf(name), new File(['名单'], '说明.txt')]);
  await expect.poll(() => textsOf(list('附件'))).toEqual([name, '说明.txt']);
  const [request] = mockServer.requests.of(fileCalls.upload.path);
  expect(request?.body.file).toBe(name);
  expect(request?.headers.authorization).toMatch(/^Bearer ./);
  await expect.element(screen.getByRole('button', { name: `下载 ${name}` })).toBeVisible();
  expect(await save()).toEqual({ papers: expect.stringMatching(/%2C名单🎓_\w+\.pdf,[^,]+说明_\w+\.txt$/) });
});

test('[VAL-4] a removed file can be put back for as long as there is room for it', {
  tags: 'full',
}, async () => {
  const { screen, input, list } = await openUploads();
  pick(
    input('附件'),
    [1, 2, 3, 4, 5].map((n) => pdf(`${n}.pdf`)),
  );
  await expect.poll(() => textsOf(list('附件'))).toHaveLength(5);
  await screen.getByRole('button', { name: '移除 1.pdf' }).click();
  const undo = screen.getByRole('button', { name: '撤销' });
  await expect.element(undo).toBeVisible();
  pick(input('附件'), [pdf('6.pdf')]);
  await expect.poll(() => textsOf(list('附件'))).toEqual([2, 3, 4, 5, 6].map((n) => `${n}.pdf`));
  await expect.element(undo).not.toBeInTheDocument();
  await screen.getByRole('button', { name: '移除 6.pdf' }).click();
  await expect.element(undo).toBeVisible();
});

test.each<[string, () => Promise<File>[] | File[], string]>([
  ['照片', () => [pictureFile('a.png'), pictureFile('b.png')], '移除照片 2'],
  ['附件', () => [pdf('a.pdf'), pdf('b.pdf')], '移除 b.pdf'],
])(
  'the keyboard takes a file out of %s and puts it back; the focus stays at it',
  {
    tags: 'full',
  },
  async (label, files, name) => {
    const { screen, input, list } = await openUploads();
    pick(input(label), await Promise.all(files()));
    await expect.poll(() => list(label).elements()).toHaveLength(2);
    const remove = screen.getByRole('button', { name });
    await expect.element(remove).toBeVisible();
    remove.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('button', { name: '撤销' })).toHaveFocus();
    await expect.element(screen.getByText('已移除')).toHaveRole('status');
    await userEvent.keyboard('{Enter}');
    await expect.element(remove).toHaveFocus();
  },
);

test.each<[string, () => Promise<File[]> | File[], string]>([
  [
    'a picture under the name of a document',
    async () => [new File([await pictureFile()], '合同.pdf', { type: 'application/pdf' })],
    '合同.pdf：文件格式不正确，内容不是 pdf，请检查是否改过扩展名！',
  ],
  [
    'a file above 5 MB',
    () => [pdf('大.pdf', new Uint8Array(6 * 1024 * 1024))],
    '大.pdf：上传文件大小不能超过 5 MB！',
  ],
  ['an empty file', () => [new File([], '空,🈳.txt')], '空,🈳.txt：不能上传空文件，请重新选择！'],
  ['a sixth file', () => [1, 2, 3, 4, 5, 6].map((n) => pdf(`${n}.pdf`)), '上传文件数量不能超过 5 个！'],
])('[VAL-4] [WID-4] %s is refused with a word at the field', async (_what, chosen, text) => {
  const { screen, mockServer, input, list } = await openUploads();
  const given = await chosen();
  pick(input('附件'), given);
  await expect.element(screen.getByRole('alert')).toHaveTextContent(text);
  const taken = given.slice(0, given.length - 1).map(({ name }) => name);
  await expect.poll(() => textsOf(list('附件'))).toEqual(taken);
  expect(mockServer.requests.of(fileCalls.upload.path)).toHaveLength(taken.length);
});

test('files are dropped and pasted too, and checked all the same', async () => {
  const { screen, input, list } = await openUploads();
  const data = new DataTransfer();
  data.items.add(pdf('拖.pdf'));
  data.items.add(new File(['x'], '拖.exe'));
  const control = input('附件').element();
  control.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
  await expect.poll(() => textsOf(list('附件'))).toEqual(['拖.pdf']);
  await expect.element(screen.getByRole('alert')).toHaveTextContent('拖.exe：文件格式不正确');
  const pasted = new DataTransfer();
  pasted.items.add(pdf('贴.pdf'));
  control.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData: pasted, bubbles: true, cancelable: true }),
  );
  await expect.poll(() => textsOf(list('附件'))).toEqual(['拖.pdf', '贴.pdf']);
});

test('[VAL-6] uploads go on behind another tab; the form waits for them, and gets them all at once', async () => {
  const { screen, runtime, mockServer, input, list, save } = await openUploads();
  mockServer.faults.inject({ kind: 'hold', path: fileCalls.upload.path });
  await userEvent.upload(input('附件'), [pdf('甲.pdf'), pdf('乙.pdf')]);
  await expect.element(screen.getByText('正在上传，请稍候…（0/2）')).toBeVisible();
  await screen.getByRole('button', { name: '保存' }).click();
  await expect.element(screen.getByText('文件正在上传，请稍候')).toBeVisible();
  await screen.getByRole('button', { name: '切换标签页' }).click();
  mockServer.faults.clear();
  await expect.poll(() => runtime.transfers.all().map(({ state }) => state.phase)).toEqual(['done', 'done']);
  await screen.getByRole('button', { name: '切换标签页' }).click();
  await expect.poll(() => textsOf(list('附件'))).toEqual(['甲.pdf', '乙.pdf']);
  await expect.element(screen.getByText('文件正在上传，请稍候')).not.toBeInTheDocument();
  expect(await save()).toEqual({ papers: expect.stringMatching(/甲_.*,.*乙_/) });
});

test('[VAL-6] a failed upload is left out of the list, and can be tried again or given up', async () => {
  const { screen, runtime, notifications, mockServer, input, list, save } = await openUploads();
  await userEvent.upload(input('附件'), [pdf('fail.pdf'), pdf('好.pdf')]);
  await expect.element(list('附件').getByText('上传文件失败')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: '下载 好.pdf' })).toBeVisible();
  expect(notifications).toEqual(['error: 上传文件失败']);
  const failed = runtime.transfers.all().find(({ name }) => name === 'fail.pdf');
  failed?.retry?.();
  await expect.poll(() => mockServer.requests.of(fileCalls.upload.path)).toHaveLength(3);
  await screen.getByRole('button', { name: '不再上传 fail.pdf' }).click();
  await expect.poll(() => textsOf(list('附件'))).toEqual(['好.pdf']);
  expect(await save()).toEqual({ papers: expect.stringMatching(/好_\w+\.pdf$/) });
});

test('a running upload can be stopped, where it was chosen and in the panel', { tags: 'full' }, async () => {
  const { screen, runtime, mockServer, input, list } = await openUploads();
  mockServer.faults.inject({ kind: 'hang', path: fileCalls.upload.path });
  await userEvent.upload(input('附件'), [pdf('甲.pdf'), pdf('乙.pdf')]);
  await screen.getByRole('button', { name: '取消上传 甲.pdf' }).click();
  await expect.poll(() => runtime.transfers.all().map(({ name }) => name)).toEqual(['乙.pdf']);
  await expect.element(input('附件')).toHaveFocus();
  runtime.transfers.all()[0]?.cancel?.();
  await expect.element(list('附件').getByText('已取消')).toBeVisible();
  mockServer.faults.clear();
  mockServer.faults.inject({ kind: 'hold', path: fileCalls.upload.path });
  await screen.getByRole('button', { name: '重试 乙.pdf' }).click();
  await expect.element(screen.getByRole('button', { name: '取消上传 乙.pdf' })).toHaveFocus();
  mockServer.faults.clear();
  await expect.element(screen.getByRole('button', { name: '下载 乙.pdf' })).toBeVisible();
});

test('[FILE-3] a file above 5 MB goes to the storage host in parts; a break resends only missing ones', async () => {
  const { screen, mockServer, input, save } = await openUploads();
  const large = pdf(
    '大,片🎬.pdf',
    crypto.getRandomValues(new Uint8Array(65_536)),
    new Uint8Array(7 * 1024 * 1024),
  );
  const parts = () => mockServer.requests.of(storagePath).flatMap(({ query }) => query.partNumber ?? []);
  mockServer.faults.inject({ kind: 'latency', ms: 300, path: storagePath });
  pick(input('视频'), [large]);
  await expect.poll(parts).toEqual(['1', '2']);
  mockServer.faults.clear();
  mockServer.faults.inject({ kind: 'network', path: storagePath, times: 1 });
  await screen.getByRole('button', { name: `重试 ${large.name}` }).click();
  await expect.element(screen.getByRole('link', { name: large.name })).toBeVisible();
  expect(parts()).toEqual(['1', '2', '3', '3', '4']);
  const [request] = mockServer.requests.of(storagePath);
  expect([request?.headers.token, request?.headers.authorization]).toEqual([undefined, undefined]);
  const saved = await save();
  const key = typeof saved === 'object' && saved && 'film' in saved ? String(saved.film) : '';
  const kept = await (await fetch(`/${encodeURI(key)}`)).blob();
  expect([kept.size, await digestOf(kept)]).toEqual([large.size, await digestOf(large)]);
});

/** A digest, since comparing millions of bytes one by one takes too long. */
async function digestOf(blob: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await blob.arrayBuffer());
  return new Uint8Array(digest).join();
}
