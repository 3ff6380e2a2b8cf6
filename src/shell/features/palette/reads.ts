import pinyin from 'pinyin-match';
import type { Reads } from './matchText';

/**
 * Answers from the library's table of all readings of a character. So 重置 is found as chongzhi and 银行 as yinhang,
 * whichever reading a dictionary would put first. Each pair is looked up once.
 */
export function createReads(): Reads {
  const known = new Map<string, boolean>();
  return (character, letters) => {
    if (character < '\u2e80') return false;
    const pair = character + letters;
    const answer = known.get(pair) ?? pinyin.match(character, letters) !== false;
    known.set(pair, answer);
    return answer;
  };
}
