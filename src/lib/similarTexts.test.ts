import { expect, test } from 'vitest';
import { mostSimilar } from './similarTexts';

const known = [
  '平行志愿会不会退档',
  '选科不选化学可以报哪些专业',
  '会员卡怎么激活',
  '平行志愿退档怎么办',
  '平行志愿会退档吗',
];
const same = (text: string) => text;

test('[O4] the three most alike come first; a text that says nothing is like none', () => {
  const found = mostSimilar('平行志愿填满会退档吗', known, same);
  expect(found).toHaveLength(3);
  expect(found[0]).toBe('平行志愿会退档吗');
  expect(found).not.toContain('会员卡怎么激活');
  expect(mostSimilar('你好', known, same)).toEqual([]);
});
