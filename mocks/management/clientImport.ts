import { z } from 'zod';
import { managementEndpoints } from '@/resources/management/endpoints';
import { readTable } from '@/src/lib/sheet/readTable';
import type { ReadCell } from '@/src/lib/sheet/sheet';
import { audit } from '../audit';
import { platformStoreId } from '../customer/storeRow';
import { provinces } from '../gaokao/provinces';
import type { MockServer } from '../mockServer';
import { keptFile } from '../platform/filesKept';
import { ApiError, refuse } from '../responses';
import { read, route, type SignedInRequest } from '../route';
import { labelsOf } from '../system/dictSeed';
import { formatTime } from '../time';
import { checkClient, clientInput, noProvince } from './clientInput';
import { type ClientRow, clientTable } from './clientTable';

const { name: bizType, operations } = managementEndpoints['management/client-data'];

/** Rows of the largest file. */
const maxRows = 5000;

const asked = z.object({ fileName: z.string().min(1), mode: z.coerce.number().pipe(z.literal([1, 2])) });

type Convert = (text: string) => unknown;

const whole: Convert = (text) => (text === '' ? null : Number(text));
const codeOf =
  (labels: Readonly<Record<string, string>>): Convert =>
  (text) =>
    Object.entries(labels).find(([, label]) => label === text)?.[0] ?? text;

const provinceColumn = '高考省份';

/** The columns of a file by heading, with the conversion of their texts. */
const columns: Readonly<Record<string, readonly [field: string, convert?: Convert]>> = {
  学生姓名: ['name'],
  性别: ['gender', (text) => (text === '女' ? 2 : text === '男' ? 1 : text)],
  手机号: ['mobile'],
  家长姓名: ['parentName'],
  家长电话: ['parentMobile'],
  [provinceColumn]: [
    'provinceId',
    (text) => provinces.find(({ name, short }) => name === text || short === text)?.id ?? '',
  ],
  高考年份: ['year', whole],
  年级: ['grade', codeOf(labelsOf('grade'))],
  就读中学: ['schoolName'],
  分数: ['score', whole],
  位次: ['rank', whole],
  客户来源: ['source', codeOf(labelsOf('client_source'))],
  备注: ['remark'],
};

interface Problem {
  readonly row: number;
  readonly column: string;
  readonly value: string;
  readonly msg: string;
}

interface Line {
  readonly row: number;
  readonly values: Readonly<Record<string, unknown>>;
  readonly mobile: string;
  /** The province as it stands in the file. */
  readonly province: string;
}

/** Takes clients out of an uploaded file: mode 1 looks at it, 2 writes the rows that are right. */
export const importRoute = route(operations.import, async (request) => {
  const { fileName, mode } = read(request.body, asked);
  const lines = await linesOf(request.mockServer, fileName);
  const known = await knownMobiles(request);
  const errors: Problem[] = [];
  const good: ClientRow[] = [];
  for (const line of lines) {
    const outcome = await rowOf(request, line, known);
    if ('msg' in outcome) errors.push(outcome);
    else good.push(outcome);
  }
  if (mode === 2) await write(request, good);
  return { total: lines.length, valid: good.length, errors };
});

async function linesOf(mockServer: MockServer, fileName: string): Promise<Line[]> {
  const kept = await keptFile(mockServer, fileName);
  if (!kept) return refuse('数据不存在或已被删除');
  const table = await readTable(new File([kept.blob], kept.name), { maxRows });
  if ('refused' in table) return refuse(table.refused);
  const head = table.head.map((label) => label.trim());
  return table.rows.map(({ cells }, index) => {
    const values = Object.fromEntries(head.map((label, place) => cellValue(label, cells[place])));
    const province = String(cells[head.indexOf(provinceColumn)] ?? '').trim();
    return { row: index + 2, values, mobile: String(values.mobile ?? ''), province };
  });
}

function cellValue(label: string, cell: ReadCell | undefined): [string, unknown] {
  const [field = label, convert = (text: string): unknown => text] = columns[label] ?? [];
  return [field, convert(String(cell ?? '').trim())];
}

/** Taken mobiles of the institution, with the reason: those of clients, and of rows above. */
async function knownMobiles({ mockServer, user }: SignedInRequest): Promise<Map<string, string>> {
  const rows = (await mockServer.table(clientTable)).all().filter(({ storeId }) => storeId === user.storeId);
  return new Map(rows.map(({ mobile, name }) => [mobile, `该手机号已有客户：${name}`]));
}

/** The client of a row, or what is wrong with it. */
async function rowOf(
  request: SignedInRequest,
  { row, values, mobile, province }: Line,
  known: Map<string, string>,
): Promise<ClientRow | Problem> {
  try {
    const client = newClient(request, read(values, clientInput));
    const taken = known.get(mobile);
    if (taken !== undefined) return { row, column: '手机号', value: mobile, msg: taken };
    await checkClient(request.mockServer, client);
    known.set(mobile, `与第 ${row} 行的手机号重复`);
    return client;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const about = error.message === noProvince && { column: provinceColumn, value: province };
    return { row, column: '', value: '', ...about, msg: error.message };
  }
}

function newClient({ mockServer, user }: SignedInRequest, values: z.output<typeof clientInput>): ClientRow {
  const time = formatTime(mockServer.now());
  return {
    ...values,
    ownerId: user.userId,
    ...{ id: 0, storeId: user.storeId || platformStoreId, stage: 0, lostReason: '', userId: null, rev: 1 },
    ...{ createTime: time, createBy: user.nickName, updateTime: time, updateBy: user.nickName },
  };
}

async function write(request: SignedInRequest, rows: readonly ClientRow[]): Promise<void> {
  const table = await request.mockServer.table(clientTable);
  for (const row of rows) {
    const after = await table.put({ ...row, id: table.nextId() });
    await audit(request, { bizType, bizId: after.id, action: '导入', after });
  }
}
