import { once } from '../kept';

/** A major of the ministry's catalogues. */
export interface Major {
  /** 080901; empty for vocational majors that are known by name only. */
  readonly code: string;
  readonly name: string;
  /** 计算机类. */
  readonly majorClass: string;
  /** 工学; 大类 of vocational majors. */
  readonly category: string;
  readonly years: number;
}

/** The 875 undergraduate majors. */
export const majors = once(async () => readMajors((await import('../seed/majors.json')).default));

/** Vocational majors: 107 with a code, 306 by name only; about 780 exist. */
export const vocationalMajors = once(async () =>
  readMajors((await import('../seed/majorsVocational.json')).default),
);

/** A usual subject requirement of a major: how often each pair of subjects was seen. */
export interface UsualRequirement {
  /** The pool: 4 物理类, 5 历史类. */
  readonly category: 4 | 5;
  /** 不限, 化学, 化学、生物 … */
  readonly body: string;
  readonly count: number;
}

/** Usual demands by a major's code, the commonest first. */
export const usualRequirements = once(async (): Promise<ReadonlyMap<string, readonly UsualRequirement[]>> => {
  const { default: lines } = await import('../seed/subjectRequirements.json');
  const entries = lines.map((line): [string, readonly UsualRequirement[]] => {
    const [code = '', found = ''] = line.split('|');
    return [code, found.split(';').map(readRequirement)];
  });
  return new Map(entries);
});

function readRequirement(text: string): UsualRequirement {
  const [category, body = '', count] = text.split('~');
  return { category: category === '5' ? 5 : 4, body, count: Number(count) };
}

function readMajors(lines: readonly string[]): readonly Major[] {
  return lines.flatMap((line) => {
    const [, majorClass = '', category = '', found = ''] = line.split('|');
    return found.split(';').map((one) => {
      const [code = '', name = '', years] = one.split('~');
      return { code, name, majorClass, category, years: Number(years) };
    });
  });
}
