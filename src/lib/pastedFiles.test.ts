import { expect, test } from 'vitest';
import { partsToTake } from './pastedFiles';

const names = ['image.png'];
const both = { text: true, files: true };
const textOnly = { text: true, files: false };
const filesOnly = { text: false, files: true };

test.each([
  ['a text without files', { html: '', plain: '正文', names: [] }, textOnly],
  ['a picture alone', { html: '', plain: '', names }, filesOnly],
  [
    'a picture of a web page',
    { html: '<meta charset="utf-8"><img src="a.png" alt="图">', plain: '', names },
    filesOnly,
  ],
  [
    'a text of an office program with a picture of it',
    {
      html: '<head><style>p{color:red}</style></head><!--StartFragment--><p>第一志愿</p>',
      plain: '第一志愿',
      names,
    },
    textOnly,
  ],
  [
    'a picture of an office program with its styles',
    { html: '<head><style>p{}</style></head><p>&nbsp;<img src="file:///a.png"></p>', plain: '', names },
    filesOnly,
  ],
  ['a plain text and a picture', { html: '', plain: '请看下图', names }, both],
  ['a file with its name', { html: '', plain: 'image.png', names }, filesOnly],
  ['a file with its path', { html: '', plain: 'C:\\图片\\image.png', names }, filesOnly],
  ['a picture with its address', { html: '', plain: 'https://cdn.example.com/image.png', names }, filesOnly],
])('of %s the paste takes the right parts', (_name, pasted, parts) => {
  expect(partsToTake(pasted)).toEqual(parts);
});
