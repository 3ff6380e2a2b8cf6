import { expect, test } from 'vitest';
import { contentFits, readEnds } from './fileType';

const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13);
const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16);
const oldOffice = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1);
const archive = (name: string, padding = 0) => `PK\x03\x04${'x'.repeat(padding)}${name}`;
const svg = '<?xml version="1.0"?>\n<!-- a mark --><svg xmlns="http://www.w3.org/2000/svg"/>';

const fits = async (extension: string, content: BlobPart) =>
  contentFits(extension, await readEnds(new Blob([content])));

test.each<[string, BlobPart]>([
  ['png', png],
  ['jpg', jpeg],
  ['jpeg', jpeg],
  ['svg', svg],
  ['webp', 'RIFF0000WEBPVP8 '],
  ['pdf', '%PDF-1.7\n'],
  ['doc', oldOffice],
  ['doc', archive('word/document.xml')],
  ['doc', '{\\rtf1'],
  ['docx', archive('[Content_Types].xml word/document.xml')],
  ['xlsx', archive('xl/workbook.xml', 300_000)],
  ['ppt', oldOffice],
  ['txt', '第一行，🎓'],
  ['txt', Uint8Array.of(0xff, 0xfe, 0x2d, 0x4e, 0x0a, 0)],
  ['mp4', '\0\0\0\x18ftypisom'],
  ['unheard-of', png],
])('[VAL-4] content fits the extension %s', async (extension, content) => {
  expect(await fits(extension, content)).toBe(true);
});

test.each<[string, string, BlobPart]>([
  ['a picture', 'pdf', png],
  ['a picture', 'txt', png],
  ['a picture', 'doc', png],
  ['a text', 'png', '文字'],
  ['a document', 'txt', '%PDF-1.7'],
  ['a workbook', 'docx', archive('xl/workbook.xml')],
  ['a plain archive', 'pptx', archive('a.txt')],
  ['a page', 'svg', '<html><body>'],
  ['a jpeg', 'png', jpeg],
])('[VAL-4] %s under the name of %s is found out', async (_what, extension, content) => {
  expect(await fits(extension, content)).toBe(false);
});
