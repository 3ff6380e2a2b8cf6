import { fenOf, yuanOf } from '@/src/lib/fen';
import { textProblem } from '@/src/lib/fieldRule';
import { groupBy } from '@/src/lib/groupBy';
import type { ReadCell, ReadRow } from '@/src/lib/sheet/sheet';
import { readDate } from '@/src/lib/typedDate';
import type { Direction } from '../money';
import type { StatementRow } from './cashbook';
import { cashEntryRules } from './cashEntry.rules';

/** The columns sought in a bank's statement. */
export const statementColumns = {
  date: '交易日期',
  payer: '对方户名',
  income: '收入金额',
  expense: '支出金额',
  direction: '收支方向',
  amount: '金额（支出为负）',
  serialNo: '流水号',
} as const;

type Column = keyof typeof statementColumns;

/** The columns of the file by index; missing ones are absent. */
export type ColumnChoice = { readonly [K in Column]?: number | undefined };

/** Headings used by banks, WeChat and Alipay; the first match is taken. */
const heads: Readonly<Record<Column, RegExp>> = {
  date: /日期|时间|记账日/,
  payer: /交易对方|(对方|付款|收款|交易对手).*(户名|名称|人|方(?!式))|户名/,
  income: /收入|贷方|转入|存入/,
  expense: /支出|借方|转出|支取/,
  direction: /^(收\/?[支付]|借\/?贷|收入\/支出|交易方向)(标志|标识|类型|方向|类别)?$/,
  amount: /金额|发生额/,
  serialNo: /流水号|凭证号|交易(订?单)?号|回单号/,
};

/** Guesses the columns by their headings; one signed amount counts only where there are not two columns. */
export function guessColumns(head: readonly string[]): ColumnChoice {
  const found = (column: Column, isOther: (at: number) => boolean = () => false) => {
    const at = head.findIndex((text, place) => heads[column].test(text) && !isOther(place));
    return at < 0 ? undefined : at;
  };
  const direction = found('direction');
  const isDirection = (at: number) => at === direction;
  const [income, expense] = [found('income', isDirection), found('expense', isDirection)];
  const apart = income !== undefined && expense !== undefined;
  return {
    ...{ date: found('date'), payer: found('payer'), serialNo: found('serialNo') },
    ...(apart ? { income, expense } : { direction, amount: found('amount') ?? income ?? expense }),
  };
}

/** Lines of a file among which the one over the columns is looked for. */
const mostAbove = 30;

/**
 * Finds the heading below the account and period that are printed first: the first line with date and amount.
 */
export function fromHeadOn(sheet: { readonly head: readonly string[]; readonly rows: readonly ReadRow[] }) {
  const lines = [sheet.head, ...sheet.rows.slice(0, mostAbove).map(({ cells }) => cells.map(textOf))];
  const at = lines.findIndex((line) => columnProblem(guessColumns(line)) === undefined);
  return { head: lines[at] ?? sheet.head, rows: sheet.rows.slice(Math.max(0, at)) };
}

/** Why a choice of columns is not enough; undefined where it is. */
export function columnProblem(columns: ColumnChoice): string | undefined {
  if (columns.date === undefined) return '请选择交易日期所在的列';
  const { amount, income, expense } = columns;
  const hasAmount = amount !== undefined || income !== undefined || expense !== undefined;
  return hasAmount ? undefined : '请选择金额所在的列';
}

/** A line of the file that seems to move money, and cannot be read. */
interface UnreadLine {
  readonly line: number;
  readonly problem: '日期无法识别' | '金额无法识别' | '流水号过长';
}

/** The lines of a statement, those that cannot be read, and how many are none: totals, remarks, amounts of nothing. */
export function readStatement(
  rows: readonly ReadRow[],
  columns: ColumnChoice,
): { readonly lines: StatementRow[]; readonly unread: UnreadLine[]; readonly left: number } {
  const read = rows.map(({ line, cells }) => {
    const row = lineOf(cells, columns);
    return { line, row, problem: row ? serialProblem(row) : problemOf(cells, columns) };
  });
  const lines = read.flatMap(({ row, problem }) => (row && !problem ? [row] : []));
  const unread = read.flatMap(({ line, problem }) => (problem ? [{ line, problem }] : []));
  return { lines, unread, left: rows.length - lines.length - unread.length };
}

/** Lines that are named at most, for each problem. */
const mostNamed = 20;

/** Names the lines that cannot be read: `第 3、5 行日期无法识别；第 9 行金额无法识别`. */
export function unreadText(unread: readonly UnreadLine[]): string {
  const problems = groupBy(unread, ({ problem }) => problem);
  const texts = [...problems].map(([problem, lines]) => {
    const named = lines.slice(0, mostNamed).map(({ line }) => line);
    const more = lines.length > mostNamed ? ` 等 ${lines.length}` : '';
    return `第 ${named.join('、')}${more} 行${problem}`;
  });
  return texts.join('；');
}

/** The sum of a page, a period or the file, which moves no money itself. */
const total = /^([本当][页次日周月季年期])?[合小总累]计/;
/** A column without an amount, as banks write it. */
const nothing = /^-*$/;

/** Why a line that was not read is missed; undefined where it moves no money. */
function problemOf(cells: readonly ReadCell[], columns: ColumnChoice): UnreadLine['problem'] | undefined {
  if (cells.some((cell) => total.test(textOf(cell).replaceAll(/\s/g, '')))) return undefined;
  const amounts = (['income', 'expense', 'amount'] as const)
    .map((column) => unsigned(textIn(cells, columns, column), column))
    .filter((text) => !nothing.test(text));
  const isRead = (text: string) => fenOf(bareAmount(text)) !== undefined;
  const isDated = dayOf(textIn(cells, columns, 'date')) !== undefined;
  if (isDated) return amounts.every(isRead) ? undefined : '金额无法识别';
  return amounts.some((text) => fenIn(text) !== undefined) ? '日期无法识别' : undefined;
}

/** Why a line with a day and an amount is left out; undefined where it is not. */
function serialProblem({ serialNo }: StatementRow): UnreadLine['problem'] | undefined {
  return textProblem(cashEntryRules.serialNo, serialNo) === undefined ? undefined : '流水号过长';
}

/** Signs that an amount may have. An income below nothing is the return of an earlier one, and is not guessed. */
const signs = { income: /^\+/, expense: /^-/, amount: /^[+-]/ } as const;

function unsigned(text: string, column: keyof typeof signs): string {
  return text.replace(signs[column], '');
}

function lineOf(cells: readonly ReadCell[], columns: ColumnChoice): StatementRow | undefined {
  const at = (column: Column) => textIn(cells, columns, column);
  const date = dayOf(at('date'));
  const moved = moneyOf(at('income'), at('expense')) ?? signedMoney(at('amount'), at('direction'));
  if (date === undefined || moved === undefined) return undefined;
  return { date, ...moved, payer: at('payer'), serialNo: at('serialNo') };
}

function textIn(cells: readonly ReadCell[], columns: ColumnChoice, column: Column): string {
  const at = columns[column];
  return at === undefined ? '' : textOf(cells[at]);
}

/** Spreadsheet programs keep days without a zone; they are read as UTC. */
function textOf(cell: ReadCell | undefined): string {
  if (cell == null) return '';
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell).trim();
}

/** `2026/6/2 09:00`, `20260602` and `2026年6月2日` are `2026-06-02`; banks write times in many ways after it. */
function dayOf(text: string): string | undefined {
  const [day = ''] = /^\d{4}(?:[-/.年]\d{1,2}[-/.月]\d{1,2}|\d{4})/.exec(text) ?? [];
  return readDate(day, 'date');
}

type Moved = Pick<StatementRow, 'amount' | 'direction'>;

/** The amount of a line out of two columns: the filled one. */
function moneyOf(income: string, expense: string): Moved | undefined {
  const came = fenIn(unsigned(income, 'income'));
  if (came) return { amount: yuanOf(came), direction: 1 };
  const went = fenIn(unsigned(expense, 'expense'));
  return went ? { amount: yuanOf(went), direction: 2 } : undefined;
}

/** The amount of a line out of one column: its sign, or the column of directions, says where it went. */
function signedMoney(amount: string, told: string): Moved | undefined {
  const fen = fenIn(unsigned(amount, 'amount'));
  const direction = directionOf(told);
  if (!fen || !direction) return undefined;
  return { amount: yuanOf(fen), direction: amount.startsWith('-') ? 2 : direction };
}

/** 收入, 贷 and an empty text came; 支出 and 借 went; others, as 不计收支, did neither. */
function directionOf(told: string): Direction | undefined {
  if (told === '' || /^(收|贷|转?入|C)/i.test(told)) return 1;
  return /^(支|付|借|转?出|D)/i.test(told) ? 2 : undefined;
}

function fenIn(text: string): bigint | undefined {
  return fenOf(bareAmount(text)) || undefined;
}

function bareAmount(text: string): string {
  return text.replaceAll(/[,，¥￥\s]/g, '');
}
