import type { PlanUnit } from '@/src/gaokao/planUnit';
import { searchText } from '@/src/lib/searchText';
import type { UnitTest } from './planFilters';

/** Initials of what colleges are usually called by; the rest is found by its characters. */
const boundaries: readonly (readonly [letter: string, first: string])[] = [
  ...([
    ['a', '阿'],
    ['b', '八'],
    ['c', '嚓'],
    ['d', '哒'],
    ['e', '妸'],
    ['f', '发'],
    ['g', '旮'],
    ['h', '哈'],
    ['j', '讥'],
    ['k', '咔'],
    ['l', '垃'],
    ['m', '妈'],
    ['n', '拿'],
    ['o', '噢'],
    ['p', '妑'],
    ['q', '七'],
    ['r', '呥'],
    ['s', '仨'],
    ['t', '他'],
    ['w', '哇'],
    ['x', '夕'],
    ['y', '丫'],
    ['z', '匝'],
  ] as const),
];

const collator = new Intl.Collator('zh-CN-u-co-pinyin');
const letters = new Map<string, string>();

/** whdx of 武汉大学: the sort order of Chinese tells the first letters of pinyin. */
export function initialsOf(name: string): string {
  return [...name].map(letterOf).join('');
}

function letterOf(character: string): string {
  const known = letters.get(character);
  if (known !== undefined) return known;
  const isHan = /\p{Script=Han}/u.test(character);
  const found = boundaries.findLast(([, first]) => collator.compare(first, character) <= 0);
  const letter = isHan ? (found?.[0] ?? '') : character.toLowerCase();
  letters.set(character, letter);
  return letter;
}

const initials = new Map<string, string>();

function schoolInitials(name: string): string {
  const known = initials.get(name) ?? initialsOf(name);
  initials.set(name, known);
  return known;
}

const plainNames = new Map<string, string>();

/** A name as searches compare it; made once. */
function plain(name: string): string {
  const known = plainNames.get(name) ?? searchText(name);
  plainNames.set(name, known);
  return known;
}

/**
 * Parses the search box: all words must be found. `专业:计算机` and `院校:武汉` restrict a word to one member. Any
 * other word is a name, its pinyin initials, a code, a group or a major.
 */
export function keywordTests(keyword: string): UnitTest[] {
  const words = searchText(keyword).trim().split(/\s+/).filter(Boolean);
  return words.map((word) => {
    const [, field = '', rest = ''] = /^(专业|院校):(.*)$/.exec(word) ?? [];
    if (field === '专业') return (unit) => hasMajor(unit, rest);
    if (field === '院校') return (unit) => isSchool(unit, rest);
    return (unit) => isSchool(unit, word) || hasCode(unit, word) || hasMajor(unit, word);
  });
}

function isSchool({ schoolName, schoolCode }: PlanUnit, word: string): boolean {
  if (plain(schoolName).includes(word) || schoolCode.toLowerCase().startsWith(word)) return true;
  return /^[a-z]{2,}$/.test(word) && schoolInitials(schoolName).startsWith(word);
}

function hasCode({ key, groupCode = '', majorCode = '' }: PlanUnit, word: string): boolean {
  const code = word.replace(/组$/, '');
  return key.toLowerCase().startsWith(word) || groupCode.toLowerCase() === code || majorCode === code;
}

function hasMajor({ majorName, majorClass, majors }: PlanUnit, word: string): boolean {
  const own = [majorName, majorClass, ...majors.flatMap((major) => [major.majorName, major.majorClass])];
  return own.some((name) => name !== undefined && plain(name).includes(word));
}
