import { describe, expect, test } from 'vitest';
import { buildToolboxUrl, isUsableAddress, type ToolboxQuery } from './toolboxUrl';

const cases: [addr: string, page: string, query: ToolboxQuery, frame: string][] = [
  ['https://t.example.com/', '/more/same', {}, 'https://t.example.com/more/same'],
  [
    'https://t.example.com/app?ch=1',
    '/more/same',
    { provinceId: 430000 },
    'https://t.example.com/app/more/same?ch=1&provinceId=430000',
  ],
  [
    'https://t.example.com/#/',
    '/more/same',
    { score: 600, subjects: ['物理', '化学'] },
    'https://t.example.com/#/more/same?score=600&subjects=%E7%89%A9%E7%90%86%2C%E5%8C%96%E5%AD%A6',
  ],
  ['/toolbox-mock/index.html#', '/list/collegeRank', {}, '/toolbox-mock/index.html#/list/collegeRank'],
  ['  https://t.example.com//  ', '/more/same', {}, 'https://t.example.com/more/same'],
  [
    'http://t.example.com/a?ch=1#/b/?x=2',
    '/more/same',
    { score: 1 },
    'http://t.example.com/a?ch=1#/b/more/same?x=2&score=1',
  ],
  ['/tool', '/more/same', { year: undefined, rank: '', subjects: [], score: 0 }, '/tool/more/same?score=0'],
  ['/tool', '/more/same', { b: 'x&y=z #', a: 1 }, '/tool/more/same?b=x%26y%3Dz%20%23&a=1'],
];

test.each(cases)('[TBX-4] %s with %s and %j', (addr, page, query, frame) => {
  expect(buildToolboxUrl(addr, page, query)).toBe(frame);
});

describe('[TBX-1] invalid addresses of a toolbox', () => {
  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://t.example.com',
    '',
    '   ',
    '//x',
    '/\\x',
    '/\t/x',
    'toolbox',
    '#/x',
    'https://',
    'https:x',
  ])('%j', (addr) => {
    expect(buildToolboxUrl(addr, '/more/same', {})).toBeNull();
    expect(isUsableAddress(addr)).toBe(false);
  });
});
