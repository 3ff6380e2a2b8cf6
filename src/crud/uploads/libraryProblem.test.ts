import { expect, test } from 'vitest';
import { libraryProblem } from './libraryProblem';

const limits = { look: 'image', types: ['png', 'jpg'], maxCount: 5, maxSize: 5 } as const;
const image = { name: '校门', url: '/profile/gallery/a.png', width: 400, height: 200, size: 1000 };

test.each([
  [image, undefined, undefined],
  [{ ...image, url: '/profile/image/12' }, undefined, undefined],
  [{ ...image, url: '/a.svg' }, undefined, '图片格式不正确，请上传 png/jpg 图片格式文件！'],
  [{ ...image, size: 6 * 1024 * 1024 }, undefined, '上传文件大小不能超过 5 MB！'],
  [image, 2, undefined],
  [image, 1, '图片比例不符，请上传后裁剪！'],
])(
  '[U2] a picture of the library is taken as a field would take it: %j cut to %s',
  (taken, crop, problem) => {
    expect(libraryProblem(taken, limits, crop)).toBe(problem);
  },
);

test('[U2] a picture of the library is checked for its sides like an upload', () => {
  const square = { ...limits, shape: { square: true } };
  expect(libraryProblem(image, square)).toBe('图片须为正方形，所选图片为 400×200！');
});
