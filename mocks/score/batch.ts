import { z } from 'zod';
import { operationsEndpoints } from '@/resources/operations/endpoints';
import { scoreEndpoints } from '@/resources/score/endpoints';
import { checkBatches, modeOwnOf, withMode } from '@/src/gaokao/batchRules';
import { type BatchRow, batchesOf, batchShape, batchTable, currentYear } from '../gaokao/batchTable';
import { colleges } from '../gaokao/colleges';
import { type ProvinceRow, provinceNow, provincesNow, provinceTable } from '../gaokao/provinceTable';
import { ownTablesOf, tablesInUse } from '../gaokao/tablesInUse';
import { ApiError, forbidden, found, refuse } from '../responses';
import { idSchema, type Route, read, route, type SignedInRequest } from '../route';
import { mayCall } from '../session';
import { alsoFor } from '../sharedPath';
import { formatTime } from '../time';
import { respondList } from '../wire';
import { followBatch } from './countdown';
import { refuseFullMark } from './fullMark';
import { yearSchema } from './lookups';

const { operations } = scoreEndpoints['score/batch'];
const { sync: syncOfColleges } = operationsEndpoints['operations/school-data'].operations;
const forced = z.looseObject({ force: z.literal([1, '1']).optional() });
const flag = z.literal([0, 1]);
const mode = z.literal([1, 2, 3], '请选择填报模式');
const subjectType = z.literal([1, 2, 3], '请选择选科类型');

/** Refuses with 601 what the staff may do all the same. One answer forces the call, so all doubts are told at once. */
function warnOfMode(
  request: SignedInRequest,
  { isUnknown, of, count }: { isUnknown: boolean; of: '该省份' | '该批次'; count: number },
): void {
  const questions = [
    ...(isUnknown ? ['该组合在真实招生中不存在，确定保存？'] : []),
    ...(count > 0 ? [`${of}已有 ${count} 张志愿表，切换模式后这些志愿表将变为只读并需重新填报，确定？`] : []),
  ];
  if (questions.length > 0 && read(request.body, forced).force === undefined)
    throw new ApiError(questions.join(''), 601);
}

/** Names a status where only the tables of that one count (E6). */
const counting = z.looseObject({ status: z.literal([0, 1, 2, 3, 9], '请选择状态').optional() });

/** The provinces of the list (screens Q4 and E6). */
async function shown(request: SignedInRequest, year: number) {
  const withCount = Boolean(request.body.withCount);
  const { status } = read(request.body, counting);
  const all = await provincesNow(request.mockServer);
  return Promise.all(
    all.map(async ({ id, name, short, ...province }) => {
      const batches = await batchesOf(request.mockServer, { provinceId: id, year });
      const main = batches.find((batch) => batch.main);
      return {
        ...{ id, name, shortName: short, year, subjectType: province.subjectType, mode: province.mode },
        ...{ fullMark: province.fullMark, open: province.open, updatedAt: province.updateTime },
        batchCount: batches.length,
        mixed: batches.some((batch) => batch.mode !== province.mode) ? 1 : 0,
        mainLimit: main ? `${main.maxChoices} × ${main.maxMajors}` : '',
        ...(withCount && {
          tableCount: (await ownTablesOf(request, { provinceId: id, year, status })).length,
        }),
      };
    }),
  );
}

const provinceInput = z.object({
  id: idSchema,
  fullMark: z
    .number('满分须为 100–900')
    .int('满分须为 100–900')
    .min(100, '满分须为 100–900')
    .max(900, '满分须为 100–900')
    .optional(),
  examDays: z
    .number('考试天数须为 1–7')
    .int('考试天数须为 1–7')
    .min(1, '考试天数须为 1–7')
    .max(7, '考试天数须为 1–7')
    .optional(),
  open: flag.optional(),
  official: z.union([z.literal(''), z.url({ protocol: /^https?$/, error: '请输入正确的网址' })]).optional(),
});

async function store(request: SignedInRequest, before: ProvinceRow, changes: Partial<ProvinceRow>) {
  const after = { ...before, ...changes, updateTime: formatTime(request.mockServer.now()) };
  await (await request.mockServer.table(provinceTable)).put(after);
  Object.assign(request.trail, { before, after });
}

async function settingsOf({ mockServer }: SignedInRequest, id: number): Promise<ProvinceRow> {
  return found((await mockServer.table(provinceTable)).get(id));
}

const newBatch = batchShape
  .omit({ id: true, provinceId: true, year: true })
  .extend({ id: idSchema.nullish() });
const saveInput = z.object({
  provinceId: idSchema,
  year: yearSchema,
  configs: z.array(newBatch).min(1, '请至少保留一个批次'),
});

/** Saves a province's batches: rows without an id are new, missing ones are removed. */
async function saveBatches(request: SignedInRequest) {
  const { provinceId, year, configs } = read(request.body, saveInput);
  const { mockServer } = request;
  const province = found(await provinceNow(mockServer, provinceId));
  const table = await mockServer.table(batchTable);
  const before = await batchesOf(mockServer, { provinceId, year });
  const rows = configs.map((config, index): BatchRow => {
    const id = config.id ?? table.nextId();
    if (config.id && !before.some((batch) => batch.id === id)) refuse('批次不存在或已被删除');
    const modeOwn = config.id ? config.modeOwn : modeOwnOf(config.mode, province.mode);
    return { ...config, id, provinceId, year, order: index + 1, name: config.name.trim(), modeOwn };
  });
  const [problem] = checkBatches(rows, province.fullMark);
  if (problem) refuse(problem.text);
  await refuseModes(request, before, rows);
  const gone = before.filter(({ id }) => !rows.some((row) => row.id === id));
  for (const batch of gone) await refuseInUse(request, batch);
  await warnOfModes(request, before, rows);
  for (const { id } of gone) await table.remove(id);
  for (const row of rows) await table.put(row);
  await followBatch(
    request,
    rows.find(({ main }) => main === 1),
  );
  await store(request, await settingsOf(request, provinceId), {});
  Object.assign(request.trail, { before: { configs: before }, after: { configs: rows } });
  return { configs: await batchesOf(mockServer, { provinceId, year }) };
}

/** The mode of a batch that exists has a permission of its own. */
async function refuseModes(request: SignedInRequest, before: readonly BatchRow[], rows: readonly BatchRow[]) {
  const isChanged = before.some((batch) => {
    const row = rows.find(({ id }) => id === batch.id);
    return row && (row.mode !== batch.mode || row.modeOwn !== batch.modeOwn);
  });
  if (isChanged && !(await mayCall(request, operations.changeBatchMode))) throw forbidden('rpc');
}

/** Last year's rules may bring other modes along: that is asked about as where one is chosen. */
async function warnOfModes(request: SignedInRequest, before: readonly BatchRow[], rows: readonly BatchRow[]) {
  const changed = rows.filter(({ id, mode: next }) => before.find((batch) => batch.id === id)?.mode !== next);
  const province = await provinceNow(request.mockServer, rows[0]?.provinceId ?? 0);
  const counts = await Promise.all(changed.map(({ id }) => tablesInUse(request.mockServer, { batchId: id })));
  warnOfMode(request, {
    isUnknown: province?.subjectType === 1 && changed.some((batch) => batch.mode === 2),
    of: '该批次',
    count: counts.reduce((sum, count) => sum + count, 0),
  });
}

async function refuseInUse({ mockServer }: SignedInRequest, { id }: BatchRow): Promise<void> {
  const count = await tablesInUse(mockServer, { batchId: id });
  if (count > 0) refuse(`该批次已有 ${count} 张志愿表，不能删除`);
}

const modeOfProvince = z.object({ provinceId: idSchema, year: yearSchema, subjectType, mode });

/** The mode of a province and of every batch that follows it. */
async function changeProvinceMode(request: SignedInRequest) {
  const { provinceId, year, ...changes } = read(request.body, modeOfProvince);
  const { mockServer } = request;
  const settings = await settingsOf(request, provinceId);
  const following = (await batchesOf(mockServer, { provinceId, year })).filter(
    (batch) => batch.modeOwn === 0 && batch.mode !== changes.mode,
  );
  const counts = await Promise.all(following.map(({ id }) => tablesInUse(mockServer, { batchId: id })));
  const affectedTables = counts.reduce((sum, count) => sum + count, 0);
  const isUnknown = changes.subjectType === 1 && changes.mode === 2;
  warnOfMode(request, { isUnknown, of: '该省份', count: affectedTables });
  const table = await mockServer.table(batchTable);
  for (const batch of following) await table.put({ ...withMode(batch, changes.mode), ...idsOf(batch) });
  await store(request, settings, changes);
  const ownBatches = (await batchesOf(mockServer, { provinceId, year })).filter(
    (batch) => batch.modeOwn === 1,
  );
  return { changedBatches: following.length, ownBatches: ownBatches.length, affectedTables };
}

/** The members that a change of mode leaves alone, as the mocks keep them. */
function idsOf({ id, lines, ratio }: BatchRow): Pick<BatchRow, 'id' | 'lines' | 'ratio'> {
  return { id, lines, ratio };
}

const modeOfBatch = z.object({ batchId: idSchema, mode, maxChoices: z.number(), maxMajors: z.number() });

async function changeBatchMode(request: SignedInRequest) {
  const { batchId, ...changes } = read(request.body, modeOfBatch);
  const { mockServer } = request;
  const table = await mockServer.table(batchTable);
  const before = found(table.get(batchId));
  const province = found(await provinceNow(mockServer, before.provinceId));
  const modeOwn = modeOwnOf(changes.mode, province.mode);
  const after: BatchRow = { ...withMode(before, changes.mode), ...idsOf(before), ...changes, modeOwn };
  const others = await batchesOf(mockServer, before);
  const [problem] = checkBatches(
    others.map((row) => (row.id === batchId ? after : row)),
    province.fullMark,
  );
  if (problem) refuse(problem.text);
  const affectedTables = before.mode === after.mode ? 0 : await tablesInUse(mockServer, { batchId });
  const isUnknown = province.subjectType === 1 && after.mode === 2;
  warnOfMode(request, { isUnknown, of: '该批次', count: affectedTables });
  await table.put(after);
  await store(request, await settingsOf(request, before.provinceId), {});
  Object.assign(request.trail, { before, after });
  return { affectedTables };
}

/** Names that the list of labels has and the list of colleges does not: as real lists do. */
const unknownSchools = ['示例理工大学（筹）', '示例师范学院东校区'];

/** Milliseconds that the synchronisation takes. */
const syncTime = 1500;

/** The first time brings every label that the official lists give; after that the colleges have them. */
async function syncLabels(request: SignedInRequest) {
  const settings = await settingsOf(request, read(request.body.provinceId, idSchema));
  const here = (await colleges()).filter((college) => college.provinceId === settings.id);
  const labelled = here.filter(({ tags }) => tags.length > 0).length;
  const updated = settings.labelsAt === '' ? labelled : 0;
  await new Promise((done) => setTimeout(done, syncTime));
  await store(request, settings, { labelsAt: formatTime(request.mockServer.now()) });
  const missing = unknownSchools.map((schoolName) => ({ schoolName }));
  return { updated, unchanged: here.length - updated, missing };
}

/** The calls of screen Q4. */
export const batchRoutes: readonly Route[] = [
  route(operations.list, async (request) => {
    const year = request.body.year ? read(request.body.year, yearSchema) : currentYear;
    return respondList(request, await shown(request, year), {
      keyword: ['name', 'shortName'],
      order: { field: 'id' },
    });
  }),
  route(operations.saveProvince, async (request) => {
    const { id, ...changes } = read(request.body, provinceInput);
    if (changes.fullMark !== undefined) await refuseFullMark(request.mockServer, id, changes.fullMark);
    await store(request, await settingsOf(request, id), changes);
  }),
  route(operations.saveBatches, saveBatches),
  route(operations.changeProvinceMode, changeProvinceMode),
  route(operations.changeBatchMode, changeBatchMode),
  alsoFor(route(operations.syncLabels, syncLabels, { slow: true }), syncOfColleges),
];
