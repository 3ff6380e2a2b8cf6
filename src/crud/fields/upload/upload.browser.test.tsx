import { Suspense, useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import { renderInside } from '@/src/testing/openView';
import { pictureFile } from '@/src/testing/pictureFile';
import type { UploadOptions } from '../../uploads/settings';
import { upload } from './upload';

const old = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E';

interface Props {
  readonly first: string | null;
  readonly options: UploadOptions;
}

function Held({ first, options }: Props) {
  const [value, setValue] = useState(first);
  const [{ Input }] = useState(() => upload('标志', 'image', options).kind);
  return (
    <>
      <label htmlFor="logo">标志</label>
      <Suspense>
        <Input id="logo" value={value} onChange={setValue} />
      </Suspense>
      <output aria-label="值">{value ?? '没有'}</output>
    </>
  );
}

async function open(first: string | null = null, options: UploadOptions = { maxSize: 2 }) {
  const visit = await renderInside(<Held first={first} options={options} />);
  const { screen } = visit;
  const file = screen.getByLabelText('标志', { exact: true });
  await expect.element(file).toBeInTheDocument();
  return {
    ...visit,
    file,
    held: screen.getByRole('status', { name: '值' }),
    shown: screen.getByRole('img', { name: '标志', exact: true }),
  };
}

/** Width and height of the server's picture at an address. */
async function sidesAt(address: string): Promise<[number, number]> {
  const { width, height } = await createImageBitmap(await (await fetch(address)).blob());
  return [width, height];
}

test('a cell shows the picture, or that there is none', async () => {
  const { Cell } = upload('标志', 'image').kind;
  const { screen } = await renderInside(
    <>
      <Cell value={old} record={{}} place="list" />
      <Cell value={null} record={{}} place="list" />
    </>,
  );
  await expect.element(screen.getByRole('button', { name: '预览标志' })).toBeVisible();
  await expect.element(screen.getByText('—')).toBeVisible();
});

test('[FILE-1] a chosen picture is uploaded at once, shows, and can be taken away and put back', async () => {
  const { mockServer, file, held, shown, screen } = await open();
  await userEvent.upload(file, await pictureFile());
  await expect.element(held).toHaveTextContent(/^\/profile\/image\/\d+$/);
  const address = held.element().textContent ?? '';
  await expect.element(shown).toHaveAttribute('src', address);
  const [request] = mockServer.requests.of(platformCalls.imageUpload.path);
  expect(request?.body).toMatchObject({ type: 'png', image: 'picture.png', storeId: '1' });
  expect(request?.headers.token).toBeTruthy();
  await screen.getByRole('button', { name: '移除' }).click();
  await expect.element(held).toHaveTextContent('没有');
  await screen.getByRole('button', { name: '撤销' }).click();
  await expect.element(held).toHaveTextContent(address);
});

const wrong = '图片格式不正确，请上传 png/jpg/jpeg 图片格式文件！';
const png = (...more: BlobPart[]) => pictureFile().then((file) => new File([file, ...more], 'x.png'));

test.each<[string, () => Promise<File> | File, string]>([
  ['[VAL-5] no picture', () => new File(['%PDF-1.7'], '说明.pdf', { type: 'application/pdf' }), wrong],
  [
    '[VAL-5] something else under a picture’s name',
    () => new File(['x'], 'x.png', { type: 'image/png' }),
    '图片格式不正确，内容不是 png，请检查是否改过扩展名！',
  ],
  ['[VAL-4] an image of 6 MB', () => png(new Uint8Array(6 * 1024 * 1024)), '上传文件大小不能超过 2 MB！'],
  [
    '[VAL-4] an empty file',
    () => new File([], 'x.png', { type: 'image/png' }),
    '不能上传空文件，请重新选择！',
  ],
])('%s is refused unsent, and the earlier value stays', async (_, chosen, text) => {
  const { mockServer, file, held, screen } = await open(old);
  await userEvent.upload(file, await chosen());
  await expect.element(screen.getByRole('alert')).toHaveTextContent(text);
  expect(mockServer.requests.of(platformCalls.imageUpload.path)).toEqual([]);
  expect(held.element().textContent).toBe(old);
});

test('sides that matter are looked at before anything is sent', async () => {
  const { mockServer, file, screen } = await open(null, { shape: { square: true } });
  await userEvent.upload(file, await pictureFile());
  await expect.element(screen.getByRole('alert')).toHaveTextContent('图片须为正方形，所选图片为 3×2！');
  expect(mockServer.requests.of(platformCalls.imageUpload.path)).toEqual([]);
});

test('a picture is cut to its shape first; a cancelled cut uploads nothing', { tags: 'full' }, async () => {
  const { mockServer, file, held, screen } = await open(null, { crop: 1, shape: { square: true } });
  const dialog = screen.getByRole('dialog', { name: '裁剪图片' });
  await userEvent.upload(file, await pictureFile());
  await dialog.getByRole('button', { name: '取消' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(mockServer.requests.of(platformCalls.imageUpload.path)).toEqual([]);
  await userEvent.upload(file, await pictureFile());
  await expect.element(dialog.getByRole('group', { name: /裁剪范围/ })).toBeVisible();
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.element(held).toHaveTextContent('/profile/image/');
  expect(await sidesAt(held.element().textContent ?? '')).toEqual([2, 2]);
});

test('a large picture is sent compressed where somebody chooses so, and is small enough then', {
  tags: 'full',
}, async () => {
  const { file, held, screen } = await open(null, { compress: 'off', maxSize: 1 });
  const canvas = new OffscreenCanvas(2400, 1200);
  const context = canvas.getContext('2d');
  for (let x = 0; context && x < 2400; x += 2) {
    context.fillStyle = `hsl(${x} 80% 50%)`;
    context.fillRect(x, (x * 7) % 600, 3, 600);
  }
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 1 });
  const photo = new File([blob, new Uint8Array(1024 * 1024)], '校园.jpg', { type: 'image/jpeg' });
  await userEvent.upload(file, photo);
  await expect.element(screen.getByRole('alert')).toHaveTextContent('上传文件大小不能超过 1 MB！');
  await screen.getByRole('checkbox', { name: '压缩上传' }).click();
  await userEvent.upload(file, photo);
  await expect.element(held).toHaveTextContent('/profile/image/');
  expect(await sidesAt(held.element().textContent ?? '')).toEqual([1920, 960]);
});
