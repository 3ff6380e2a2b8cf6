import { z } from 'zod';
import { operationsEndpoints } from '@/resources/operations/endpoints';
import { compareCatalogues, studyYears } from '@/resources/operations/major/major';
import { bareText } from '@/src/lib/plainText';
import { audit } from '../../audit';
import { nextRev } from '../../businessRules';
import {
  chosen,
  type ImportColumns,
  type ImportedLine,
  importRoute,
  onOffIn,
  parted,
} from '../../importFile';
import { htmlOf, wordsIn } from '../../plainHtml';
import { found, refuse } from '../../responses';
import { type Route, read, route, type SignedInRequest } from '../../route';
import { formatTime } from '../../time';
import { checkMajor, majorInput } from './majorInput';
import { type MajorClass, type MajorRow, majorClasses, majorTable } from './majorTable';

const { name: bizType, operations } = operationsEndpoints['operations/specialty'];

const valueFor = (options: readonly { readonly value: string; readonly label: string }[], text: string) =>
  options.find(({ label }) => label === text)?.value ?? text;

const columns: ImportColumns = {
  专业代码: ['code'],
  专业名称: ['name'],
  层次: ['level'],
  专业类: ['classCode'],
  授予学位: ['degree'],
  修业年限: ['years', (text) => valueFor(studyYears, text)],
  专业介绍: ['intro', htmlOf],
  主干课程: ['courses', parted],
  就业方向: ['careers', parted],
  匹配兴趣: ['holland', chosen],
  状态: ['status', onOffIn],
};

/** The members of a major whose changes are told. */
export const majorLabels = {
  code: '专业代码',
  name: '专业名称',
  level: '层次',
  classCode: '专业类',
  degree: '授予学位',
  years: '修业年限',
  courses: '主干课程',
  careers: '就业方向',
  holland: '匹配兴趣',
  status: ['状态', { 1: '启用', 0: '停用' }],
} as const;

const lines = z.array(z.object({ code: z.string(), name: z.string() })).max(2000, '目录最多 2000 行');
const compareInput = z.object({ level: z.literal(['本科', '专科'], '请选择层次'), lines });
const applyInput = z.object({
  level: z.literal(['本科', '专科'], '请选择层次'),
  before: lines.element.nullish(),
  after: lines.element.nullish(),
});

/** The unique key of a major: its level and the digits of its code. */
function keyOf({ level, code }: { readonly level: string; readonly code: string }): string {
  return `${level} ${code.slice(0, 6)}`;
}

/** Writes a line: a known code changes its major, unless all is as it was. */
async function writeLine(request: SignedInRequest, { row, before }: ImportedLine<MajorRow>): Promise<void> {
  if (before) return isSame(row, before) ? undefined : step(request, before, row, '导入');
  const table = await request.mockServer.table(majorTable);
  const after = await table.put({ ...row, id: table.nextId() });
  await audit(request, { bizType, bizId: after.id, action: '导入', after });
}

function isSame(one: MajorRow, other: MajorRow): boolean {
  const text = (row: MajorRow) =>
    JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return text(one) === text(other);
}

/** The code of a class that is named as in the list. Two are called 设计学类: the major's own code tells them apart. */
function classCodeIn(
  { code, level, classCode }: z.output<typeof majorInput>,
  classes: readonly MajorClass[],
): string {
  const text = bareText(classCode);
  // A spreadsheet program cuts the zero off a code.
  const names = [text, text.padStart(4, '0')];
  const meant = classes.filter(
    (one) => one.level === level && (bareText(one.name) === text || names.includes(one.code)),
  );
  const own = meant.find((one) => code.startsWith(one.code)) ?? meant[0];
  return (
    own?.code ?? refuse(`${level}专业类「${classCode}」无法识别，应写成名称或四位代码，如 计算机类 或 0809`)
  );
}

/** A file has the words of an introduction alone: these leave it as it was written. */
function keptIntro(intro: string, before: MajorRow): string {
  return wordsIn(intro) === wordsIn(before.intro) ? before.intro : intro;
}

/** Majors out of a file, those with a known code being changed, and the comparison with a new catalogue. */
export const majorImportRoutes: readonly Route[] = [
  importRoute<MajorRow>(operations.import, async (request) => {
    const table = await request.mockServer.table(majorTable);
    const all = new Map(table.all().map((row) => [keyOf(row), row]));
    const classes = [...(await majorClasses()).values()];
    const lines = new Map<string, number>();
    return {
      columns,
      rowOf: async (values, line) => {
        const key = keyOf({ level: String(values.level), code: String(values.code) });
        const before = all.get(key);
        const written = read({ ...before, ...values }, majorInput);
        const sent = { ...written, classCode: classCodeIn(written, classes) };
        const twin = lines.get(key);
        if (twin !== undefined) refuse(`与第 ${twin} 行的专业代码重复`);
        const row = before
          ? { ...before, ...sent, intro: keptIntro(sent.intro, before) }
          : { ...fresh(request), ...sent };
        await checkMajor(row, [...all.values()]);
        // A line below is compared with those above it.
        all.set(key, before ? row : { ...row, id: -line });
        lines.set(key, line);
        return { row, before };
      },
      write: async (found) => {
        for (const one of found) await writeLine(request, one);
      },
    };
  }),

  route(operations.compare, async ({ mockServer, body }) => {
    const { level, lines: after } = read(body, compareInput);
    const rows = (await mockServer.table(majorTable))
      .all()
      .filter((row) => row.level === level && row.change !== 4);
    return compareCatalogues(
      rows.map(({ code, name }) => ({ code, name })),
      after,
    );
  }),

  route(operations.apply, async (request) => {
    const { level, before, after } = read(request.body, applyInput);
    const table = await request.mockServer.table(majorTable);
    const known = before && table.find((row) => row.level === level && row.code === before.code);
    if (before && !known) refuse('数据不存在或已被删除');
    if (!after) return step(request, found(known ?? undefined), { change: 4, status: 0 }, '撤销');
    if (known) return renew(request, known, after);
    const withdrawn = table.find((row) => row.change === 4 && keyOf(row) === keyOf({ ...after, level }));
    if (withdrawn) return renew(request, withdrawn, after);
    const values = {
      ...after,
      level,
      classCode: after.code.slice(0, 4),
      years: level === '本科' ? '4' : '3',
    };
    const degree =
      level === '本科' ? (table.find((row) => row.classCode === values.classCode)?.degree ?? '') : '';
    const intro = `<p>${after.name}为目录新增专业，介绍待补充。</p>`;
    const row = { ...fresh(request), ...read({ ...values, degree, intro }, majorInput), change: 1 as const };
    await checkMajor(row, table.all());
    const made = await table.put({ ...row, id: table.nextId() });
    await audit(request, { bizType, bizId: made.id, action: '目录新增', after: made });
  }),
];

/** Changes a major to what the new catalogue says; a withdrawn one is there again. */
async function renew(request: SignedInRequest, before: MajorRow, after: { code: string; name: string }) {
  const all = (await request.mockServer.table(majorTable)).all();
  const placed = read({ ...before, ...after, classCode: after.code.slice(0, 4) }, majorInput);
  const change = before.change === 4 ? 1 : before.name === after.name ? 3 : 2;
  const row: MajorRow = { ...before, ...placed, change, ...(change === 1 && { status: 1 }) };
  await checkMajor(row, all);
  await step(request, before, row, { 1: '目录新增', 2: '目录更名', 3: '目录调整' }[change]);
}

/** Stores a step of a major and writes it down. */
export async function step(
  request: SignedInRequest,
  before: MajorRow,
  changes: Partial<MajorRow>,
  action: string,
): Promise<void> {
  const { mockServer, user } = request;
  const stamp = { updateTime: formatTime(mockServer.now()), updateBy: user.nickName };
  const after = { ...before, ...changes, ...nextRev(before), ...stamp };
  await (await mockServer.table(majorTable)).put(after);
  await audit(request, { bizType, bizId: before.id, action, before, after, fields: majorLabels });
}

function fresh({ mockServer, user }: SignedInRequest) {
  const time = formatTime(mockServer.now());
  return {
    ...{ id: 0, change: 0 as const, rev: 1 },
    ...{ createTime: time, createBy: user.nickName, updateTime: time, updateBy: user.nickName },
  };
}
