import type { ScoreRow } from '../scoreTable';

/** A way in which a province, a newspaper or a spreadsheet prints a score table. */
export interface Shape {
  readonly name: string;
  readonly print: (rows: readonly ScoreRow[]) => string;
  /** Whether it needs a question: something in it is missing, or it holds several tables. */
  readonly asks?: boolean;
}

const first = (mark: (score: number) => string) => (row: ScoreRow, at: number) =>
  at === 0 ? mark(row.score) : String(row.score);
const above = first((score) => `${score}及以上`);
const lines = (head: string, rows: readonly ScoreRow[], line: (row: ScoreRow, at: number) => string) =>
  [head, ...rows.map(line)].filter((one) => one !== '').join('\n');
const plain = (row: ScoreRow, at: number) => `${above(row, at)}\t${row.count}\t${row.cum}`;
const thousands = (value: number) => value.toLocaleString('en-US');

/** Columns side by side, each as long as the first; the last may be shorter. */
function beside(
  rows: readonly ScoreRow[],
  columns: number,
  cell: (row: ScoreRow, at: number) => string,
  gap: string,
) {
  const length = Math.ceil(rows.length / columns);
  return Array.from({ length }, (_, line) =>
    Array.from({ length: columns }, (_column, column) => {
      const at = column * length + line;
      const row = rows[at];
      return row ? [cell(row, at)] : [];
    })
      .flat()
      .join(gap),
  );
}

/** Shapes in which real tables were found. */
export const shapes: readonly Shape[] = [
  {
    name: 'tabs',
    print: (rows) => lines('分数\t本段人数\t累计人数', rows, plain),
  },
  {
    name: 'blanks',
    print: (rows) =>
      lines(
        '分数 人数 累计人数',
        rows,
        (row, at) => `${first((score) => `${score} 分（含）以上`)(row, at)}  ${row.count}  ${row.cum}`,
      ),
  },
  {
    name: 'csv with quotes',
    print: (rows) =>
      lines(
        '分数,本段人数,累计人数',
        rows,
        (row, at) => `${above(row, at)},"${thousands(row.count)}","${thousands(row.cum)}"`,
      ),
  },
  {
    name: 'full width',
    print: (rows) =>
      lines('分数　本段人数　累计人数', rows, (row, at) =>
        `${first((score) => `≥${score}`)(row, at)}　${row.count}　${row.cum}`.replace(/\d/g, (digit) =>
          String.fromCharCode(digit.charCodeAt(0) + 0xfee0),
        ),
      ),
  },
  {
    name: 'no head',
    print: (rows) => lines('', rows, plain),
  },
  {
    name: 'no head, another order',
    print: (rows) => lines('', rows, (row, at) => `${row.cum} ${above(row, at)} ${row.count}`),
  },
  {
    name: 'sums alone',
    print: (rows) => lines('分数段\t累积人数', rows, (row, at) => `${above(row, at)}\t${row.cum}`),
  },
  {
    name: 'numbers alone',
    print: (rows) => lines('成绩\t人数', rows, (row, at) => `${above(row, at)}\t${row.count}`),
  },
  {
    name: '以上 on every row',
    print: (rows) => lines('分数段\t人数', rows, (row) => `${row.score}分以上\t${row.cum}`),
  },
  {
    name: 'decimals',
    print: (rows) =>
      lines(
        '分数\t本段人数\t累计人数',
        rows,
        (row, at) => `${first((score) => `${score}.0及以上`)(row, at)}\t${row.count}.0\t${row.cum}.0`,
      ),
  },
  {
    name: 'a span on top',
    print: (rows) =>
      lines(
        '序号 分数段 人数 累计',
        rows,
        (row, at) => `${at + 1} ${first((score) => `${score}-900`)(row, at)} ${row.count} ${row.cum}`,
      ),
  },
  {
    name: 'an arrow on top',
    print: (rows) =>
      lines(
        '总分|人数|累计人数',
        rows,
        (row, at) => `|${first((score) => `${score}↑`)(row, at)}|${row.count}|${row.cum}|`,
      ),
  },
  {
    name: 'dashes for nobody',
    print: (rows) =>
      lines(
        '分数\t本段人数\t累计人数',
        rows,
        (row, at) => `${above(row, at)}\t${row.count || '—'}\t${row.cum}`,
      ),
  },
  {
    name: 'empty cells for nobody',
    print: (rows) =>
      lines(
        '分数\t本段人数\t累计人数',
        rows,
        (row, at) => `${above(row, at)}\t${row.count || ''}\t${row.cum}`,
      ),
  },
  {
    name: 'places',
    print: (rows) =>
      lines('分数,位次,本段人数', rows, (row, at) => `${above(row, at)},${row.cum},${row.count}`),
  },
  {
    name: 'first places',
    print: (rows) =>
      lines(
        '分数,位次,本段人数',
        rows,
        (row, at) => `${above(row, at)},${row.cum - row.count + 1},${row.count}`,
      ),
  },
  {
    name: 'spans of places',
    print: (rows) =>
      lines(
        '分数\t本段人数\t位次区间',
        rows,
        (row, at) => `${above(row, at)}\t${row.count}\t${row.cum - row.count + 1}-${row.cum}`,
      ),
  },
  {
    name: 'a share beside',
    print: (rows) =>
      lines(
        '分数\t人数\t累计人数\t累计比例',
        rows,
        (row, at) =>
          `${above(row, at)}\t${row.count}\t${row.cum}\t${((row.cum / (rows.at(-1)?.cum ?? 1)) * 100).toFixed(2)}%`,
      ),
  },
  {
    name: 'a head with line breaks',
    print: (rows) => lines('分数\t"本段\n人数"\t"累计\n人数"', rows, plain),
  },
  {
    name: 'rising',
    print: (rows) =>
      lines(
        '分数\t本段人数\t累计人数',
        rows.toReversed(),
        (row) => `${row === rows[0] ? `${row.score}及以上` : row.score}\t${row.count}\t${row.cum}`,
      ),
  },
  {
    name: 'three side by side',
    print: (rows) =>
      [
        '分数 人数 累计 分数 人数 累计 分数 人数 累计',
        ...beside(rows, 3, (row, at) => `${above(row, at)} ${row.count} ${row.cum}`, ' '),
      ].join('\n'),
  },
  {
    name: 'two side by side without a head',
    print: (rows) => beside(rows, 2, plain, '\t').join('\n'),
  },
  {
    name: 'pages',
    print: (rows) => {
      const pages = Array.from({ length: Math.ceil(rows.length / 50) }, (_, page) =>
        rows.slice(page * 50, page * 50 + 50),
      );
      return pages
        .map((page, at) =>
          [
            '2026年普通高考成绩一分一段统计表',
            '分数 本段人数 累计人数',
            ...page.map((row) => `${above(row, rows.indexOf(row))} ${row.count} ${row.cum}`),
            `第 ${at + 1} 页，共 ${pages.length} 页`,
          ].join('\n'),
        )
        .join('\n');
    },
  },
  {
    name: 'a line remarked',
    print: (rows) =>
      lines(
        '分数\t本段人数\t累计人数',
        rows,
        (row, at) => `${at === 200 ? `${row.score}（特招线）` : above(row, at)}\t${row.count}\t${row.cum}`,
      ),
  },
  {
    name: 'both tracks',
    asks: true,
    print: (rows) =>
      [
        '分数\t物理类\t\t历史类\t',
        '\t本段人数\t累计人数\t本段人数\t累计人数',
        ...rows.map(
          (row, at) => `${above(row, at)}\t${row.count}\t${row.cum}\t${row.count + 1}\t${row.cum + at + 1}`,
        ),
      ].join('\n'),
  },
  {
    name: 'one figure scanned wrong',
    asks: true,
    print: (rows) =>
      lines('分数\t人数', rows, (row, at) => `${above(row, at)}\t${at === 150 ? '1O4' : row.count}`),
  },
  {
    name: 'the first row unreadable',
    asks: true,
    print: (rows) =>
      lines(
        '分数\t人数\t累计',
        rows,
        (row, at) => `${first(() => '最高段')(row, at)}\t${row.count}\t${row.cum}`,
      ),
  },
];
