import { expertEndpoints } from '@/resources/expert/endpoints';
import type { Volunteer } from '@/resources/expert/volunteer/volunteer';
import { volunteerStatuses } from '@/src/gaokao/serviceEnumerations';
import { storeTable } from '../customer/storeTable';
import { downloadSheet } from '../download';
import { type ListQuery, type ListRules, matchingRows, member, pageOf } from '../list';
import { provinceShortName } from '../platform/areas';
import { type Route, route, type SignedInRequest } from '../route';
import { sheetOf } from '../sheet';
import { formatDay } from '../time';
import { wires } from '../wire';
import { remarkTable } from './reviews';
import { ownStudents } from './studentShown';
import { type Summary, summaryOf } from './summaries';
import { headOf, type LoadedTable, openTable } from './tables';
import { type VolunteerRow, volunteerTable } from './volunteerTable';

const { list, export: exporting } = expertEndpoints['expert/volunteer'].operations;

const figure = (field: string, isWithin: (value: number, bound: number) => boolean) => {
  return (row: object, bound: string) => {
    const value = member(row, field);
    return typeof value === 'number' && isWithin(value, Number(bound));
  };
};
const from = (field: string) => figure(field, (value, bound) => value >= bound);
const upTo = (field: string) => figure(field, (value, bound) => value <= bound);

const listRules: ListRules = {
  keyword: ['userName', 'name'],
  order: { field: 'savedAt', descending: true },
  matches: {
    scoreMin: from('score'),
    scoreMax: upTo('score'),
    rankMin: from('rank'),
    rankMax: upTo('rank'),
    hasError: (row, wanted) => Number(member(row, 'errors')) > 0 === (wanted === '1'),
  },
};

/** Columns that are known only after a table's rows have been computed. */
const computed = ['hasError', 'errors', 'warns', 'filled', 'lastChance', 'reach', 'match', 'safe'];

/** The list of tables, and its sheet (screen E6). */
export const volunteerListRoutes: readonly Route[] = [
  route(list, async (request) => {
    const query = wires.rpc.query(request);
    const rows = await found(request, query);
    const page = pageOf(rows, query.page, query.size);
    return { list: await Promise.all(page.map((row) => whole(request, row))), total: rows.length };
  }),
  route(exporting, async (request) => {
    const rows = await found(request, wires.rpc.query(request));
    const all = await Promise.all(rows.map((row) => whole(request, row)));
    const sheet = { name: '志愿列表', rows: sheetOf(columns, all) };
    return downloadSheet(sheet, `志愿列表_${formatDay(request.mockServer.now())}.xlsx`);
  }),
];

type Head = Omit<Volunteer, keyof Summary>;

interface Listed extends Head {
  readonly opened: LoadedTable;
}

/** All rows of a call's query, in its order. */
async function found(request: SignedInRequest, query: ListQuery): Promise<Listed[]> {
  const heads = await ownTables(request);
  const asked = [...Object.keys(query.filters), query.sort?.field ?? ''];
  const needsRows = asked.some((name) => computed.includes(name));
  const rows = needsRows ? await Promise.all(heads.map((row) => withSummary(request, row))) : heads;
  const known = new Map<object, Listed>(rows.map((row) => [row, row]));
  return matchingRows(rows, query, listRules).flatMap((row) => known.get(row) ?? []);
}

async function withSummary({ mockServer }: SignedInRequest, row: Listed) {
  return { ...row, ...(await summaryOf(mockServer, row.opened)) };
}

async function whole(request: SignedInRequest, row: Listed): Promise<Volunteer> {
  const { opened: _opened, ...shown } = await withSummary(request, row);
  return shown;
}

async function ownTables(request: SignedInRequest): Promise<Listed[]> {
  const { mockServer } = request;
  const isOwn = await ownStudents(request);
  const stores = await mockServer.table(storeTable);
  const remarks = (await mockServer.table(remarkTable)).all().filter(({ done }) => done === 0);
  const rows = (await mockServer.table(volunteerTable)).all();
  const heads = await Promise.all(
    rows.map(async (row: VolunteerRow): Promise<Listed[]> => {
      const opened = await openTable(mockServer, row);
      if (!opened || !isOwn(opened.student)) return [];
      const { storeId } = opened.student;
      const own = remarks.filter(({ tableId }) => tableId === row.id);
      const head = {
        ...(await headOf(mockServer, opened)),
        provinceName: provinceShortName(row.provinceId),
        storeId,
        storeName: stores.get(storeId)?.name ?? '',
        remarks: own.length,
      };
      return [{ ...head, opened }];
    }),
  );
  return heads.flat();
}

const columns = {
  考生: 'userName',
  省份: 'provinceName',
  分数: 'score',
  位次: 'rank',
  批次: 'batchName',
  方案: 'name',
  已填: 'filled',
  上限: 'limit',
  冲: 'reach',
  稳: 'match',
  保: 'safe',
  险: 'risky',
  无数据: 'unknown',
  首志愿: 'firstName',
  错误: 'errors',
  警告: 'warns',
  专家: 'expertName',
  机构: 'storeName',
  状态: ['status', Object.fromEntries(volunteerStatuses.map(({ value, label }) => [value, label]))],
  版本: 'version',
  更新时间: 'savedAt',
} as const;
