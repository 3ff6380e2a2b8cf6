import { digitsOf } from '@/src/lib/phoneNumber';
import { dateProblem, type Invoice, numberProblem } from './invoice';

/** A pasted row: the application, the invoice number, and its problem. */
export interface BatchRow {
  readonly applyNo: string;
  readonly invoiceNo: string;
  /** Undefined where the row can be saved. */
  readonly problem?: string | undefined;
}

/** An application with all that a pasted row is checked against. */
export type KnownApplication = Pick<Invoice, 'applyNo' | 'status' | 'createTime' | 'invoiceNo' | 'redNo'>;

/** Two columns of a spreadsheet as rows, digits in half width. Empty lines and a line of headings are left out. */
export function readBatch(text: string): BatchRow[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim().split(/[\t,，\s]+/))
    .filter(([applyNo = '']) => applyNo !== '' && !applyNo.includes('单号'))
    .map(([applyNo = '', invoiceNo = '']) => ({ applyNo, invoiceNo: digitsOf(invoiceNo) ?? invoiceNo }));
}

/** Rows as two columns of a spreadsheet again. */
export function batchText(rows: readonly BatchRow[]): string {
  return rows.map(({ applyNo, invoiceNo }) => `${applyNo}\t${invoiceNo}`).join('\n');
}

/**
 * The rows with what is wrong with each: malformed, doubled, unknown, not waiting any more, or of an impossible day. The
 * number may also be that of another invoice. `date` is that of the invoices; both are `YYYY-MM-DD`.
 */
export function checkBatch(
  rows: readonly BatchRow[],
  known: readonly KnownApplication[],
  { date, today }: { readonly date: string; readonly today: string },
): BatchRow[] {
  const applications = new Map(known.map((one) => [one.applyNo, one]));
  const taken = new Set(known.flatMap(({ invoiceNo, redNo }) => [invoiceNo, redNo]));
  const times = (name: 'applyNo' | 'invoiceNo', value: string) =>
    rows.filter((row) => row[name] === value).length;
  return rows.map((row) => {
    const { status, createTime } = applications.get(row.applyNo) ?? {};
    const problems = [
      numberProblem(row.invoiceNo),
      times('applyNo', row.applyNo) > 1 ? '申请单号重复' : undefined,
      times('invoiceNo', row.invoiceNo) > 1 ? '发票号码重复' : undefined,
      status === undefined ? '申请单号不存在' : undefined,
      status === 1 ? '该申请已开票' : undefined,
      status === 2 ? '该申请已驳回' : undefined,
      taken.has(row.invoiceNo) ? '发票号码已存在' : undefined,
      createTime === undefined ? undefined : dateProblem(date, today, createTime),
    ];
    return { ...row, problem: problems.find((problem) => problem !== undefined) };
  });
}

/** Why nothing can be sent; the rows are undefined until the applications have been read. */
export function batchProblem(rows: readonly BatchRow[] | undefined): string | undefined {
  if (rows === undefined) return '申请单还没有读到，请重试';
  return rows.every(({ problem }) => problem !== undefined) ? '没有可以回填的行' : undefined;
}
