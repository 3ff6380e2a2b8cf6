import { expect, test } from 'vitest';
import { unsentOf } from './replies';

const sent = { content: '建议填 45 个志愿。', images: ['/a.png'] };

test.each([
  ['nothing, where nothing was added', sent, { content: '', images: [] }],
  [
    'the words and pictures that were added',
    { content: '建议填 45 个志愿。\n另外注意体检限制。', images: ['/a.png', '/b.png'] },
    { content: '另外注意体检限制。', images: ['/b.png'] },
  ],
  ['a text that was begun anew', { content: '补充：', images: [] }, { content: '补充：', images: [] }],
])('[O4] after a reply was sent there remains %s', (_, now, rest) => {
  expect(unsentOf(now, sent)).toEqual(rest);
});
