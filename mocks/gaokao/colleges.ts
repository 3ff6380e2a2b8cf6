import { once } from '../kept';

/** A college of the ministry's list. */
export interface College {
  /** Its five-digit national code as a number: 清华大学 10003. */
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly provinceId: number;
  readonly city: string;
  readonly type: string;
  readonly nature: string;
  /** 普通本科, 职业本科, 高职（专科） or 军队院校. */
  readonly level: string;
  readonly affiliation: string;
  /** 985, 211, 双一流, 强基计划. */
  readonly tags: readonly string[];
}

/** All 2,922 colleges. */
export const colleges = once(async (): Promise<readonly College[]> => {
  const { default: lines } = await import('../seed/colleges.json');
  return lines.map((line) => {
    const [
      code = '',
      name = '',
      provinceId,
      city = '',
      type = '',
      nature = '',
      level = '',
      affiliation = '',
      tags,
    ] = line.split('|');
    return {
      id: Number(code),
      code,
      name,
      provinceId: Number(provinceId),
      city,
      type,
      nature,
      level,
      affiliation,
      tags: tags ? tags.split(' ') : [],
    };
  });
});

/** The colleges by their code. */
export const collegesByCode = once(async () => new Map((await colleges()).map((one) => [one.code, one])));

/** A discipline of the fourth evaluation, with its graded colleges by code. */
export interface Discipline {
  readonly code: string;
  readonly name: string;
  readonly category: string;
  readonly grades: ReadonlyMap<string, string>;
}

/** The fourth round's grades, by discipline. */
export const subjectEvaluation = once(async (): Promise<readonly Discipline[]> => {
  const { default: lines } = await import('../seed/subjectEvaluation.json');
  return lines.map((line) => {
    const [code = '', name = '', category = '', graded = ''] = line.split('|');
    const grades = graded.split(';').flatMap((one) => {
      const [grade = '', found = ''] = one.split('~');
      return found.split(' ').map((college): [string, string] => [college, grade]);
    });
    return { code, name, category, grades: new Map(grades) };
  });
});

/**
 * Disciplines of the second list of 双一流, by a college's code. 北京大学 and 清华大学 chose theirs themselves and
 * have none here.
 */
export const doubleFirstClass = once(async (): Promise<ReadonlyMap<string, readonly string[]>> => {
  const { default: lines } = await import('../seed/doubleFirstClass.json');
  const entries = lines.map((line): [string, readonly string[]] => {
    const [code = '', found = ''] = line.split('|');
    return [code, found === '*' ? [] : found.split(';')];
  });
  return new Map(entries);
});

/** An invented ranking (示例排行) from the fourth round's grades: place, points and A grades by a college's code. */
export const collegeRanks = once(async () => {
  const { default: lines } = await import('../seed/collegeRank.json');
  const entries = lines.map((line, index) => {
    const [code = '', points, grades] = line.split('~');
    return [code, { rank: index + 1, points: Number(points), aCount: Number(grades) }] as const;
  });
  return new Map(entries);
});
