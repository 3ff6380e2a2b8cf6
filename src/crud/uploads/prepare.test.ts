import { expect, onTestFinished, test, vi } from 'vitest';
import { prepareAll } from './prepare';

/** A drawing that must not be read whole. */
class Unread extends File {
  override text(): Promise<string> {
    throw new Error('The drawing was parsed');
  }
}

test('a drawing is parsed before its size is looked at', async () => {
  const file = new Unread([`<svg>${' '.repeat(300 * 1024)}</svg>`], '标志.svg');
  const limits = { look: 'image', types: ['svg'], maxCount: 1, maxSize: 0.2 } as const;
  expect(await prepareAll([file], { limits, compress: false })).toEqual({
    ready: [],
    problems: ['标志.svg：上传文件大小不能超过 200 KB！'],
  });
});

const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const pictures = { look: 'image', types: ['png'], maxCount: 1, maxSize: 0.2 } as const;

test('a picture that broke off is refused at once, and not offered to be cut', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('The picture is broken')));
  onTestFinished(() => void vi.unstubAllGlobals());
  const crop = vi.fn();
  expect(
    await prepareAll([new File([png], '半张.png')], { limits: pictures, compress: false, crop }),
  ).toEqual({ ready: [], problems: ['半张.png：图片无法读取，请重新选择！'] });
  expect(crop).not.toHaveBeenCalled();
});

test('a picture that is too small is refused at once, and not offered to be cut', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 600, height: 399, close: () => {} }));
  onTestFinished(() => void vi.unstubAllGlobals());
  const crop = vi.fn();
  const limits = { ...pictures, shape: { minWidth: 600, minHeight: 400 } };
  expect(await prepareAll([new File([png], '小.png')], { limits, compress: false, crop })).toEqual({
    ready: [],
    problems: ['小.png：图片尺寸不能小于 600×400，所选图片为 600×399！'],
  });
  expect(crop).not.toHaveBeenCalled();
});

test('a picture that stays too large is not read', async () => {
  const large = new File([png, new Uint8Array(300 * 1024)], '大.png');
  expect(await prepareAll([large], { limits: pictures, compress: false })).toEqual({
    ready: [],
    problems: ['大.png：上传文件大小不能超过 200 KB！'],
  });
});
