import { Suspense, useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { platformCalls } from '@/providers/data/platformCalls';
import { renderInside } from '@/src/testing/openView';
import { pictureFile } from '@/src/testing/pictureFile';
import { image } from './image';

const { Cell, Input } = image('标志', { maxSize: 2 }).kind;
const old = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E';

function Held({ first }: { first: string | null }) {
  const [value, setValue] = useState(first);
  return (
    <>
      <label htmlFor="logo">标志</label>
      <Suspense>
        <Input id="logo" value={value} onChange={setValue} />
      </Suspense>
      <output>{value ?? '没有'}</output>
    </>
  );
}

async function open(first: string | null = null) {
  const visit = await renderInside(<Held first={first} />);
  const { screen } = visit;
  const file = screen.getByLabelText('标志', { exact: true });
  await expect.element(file).toBeInTheDocument();
  return {
    ...visit,
    file,
    held: screen.getByRole('status'),
    shown: screen.getByRole('img', { name: '标志' }),
  };
}

test('a cell shows the picture, or that there is none', async () => {
  const { screen } = await renderInside(
    <>
      <Cell value={old} record={{}} place="list" />
      <Cell value={null} record={{}} place="list" />
    </>,
  );
  await expect.element(screen.getByRole('img', { name: '标志' })).toHaveAttribute('src', old);
  await expect.element(screen.getByText('—')).toBeVisible();
});

test('[FILE-1] a chosen picture is uploaded at once, shows, and can be taken away', async () => {
  const { world, file, held, shown, screen } = await open();
  await userEvent.upload(file, await pictureFile());
  await expect.element(held).toHaveTextContent(/^\/profile\/image\/\d+$/);
  await expect.element(shown).toHaveAttribute('src', held.element().textContent ?? '');
  const [request] = world.requests.of(platformCalls.imageUpload.path);
  expect(request?.body).toMatchObject({ image: 'picture.png', storeId: '1' });
  await screen.getByRole('button', { name: '移除' }).click();
  await expect.element(held).toHaveTextContent('没有');
});

test.each([
  [
    'no picture',
    new File(['x'], '说明.pdf', { type: 'application/pdf' }),
    '文件格式不正确，请上传 png/jpg/jpeg 格式文件！',
  ],
  [
    'something else under a picture’s name',
    new File(['x'], 'x.png', { type: 'text/html' }),
    '文件格式不正确，请上传 png/jpg/jpeg 格式文件！',
  ],
  [
    'a picture that is too large',
    new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'x.png', { type: 'image/png' }),
    '上传文件大小不能超过 2 MB！',
  ],
])('[VAL-4] %s is refused unsent, and what was there stays', async (_, chosen, text) => {
  const { world, said, file, held } = await open(old);
  await userEvent.upload(file, chosen);
  await expect.poll(() => said).toEqual([`error: ${text}`]);
  expect(world.requests.of(platformCalls.imageUpload.path)).toEqual([]);
  expect(held.element().textContent).toBe(old);
});

test('[VAL-6] an upload that fails says so, and what was there stays', async () => {
  const { world, said, file, held } = await open(old);
  world.faults.inject({ kind: 'code', code: 40000, path: platformCalls.imageUpload.path });
  await userEvent.upload(file, await pictureFile());
  await expect.poll(() => said).toEqual(['error: 上传图片失败']);
  expect(held.element().textContent).toBe(old);
});
