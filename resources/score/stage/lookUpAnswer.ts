import { scaledRank } from '@/src/gaokao/scoreTable';
import { formatNumber } from '@/src/lib/formatNumber';
import { isRecord, numberOr } from '@/src/lib/record';
import { equivalentText } from './stage';

/** 600 分：位次 18,384–18,876，同分 493 人；2025 年等位分 593，2024 年等位分 588. */
export function answerText(data: unknown, poolScale: 0 | 1): string {
  if (!isRecord(data) || data.rank === null || data.rank === undefined) return '一分一段表尚未发布，无法换算';
  const text = (value: unknown) => formatNumber(numberOr(value));
  const place =
    numberOr(data.beyond) === 1
      ? `＞${text(numberOr(data.rank) - 1)}`
      : `${text(data.rankBest)}–${text(data.rankWorst)}`;
  const equ = Array.isArray(data.equ) ? data.equ.filter(isRecord) : [];
  const standing = { rank: numberOr(data.rank), total: numberOr(data.total), poolScale };
  const equivalents = equ.map((then) => `${numberOr(then.year)} 年等位分 ${worthIn(then, standing)}`);
  const same = `同分 ${text(data.sameCount)} 人`;
  return [
    `${numberOr(data.score)} 分：位次 ${place}，${same}`,
    ...(equivalents.length > 0 ? [equivalents.join('，')] : []),
  ].join('；');
}

interface Standing {
  readonly rank: number;
  readonly total: number;
  readonly poolScale: 0 | 1;
}

/** The score of a rank in another year; its table may end before the rank. */
function worthIn(then: Readonly<Record<string, unknown>>, { rank, total, poolScale }: Standing): string {
  if (then.score === null || then.score === undefined) return equivalentText(null);
  const last = numberOr(then.total);
  const sought = poolScale === 1 && total > 0 ? scaledRank(rank, total, last) : rank;
  return equivalentText({ score: numberOr(then.score), beyond: sought > last ? 1 : 0 });
}
