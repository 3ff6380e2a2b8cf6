import { lastOf } from './chance';
import type { YearLine } from './planUnit';
import { parseReq } from './requirement';
import type { Category } from './student';
import { isPlainPool } from './subjects';

/** Facts for a sentence about a choice, and nothing else. */
export interface RowFacts {
  /** The unit's admissions in the years that count, in any order. */
  readonly history: readonly YearLine[];
  /** The student's rank; null where it is not known. */
  readonly rank: number | null;
  /** Per cent; null without history, absent where families are not shown chances. */
  readonly chance?: number | null | undefined;
  /** Whether the subjects meet the requirement, and why not. */
  readonly match: { readonly ok: 0 | 1 | 'unknown'; readonly reasons: readonly string[] };
  /** Text of the requirement; empty where there is none. */
  readonly req: string;
  /** The pool that the unit takes from. */
  readonly category: Category;
  readonly planCount: number;
  readonly planPrev?: number | undefined;
  /** 1 where the figures are invented. */
  readonly synthetic: 0 | 1;
}

/**
 * Drafts the sentence of a choice for the report (screen E4, 逐条说明). For example 近三年投档位次 19000–21000，考生位次 18000，录取机会
 * 86%，选科相符。 States what is known, and that something is not known. Never a promise.
 */
export function rowSentence(facts: RowFacts): string {
  const parts = [
    historyPart(facts.history),
    facts.rank === null ? '考生位次未填写' : `考生位次 ${facts.rank}`,
    ...chancePart(facts),
    ...planPart(facts),
    matchPart(facts),
    ...(facts.synthetic === 1 ? ['含模拟数据'] : []),
  ];
  return `${parts.join('，')}。`;
}

/** The last three years with a rank, by name where one between them is missing. */
function historyPart(history: readonly YearLine[]): string {
  const known = new Set(history.filter(({ minRank }) => minRank > 0).map(({ year }) => year));
  const years = [...known].sort((one, other) => other - one).slice(0, 3);
  const [newest, oldest] = [years[0], years.at(-1)];
  if (newest === undefined || oldest === undefined) return '无历史投档位次';
  const ranks = years.map((year) => lastOf(history, year)?.minRank ?? 0);
  const [least, most] = [Math.min(...ranks), Math.max(...ranks)];
  const isWhole = years.length > 1 && newest - oldest < years.length;
  const words = isWhole ? `近${years.length === 2 ? '两' : '三'}年` : `${years.join('、')} 年`;
  return `${words}投档位次 ${least === most ? least : `${least}–${most}`}`;
}

function chancePart({ chance }: RowFacts): string[] {
  if (chance === undefined) return [];
  return [chance === null ? '录取机会无法估算' : `录取机会 ${chance}%`];
}

/** Only a change is mentioned. */
function planPart({ planCount, planPrev }: RowFacts): string[] {
  if (planPrev === undefined || planPrev === planCount) return [];
  return [`招生计划由 ${planPrev} ${planCount > planPrev ? '增加' : '减少'}为 ${planCount}`];
}

function matchPart({ match, req, category }: RowFacts): string {
  if (isPlainPool(category)) return match.ok === 0 ? match.reasons.join('；') : '科类相符';
  if (match.ok === 'unknown') return '选科要求须核对招生章程';
  if (match.ok === 0) return `选科不符（${match.reasons.join('；')}）`;
  const { first, must, anyOf } = parseReq(req);
  if (must.length > 0 || anyOf) return '选科相符';
  return first ? `首选${first}，再选不限` : '选科不限';
}
