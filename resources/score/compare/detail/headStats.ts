import { changeOf, totalOf } from '@/src/gaokao/scoreTable';
import type { Stat } from '@/src/ui/display/StatCards';
import { scoreText } from '../../stage/stage';
import { figureText, isUnusual, signedText } from '../comparison';
import type { Read, Status } from './useComparison';

/** Members of the data that the figures need. */
type Data = Pick<Read, 'years' | 'rows' | 'problems'>;
type Lines = Pick<Status, 'line' | 'lineBefore' | 'lineDiff' | 'special'>;

/** The figures of a table beside those of the year before; – where one is not known. */
export function headStats(year: number, { years, rows, problems }: Data, status: Lines | null): Stat[] {
  const last = years.tables[1];
  const [first, bottom] = [rows[0], rows.at(-1)];
  const total = totalOf(rows);
  const totalChange = first && last.length > 0 ? changeOf(total, totalOf(last)) : null;
  const unusual = isUnusual({ totalChange });
  return [
    {
      ...{ key: 'total', label: '考生总数', value: figureText(first ? total : null) },
      ...(totalChange !== null && { change: { percent: totalChange, against: '较去年', unusual } }),
      ...(unusual && { note: '变化超过 15%' }),
    },
    { key: 'top', label: '最高分', value: first ? scoreText(first) : figureText(null) },
    { key: 'line', label: '本科线', value: figureText(status?.line ?? null), note: lineNote(year, status) },
    { key: 'special', label: '特控线', value: figureText(status?.special ?? null) },
    {
      key: 'lowest',
      label: '最低位次',
      value: figureText(bottom?.cum ?? null),
      note: bottom && `${bottom.score} 分`,
    },
    { key: 'rows', label: '数据行数', value: String(rows.length) },
    { key: 'problems', label: '异常数', value: figureText(first ? problems.length : null) },
  ];
}

/** 2025 年 411，相差 +5; nothing without a line of the year before. */
function lineNote(year: number, status: Lines | null): string | undefined {
  const { lineBefore = null, lineDiff = null } = status ?? {};
  if (lineBefore === null) return undefined;
  const difference = lineDiff === null ? '' : `，相差 ${signedText(lineDiff)}`;
  return `${year - 1} 年 ${figureText(lineBefore)}${difference}`;
}
