import { useCalls } from '@/src/crud/useCall';
import { oneOf } from '@/src/gaokao/wireValues';
import { timeOr } from '@/src/lib/dates';
import { isRecord, numberOr, textOr, textsOf } from '@/src/lib/record';
import { parseId, type RecordId } from '@/src/lib/recordId';
import type { PageServices } from '@/src/services/useServices';
import { expertEndpoints } from '../endpoints';
import { type EditedSentence, type Report, type ReportContent, readContent } from './report';

const { list, content } = expertEndpoints['expert/report'].operations;

/** A report with what is in it. */
export interface OpenReport {
  readonly report: Report;
  readonly content: ReportContent;
}

/** Reads a report and its content (E4). */
export function useReport(id: string) {
  return useCalls(
    ['expert-report', id],
    async ({ callOperation }): Promise<OpenReport> => {
      const report = await fetchReport(callOperation, id);
      if (!report) throw new Error('报告不存在或已被删除');
      const { userId, tableId, type } = report;
      const body = { userId, type, ...(tableId !== null && { tableId }) };
      const built = readContent((await callOperation(content, { body })).data);
      if (!built) throw new Error('报告内容无法读取');
      return { report, content: built };
    },
    { refetchOnWindowFocus: false },
  );
}

/** Reads a report without its content; undefined where it is gone. */
export async function fetchReport(
  callOperation: PageServices['callOperation'],
  id: RecordId,
): Promise<Report | undefined> {
  const { data } = await callOperation(list, {
    body: { id, page: 1, limit: 1 },
    options: { allowRepeat: true },
  });
  const [row] = isRecord(data) && Array.isArray(data.list) ? data.list.filter(isRecord) : [];
  return row && readReport(row);
}

function readReport(row: Record<string, unknown>): Report | undefined {
  const [id, userId] = [parseId(row.id), parseId(row.userId)];
  if (id === undefined || userId === undefined) return undefined;
  const channel = numberOr(row.channel);
  return {
    id,
    userId,
    userName: textOr(row.userName),
    storeId: parseId(row.storeId) ?? '',
    storeName: textOr(row.storeName),
    type: oneOf([1, 2, 3], row.type, 1),
    title: textOr(row.title),
    tableId: parseId(row.tableId) ?? null,
    tableName: textOr(row.tableName),
    tableVersion: numberOr(row.tableVersion),
    sections: textsOf(row.sections),
    remark: textOr(row.remark),
    sentences: readSentences(row.sentences),
    status: oneOf([0, 1, 2, 3], row.status, 0),
    createdAt: timeOr(row.createdAt),
    createBy: textOr(row.createBy),
    deliveredAt: timeOr(row.deliveredAt),
    channel: channel === 1 || channel === 2 || channel === 3 ? channel : null,
  };
}

function readSentences(value: unknown): EditedSentence[] {
  const rows = Array.isArray(value) ? value.filter(isRecord) : [];
  return rows.map(({ key, text }) => ({ key: textOr(key), text: textOr(text) }));
}
