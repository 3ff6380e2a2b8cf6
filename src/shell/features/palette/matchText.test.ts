import { describe, expect, test } from 'vitest';
import { matchText } from './matchText';
import { createReads } from './reads';

const reads = createReads();
const match = (text: string, term: string) => matchText(text, term, reads);

describe('a title answers', () => {
  test.each([
    ['机构列表', '机构列表', 'exact', [0, 4]],
    ['机构列表', '机构', 'prefix', [0, 2]],
    ['机构列表', '列表', 'inside', [2, 4]],
    ['机构列表', 'jigou', 'pinyin', [0, 2]],
    ['机构列表', 'jigouliebiao', 'pinyin', [0, 4]],
    ['机构列表', 'jigouli', 'pinyin', [0, 3]],
    ['机构列表', 'liebiao', 'pinyinInside', [2, 4]],
    ['机构列表', 'jgl', 'initials', [0, 3]],
    ['机构列表', 'lb', 'initialsInside', [2, 4]],
    ['机构列表', 'jigoulb', 'initials', [0, 4]],
    ['商户', 'shu', 'initials', [0, 2]],
    ['数据', 'shu', 'pinyin', [0, 1]],
    ['机构列表', 'j构l', 'initials', [0, 3]],
    ['API 文档', 'api', 'prefix', [0, 3]],
    ['API 文档', 'apiwd', 'initials', [0, 6]],
    ['主机（网站）', 'zjwz', 'initials', [0, 5]],
    ['主机（网站）', '(网站)', 'inside', [2, 6]],
    ['ＡＰＩ【旧】', 'api(旧', 'prefix', [0, 5]],
  ])('%s ← %s: %s at %j', (text, term, way, range) => {
    expect(match(text, term)).toEqual({ way, range });
  });

  test.each([
    ['重置密码', 'chongzhi'],
    ['银行账户', 'yinhang'],
    ['角色管理', 'juese'],
    ['调度日志', 'diaodu'],
    ['参数设置', 'canshu'],
    ['会计科目', 'kuaiji'],
    ['长度', 'changdu'],
    ['绿色通道', 'lvse'],
    ['女生', 'nü'],
    ['策略', 'celue'],
    ['省份', 'shengfen'],
    ['数据查询', 'shujuchaxun'],
  ])('by the reading that the staff mean: %s ← %s', (text, term) => {
    expect(match(text, term)?.way).toBe('pinyin');
  });

  test.each([
    ['机构列表', 'jlb'],
    ['机构列表', 'gouji'],
    ['机构列表', 'jigouliebiaox'],
    ['机构列表', '机表'],
    ['机构列表', '123'],
  ])('%s does not answer %s', (text, term) => expect(match(text, term)).toBeUndefined());
});

test('letters that could be read in many ways are tried few times', () => {
  let asked = 0;
  const counting: typeof reads = (character, letters) => {
    asked += 1;
    return reads(character, letters);
  };
  expect(matchText('现'.repeat(30), `${'xian'.repeat(7)}q`, counting)).toBeUndefined();
  expect(matchText('现在', 'xian'.repeat(20), counting)).toBeUndefined();
  expect(asked).toBeLessThan(2000);
});
