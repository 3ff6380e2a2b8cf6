import { rankOf } from '@/src/gaokao/scoreTable';
import type { Category } from '@/src/gaokao/student';
import { kept } from '../kept';
import { oneOf } from './provinces';
import { seedTableOf } from './scoreSeed';

/** The last candidate that a unit of a college took, as the province announced it. */
export interface Admission {
  readonly year: number;
  readonly category: Category;
  /** The college's national code; empty where the name matched none. */
  readonly collegeCode: string;
  readonly collegeName: string;
  /** The code of the group. Under 专业+院校 it is the major's, under 院校 the province's code of the college. */
  readonly code: string;
  /** The group's demand, the major's name, or the batch of 新疆. */
  readonly text: string;
  readonly plan: number | undefined;
  readonly minScore: number;
  /** Official in 广东, else from that year's score table; undefined where that has no such score. */
  readonly minRank: number | undefined;
}

const files = {
  110000: () => import('../seed/admissions/110000.json'),
  130000: () => import('../seed/admissions/130000.json'),
  430000: () => import('../seed/admissions/430000.json'),
  440000: () => import('../seed/admissions/440000.json'),
  650000: () => import('../seed/admissions/650000.json'),
};

const read = new Map<number, Promise<readonly Admission[]>>();

/** The admission lines of 北京, 河北, 湖南, 广东 and 新疆; none elsewhere. */
export function admissionsOf(provinceId: number): Promise<readonly Admission[]> {
  return kept(read, provinceId, () => load(provinceId));
}

async function load(provinceId: number): Promise<readonly Admission[]> {
  const id = Object.keys(files)
    .map(Number)
    .find((one) => one === provinceId);
  if (id === undefined) return [];
  const { default: lines } = await files[oneOf(id, [110000, 130000, 430000, 440000, 650000])]();
  const admissions = await Promise.all(lines.map((line) => readLine(provinceId, line)));
  return admissions.flat();
}

async function readLine(provinceId: number, line: string) {
  const [yearText, categoryText, college = '', found = ''] = line.split('|');
  const [year, category] = [Number(yearText), oneOf(Number(categoryText), [1, 2, 3, 4, 5])];
  const table = await seedTableOf({ provinceId, year, category });
  const about = {
    year,
    category,
    collegeCode: college.startsWith('=') ? '' : college,
    collegeName: college.startsWith('=') ? college.slice(1) : '',
  };
  return found.split(';').map((one): Admission => {
    const [code = '', text = '', plan, score, rank] = one.split('~');
    const minScore = Number(score);
    const minRank = rank ? Number(rank) : rankOf(table ?? [], minScore)?.rank;
    return { ...about, code, text, plan: plan ? Number(plan) : undefined, minScore, minRank };
  });
}
