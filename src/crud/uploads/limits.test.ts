import { expect, test } from 'vitest';
import { acceptOf, countProblem, limitsText, shapeProblem, sizeProblem, typeProblem } from './limits';

const files = {
  look: 'file',
  types: ['doc', 'xls', 'ppt', 'txt', 'pdf'],
  maxCount: 5,
  maxSize: 5,
} as const;
const images = { look: 'image', types: ['png', 'jpg', 'jpeg'], maxCount: 5, maxSize: 0.2 } as const;
const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const wrongFile = '文件格式不正确，请上传 doc/xls/ppt/txt/pdf 格式文件！';
const wrongImage = '图片格式不正确，请上传 png/jpg/jpeg 图片格式文件！';

test.each([
  [
    'a picture under a document’s name',
    new File([png], '合同.pdf'),
    files,
    '文件格式不正确，内容不是 pdf，请检查是否改过扩展名！',
  ],
  ['an extension that is not allowed', new File(['x'], 'a.exe'), files, wrongFile],
  ['no extension', new File(['x'], 'README'), files, wrongFile],
  ['an empty file', new File([], '空.txt'), files, '不能上传空文件，请重新选择！'],
  ['a text', new File(['名单'], '成绩,单🎓.TXT'), files, undefined],
  ['today’s form of an old type', new File(['PK\x03\x04word/document.xml'], 'a.docx'), files, undefined],
  ['[VAL-5] a picture of another kind', new File([png], 'a.gif'), images, wrongImage],
  [
    '[VAL-5] no image',
    new File(['<html>'], 'a.png'),
    images,
    '图片格式不正确，内容不是 png，请检查是否改过扩展名！',
  ],
  ['[VAL-5] an image', new File([png], 'a.PNG'), images, undefined],
])('[VAL-4] %s', async (_what, file, limits, problem) => {
  expect(await typeProblem(file, limits)).toBe(problem);
});

test('[VAL-4] sizes are told in megabytes, small ones in kilobytes; the limit itself is allowed', () => {
  expect(sizeProblem({ size: 5 * 1024 * 1024 }, files)).toBeUndefined();
  expect(sizeProblem({ size: 5 * 1024 * 1024 + 1 }, files)).toBe('上传文件大小不能超过 5 MB！');
  expect(sizeProblem({ size: 200 * 1024 + 1 }, images)).toBe('上传文件大小不能超过 200 KB！');
  expect(countProblem(files)).toBe('上传文件数量不能超过 5 个！');
});

test('[WID-4] [WID-5] the field says what it takes, and the picker offers nothing else', () => {
  expect(limitsText(files)).toBe('支持 doc/xls/ppt/txt/pdf 格式，每个不超过 5 MB，最多 5 个');
  expect(limitsText({ ...images, maxCount: 1 })).toBe('支持 png/jpg/jpeg 格式，不超过 200 KB');
  expect(acceptOf(files)).toBe('.doc,.docx,.xls,.xlsx,.ppt,.pptx,.txt,.pdf');
});

test.each([
  [{ square: true }, { width: 3, height: 2 }, '图片须为正方形，所选图片为 3×2！'],
  [{ square: true }, { width: 3, height: 3 }, undefined],
  [
    { minWidth: 600, minHeight: 400 },
    { width: 600, height: 399 },
    '图片尺寸不能小于 600×400，所选图片为 600×399！',
  ],
  [{ maxWidth: 100 }, { width: 101, height: 1 }, '图片宽度不能超过 100 像素！'],
])('sides %o of %o', (shape, sides, problem) => {
  expect(shapeProblem(sides, shape)).toBe(problem);
});
