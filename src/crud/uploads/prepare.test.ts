import { expect, test } from 'vitest';
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
