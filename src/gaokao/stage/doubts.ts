import type { ScoreRow } from '../scoreTable';
import { figureOf, looksLikeBrokenRow } from './cells';
import { type StageRow, sumAbove } from './figures';
import { trackOf } from './heads';
import { type Ask, linesText } from './questions';
import type { Raw, ReadLine } from './rows';

/** Expectations of a table, as far as the page knows them: a contradiction is asked about. */
export interface StageExpectation {
  readonly fullMark?: number | undefined;
  /** The first score of the year before; left out across a reform. */
  readonly topBefore?: number | undefined;
  readonly year?: number | undefined;
  readonly category?: 1 | 2 | 3 | 4 | 5 | undefined;
  /** The rows of the table that the pasted ones join. */
  readonly joined?: readonly ScoreRow[] | undefined;
}

/** Dates, hours, numbers of pages, addresses: figures that are no candidates. */
const marginal =
  /https?:\S+|20\d\d\s*[年./-]\s*\d{1,2}\s*[月./-]\s*\d{1,2}\s*日?|\d{1,2}[::]\d\d([::]\d\d)?|第\s*\d+\s*页|共\s*\d+\s*页|page\s*\d+|^\s*\d+\s*\/\s*\d+\s*$|^\s*-\s*\d+\s*-\s*$/gi;
const note = /^[\s(]*(注|备注|说明|来源|数据来源)/;
const total = /^\s*(合计|总计|总数|总人数|考生总数)/;

/**
 * Asks about lines with figures that were not read: all of them between rows. Above and below only lines that look like
 * a row.
 */
export function askUnread(lines: readonly ReadLine[], ask: Ask): void {
  const withRows = lines.flatMap(({ raws }, at) => (raws.length > 0 ? [at] : []));
  const [first = 0, last = -1] = [withRows[0], withRows.at(-1)];
  const known = new Set(lines.slice(0, first).map(({ line }) => line.text.trim()));
  const doubtful = lines.filter(({ line, kind, isBroken }, at) => {
    if (kind === 'rows') return isBroken;
    const text = line.text.normalize('NFKC');
    const bare = text.replace(marginal, '');
    if (kind === 'header' || total.test(text) || !/\d/.test(bare)) return false;
    if (at > first && at < last) return !known.has(line.text.trim());
    if (note.test(text) || bare !== text) return false;
    return isBroken
      ? looksLikeFigures(line.cells, 1) || looksLikeBrokenRow(line.cells)
      : looksLikeFigures(line.cells, 2);
  });
  if (doubtful.length === 0) return;
  const numbers = doubtful.map(({ line }) => line.number);
  const told = doubtful.slice(0, 3).map(({ line }) => `「${line.text.trim().replace(/\s+/g, ' ')}」`);
  const text = `${linesText(numbers)}有数字没有读出：${told.join('')}；是数据请改正，不是数据请确认跳过`;
  ask({ code: 'unread', text, about: doubtful.map(({ line }) => line.text), lines: numbers });
}

function looksLikeFigures(cells: readonly string[], least: number): boolean {
  return cells.filter((cell) => /\d/.test(cell) && typeof figureOf(cell) === 'number').length >= least;
}

/** Candidates at both scores from which the scores between cannot be empty. */
const crowd = 30;

/** Asks about missing scores among many candidates: without sums in the text nothing else would show it. */
export function askGaps(rows: readonly StageRow[], ask: Ask): void {
  const gaps = rows.filter((row, at) => {
    const above = rows[at - 1];
    return above && above.score - row.score > 1 && at > 1 && Math.min(above.count, row.count) >= crowd;
  });
  if (gaps.length === 0) return;
  const lines = gaps.map(({ line }) => line);
  const text = `${linesText(lines)}之上缺少分数，内容里没有累计人数可以核对`;
  ask({ code: 'gaps', text, about: gaps.map(({ score }) => String(score)), lines });
}

/** Asks where the sheet's own total differs from the rows'. */
export function askTotal(lines: readonly ReadLine[], rows: readonly StageRow[], ask: Ask): void {
  const sum = rows.at(-1)?.cum;
  for (const { line, kind } of lines) {
    const figures = line.cells.map(figureOf).filter((figure) => typeof figure === 'number' && figure > 0);
    if (
      kind !== 'passed' ||
      !total.test(line.text) ||
      figures.length === 0 ||
      figures.some((figure) => figure === sum)
    )
      continue;
    const text = `第 ${line.number} 行的合计与各行之和 ${sum} 不符`;
    ask({ code: 'total', text, about: [line.text], lines: [line.number] });
  }
}

/**
 * Asks about the first row: candidates above it that no row holds, or a score above the usual. Also whether a first row
 * with many candidates means its score and above; returns whether it does.
 */
export function askTop(
  rows: readonly StageRow[],
  bound: Raw['bound'] | undefined,
  { fullMark, topBefore, joined = [] }: StageExpectation,
  ask: Ask,
): boolean {
  const [first, ...others] = rows;
  if (!first) return false;
  const lines = [first.line];
  const about = [`${first.score} ${first.count} ${first.cum}`];
  const above = sumAbove(joined, first.score);
  const missing = first.cum - first.count - above;
  if (missing > 0) {
    const text = `首行 ${first.score} 分的累计人数 ${first.cum} 与本段人数 ${first.count} 不等，其上还有 ${missing} 人没有读出`;
    ask({ code: 'above', text, about, lines });
  }
  const most = Math.min(
    0.96 * (fullMark ?? Number.POSITIVE_INFINITY),
    (topBefore ?? Number.POSITIVE_INFINITY) + 40,
  );
  if (first.score > most)
    ask({ code: 'high', text: `首行 ${first.score} 分高于往年最高分数档，请核对是否为分数`, about, lines });
  if (above > 0) return false;
  if (bound !== 'none') return bound === 'above' || bound === 'range';
  const usual = Math.max(...others.slice(0, 3).map(({ count }) => count));
  if (others.length === 0 || missing !== 0 || first.count <= Math.max(5, 2 * usual)) return false;
  const options = [
    { value: 'above', label: `${first.score} 分及以上` },
    { value: 'single', label: `仅 ${first.score} 分` },
  ];
  const text = `首行 ${first.score} 分有 ${first.count} 人，远多于其后各行，是否为「${first.score} 分及以上」？`;
  return ask({ code: 'top', text, about, lines, options }) === 'above';
}

/** Asks where titles, heads or columns name another track or year than the table that is imported. */
export function askNames(
  titles: readonly string[],
  label: string,
  { year, category }: StageExpectation,
  ask: Ask,
): void {
  const track = trackOf(label) ?? trackOf(titles.join(' '));
  if (category !== undefined && track !== undefined && track !== category)
    ask({
      code: 'track',
      text: `粘贴内容写的是「${trackNames[track]}」，与要导入的科类不同`,
      about: [String(track)],
    });
  const years = new Set(
    [...titles, label.replace(/20\d\d(?!\d)/g, '$&年')].flatMap((title) =>
      [...title.matchAll(/(20\d\d)\s*年/g)].map(([, found]) => Number(found)),
    ),
  );
  const [told] = years;
  if (year !== undefined && years.size === 1 && told !== year)
    ask({ code: 'year', text: `粘贴内容写的是 ${told} 年，要导入的是 ${year} 年`, about: [String(told)] });
}

const trackNames = { 1: '文史类', 2: '理工类', 3: '综合', 4: '物理类', 5: '历史类' } as const;
