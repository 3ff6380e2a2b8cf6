import { parseReq } from '@/src/gaokao/requirement';
import type { Category } from '@/src/gaokao/student';
import type { UsualRequirement } from '../../gaokao/majors';
import { hashOf } from './plan';

/** The requirement beside the preferred subject, as the public statistics write it: 不限, 化学, 政治、地理(2科必选). */
export type Demand = string;

/** Picks a usual requirement of a major by frequency; undefined where the pool never has the major. */
export function demandOf(
  usual: readonly UsualRequirement[] | undefined,
  category: Category,
  name: string,
): Demand | undefined {
  if (!usual) return '不限';
  const first = category === 5 || category === 1 ? 5 : 4;
  const fitting = usual.filter((one) => category === 3 || one.category === first);
  const all = fitting.reduce((sum, { count }) => sum + count, 0);
  let left = hashOf(name) * all;
  for (const { category: pool, body, count } of fitting) {
    left -= count;
    if (left < 0) return category === 3 ? freeChoice(pool, body) : body;
  }
  return undefined;
}

/** Under 3+3 the first subject is one of three: demands on physics remain, those on history fall away. */
function freeChoice(pool: 4 | 5, body: string): Demand {
  const names = body === '不限' ? [] : body.replace(/\(.*\)/, '').split('、');
  return pool === 5 || names.length === 0 ? names.join('＋') || '不限' : ['物理', ...names].join('＋');
}

/** The text of a demand as the plans of a pool write it. */
export function requirementText(category: Category, demand: Demand): string {
  if (category === 1) return '文科';
  if (category === 2) return '理科';
  if (category === 3) return demand;
  return `首选${category === 4 ? '物理' : '历史'}，再选${spelt(demand)}`;
}

/** 政治 is 思想政治 in plans; two subjects are both demanded. */
function spelt(demand: Demand): string {
  const names = demand.replace('思想政治', '政治').replace('政治', '思想政治').replace('和', '、');
  return names.includes('、') && !names.includes('(') ? `${names}(2科必选)` : names;
}

/** Whether a candidate who meets a group's requirement meets a major's. */
export function isWithin(group: string, major: Demand): boolean {
  const held = new Set(parseReq(group).must);
  const asked = parseReq(major);
  return asked.must.every((name) => held.has(name)) && (asked.anyOf === null || held.size > 0);
}
