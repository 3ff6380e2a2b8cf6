import { type Invoice, numberProblem } from './invoice';

/** A pasted row: the application, the invoice number, and its problem. */
export interface BatchRow {
  readonly applyNo: string;
  readonly invoiceNo: string;
  /** Undefined where the row can be saved. */
  readonly problem?: string | undefined;
}

/** Two columns of a spreadsheet as rows; empty lines and a line of headings are left out. */
export function readBatch(text: string): BatchRow[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim().split(/[\t,，\s]+/))
    .filter(([applyNo = '']) => applyNo !== '' && !applyNo.includes('单号'))
    .map(([applyNo = '', invoiceNo = '']) => ({ applyNo, invoiceNo }));
}

/** The rows with what is wrong with each: malformed, doubled, unknown, or not waiting any more. */
export function checkBatch(
  rows: readonly BatchRow[],
  known: readonly Pick<Invoice, 'applyNo' | 'status'>[],
): BatchRow[] {
  const states = new Map(known.map(({ applyNo, status }) => [applyNo, Number(status)]));
  const times = (name: 'applyNo' | 'invoiceNo', value: string) =>
    rows.filter((row) => row[name] === value).length;
  return rows.map((row) => {
    const status = states.get(row.applyNo);
    const problems = [
      numberProblem(row.invoiceNo),
      times('applyNo', row.applyNo) > 1 ? '申请单号重复' : undefined,
      times('invoiceNo', row.invoiceNo) > 1 ? '发票号码重复' : undefined,
      status === undefined ? '申请单号不存在' : undefined,
      status === 1 ? '该申请已开票' : undefined,
      status === 2 ? '该申请已驳回' : undefined,
    ];
    return { ...row, problem: problems.find((problem) => problem !== undefined) };
  });
}
