import { operationsEndpoints } from '@/resources/operations/endpoints';
import { categories } from '@/src/gaokao/enumerations';
import { bareText, plainText } from '@/src/lib/plainText';
import { audit } from '../../audit';
import { batchTable } from '../../gaokao/batchTable';
import { provinces } from '../../gaokao/provinces';
import { type ImportColumns, type ImportedValues, importRoute, numberOrNull } from '../../importFile';
import type { MockServer } from '../../mockServer';
import { refuse } from '../../responses';
import { read, type SignedInRequest } from '../../route';
import { formatTime } from '../../time';
import { collegeTable } from '../college/collegeTable';
import { majorTable } from '../major/majorTable';
import { checkPlan, planInput, readPlanContext } from './planInput';
import { type PlanRow, planKey, planTable } from './planTable';

const { name: bizType, operations } = operationsEndpoints['operations/college-data'];

const columns: ImportColumns = {
  年份: ['year', numberOrNull],
  生源省份: [
    'provinceId',
    (text) => provinces.find(({ name, short }) => name === text || short === text)?.id ?? text,
  ],
  批次: ['batch'],
  院校: ['school'],
  科类: ['category', (text) => categories.find(({ label }) => label === text)?.value ?? text],
  专业组: ['groupCode'],
  选科要求: ['req'],
  专业: ['major'],
  招生专业名称: ['majorName'],
  计划数: ['planCount', numberOrNull],
  录取数: ['admitCount', numberOrNull],
  最低分: ['minScore', numberOrNull],
  平均分: ['avgScore', numberOrNull],
  最高分: ['maxScore', numberOrNull],
  最低位次: ['minRank', numberOrNull],
  数据来源: ['source'],
};

/** Plans and lines out of a file: every row is new, and is looked at by itself. */
export const planImportRoute = importRoute<PlanRow>(operations.import, async (request) => {
  const { mockServer } = request;
  const table = await mockServer.table(planTable);
  const context = await readPlanContext(mockServer, table.all());
  const named = await nameReader(mockServer);
  const lines = new Map<string, number>();
  return {
    columns,
    rowOf: async (values, line) => {
      const row = { ...fresh(request), ...read(named(values), planInput) };
      const twin = lines.get(planKey(row));
      if (twin !== undefined) refuse(`与第 ${twin} 行重复`);
      await checkPlan(context, row);
      lines.set(planKey(row), line);
      return { row, before: undefined };
    },
    write: async (rows) => {
      for (const { row } of rows) await table.put({ ...row, id: table.nextId() });
      await audit(request, { bizType, bizId: 0, action: '导入', remark: `导入 ${rows.length} 条` });
    },
  };
});

/** Makes ids of the names in a line, whose widths and blanks do not count; refuses those that nobody has. */
async function nameReader({ table }: MockServer) {
  const batches = new Map(
    (await table(batchTable))
      .all()
      .map(({ id, name, provinceId, year }) => [`${provinceId} ${year} ${bareText(name)}`, id]),
  );
  const schools = new Map<string, number>();
  const colleges = (await table(collegeTable)).all();
  for (const { id, formerNames } of colleges)
    for (const former of formerNames) schools.set(bareText(former), id);
  // Present names take precedence over former ones.
  for (const { id, name, zsCode } of colleges) schools.set(bareText(name), id).set(zsCode, id);
  const majors = new Map((await table(majorTable)).all().map(({ id, code }) => [code, id]));
  const found = (map: ReadonlyMap<string, number>, key: string, text: string, what: string) =>
    text === '' ? undefined : (map.get(key) ?? refuse(`${what}不存在：${text}`));
  return ({ batch, school, major, ...values }: ImportedValues) => {
    const [batchName = '', schoolName = '', majorText = ''] = [batch, school, major].map((text) =>
      String(text ?? ''),
    );
    // A spreadsheet program cuts the zero off a code.
    const code =
      plainText(majorText)
        .split(/\s/)[0]
        ?.replace(/^\d{5}(?!\d)/, '0$&') ?? '';
    const { year, provinceId } = values;
    if (typeof year !== 'number') refuse('请选择年份');
    if (typeof provinceId !== 'number')
      refuse(provinceId ? `生源省份不存在：${provinceId}` : '请选择生源省份');
    return {
      ...values,
      batchId: found(batches, `${provinceId} ${year} ${bareText(batchName)}`, batchName, '批次'),
      schoolId: found(schools, bareText(schoolName), schoolName, '院校'),
      majorId: found(majors, code, majorText, '专业') ?? null,
    };
  };
}

function fresh({ mockServer, user }: SignedInRequest) {
  const time = formatTime(mockServer.now());
  return {
    ...{ id: 0, creatorId: user.userId, rev: 1 },
    ...{ createTime: time, createBy: user.nickName, updateTime: time, updateBy: user.nickName },
  };
}
