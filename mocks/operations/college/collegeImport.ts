import { operationsEndpoints } from '@/resources/operations/endpoints';
import { audit } from '../../audit';
import { nextRev } from '../../businessRules';
import { type ImportColumns, type ImportedValues, importRoute, listed, numberOrNull } from '../../importFile';
import { areasBelow } from '../../platform/areas';
import { refuse } from '../../responses';
import { read, type SignedInRequest } from '../../route';
import { formatDay, formatTime } from '../../time';
import { collegeLabels, settled } from './collegeChanges';
import { checkCollege, collegeInput } from './collegeInput';
import { type CollegeRow, collegeTable } from './collegeTable';

const { name: bizType, operations } = operationsEndpoints['operations/school-data'];

const columns: ImportColumns = {
  学校标识码: ['code'],
  院校代码: ['zsCode'],
  院校名称: ['name'],
  曾用名: ['formerNames', listed],
  所在地: ['place'],
  地址: ['address'],
  办学层次: ['level'],
  办学类别: ['subLevel'],
  办学性质: ['nature'],
  院校类型: ['type'],
  院校标签: ['tags', listed],
  主管部门: ['affiliation'],
  建校年份: ['founded', numberOrNull],
  硕士点: ['master', numberOrNull],
  博士点: ['doctor', numberOrNull],
  官网: ['website'],
  招生网: ['admissionSite'],
  招生电话: ['phone'],
  状态: ['status', (text) => (text === '停用' ? 0 : text === '启用' || text === '' ? 1 : text)],
};

/** A line's college, as it will be and as it was. */
interface Line {
  readonly row: CollegeRow;
  readonly before: CollegeRow | undefined;
}

/** Colleges out of a file: those with a known 学校标识码 are changed, the others are new. */
export const collegeImportRoute = importRoute<Line>(operations.import, async (request) => {
  const { mockServer } = request;
  const table = await mockServer.table(collegeTable);
  const all = table.all();
  const byCode = new Map(all.map((row) => [row.code, row]));
  const names = new Map(all.map(({ name, code }) => [name, code]));
  const lines = new Map<string, number>();
  return {
    columns,
    rowOf: (values, line) => {
      const code = String(values.code ?? '');
      const twin = lines.get(code);
      if (twin !== undefined) refuse(`与第 ${twin} 行的学校标识码重复`);
      const before = byCode.get(code);
      const row = rowOf(request, values, before);
      if ((names.get(row.name) ?? code) !== code) refuse('院校名称已存在');
      lines.set(code, line);
      return { row, before };
    },
    write: async (found) => {
      for (const { row, before } of found) await writeLine(request, row, before);
    },
  };
});

function rowOf(request: SignedInRequest, values: ImportedValues, before: CollegeRow | undefined): CollegeRow {
  const { mockServer, user } = request;
  const now = mockServer.now();
  const { place, ...others } = values;
  const known = before ?? { ...blank, nameHistory: [] };
  const given = { ...known, ...others, ...placeOf(String(place ?? '')) };
  const stamp = { updateTime: formatTime(now), updateBy: user.nickName };
  const made = { ...stamp, createTime: stamp.updateTime, createBy: user.nickName };
  const row = { ...made, ...known, ...read(given, collegeInput), city: given.city };
  checkCollege(row, now);
  if (!before) return { ...row, ...stamp };
  const after = { ...settled(row, before, formatDay(now)), city: given.city };
  return isSame(after, before) ? before : { ...after, ...nextRev(before), ...stamp };
}

const blank = { id: 0, city: '', officialTags: [], rev: 1 };

async function writeLine(request: SignedInRequest, row: CollegeRow, before: CollegeRow | undefined) {
  if (row === before) return;
  const table = await request.mockServer.table(collegeTable);
  const after = await table.put(before ? row : { ...row, id: table.nextId() });
  const entry = { bizType, bizId: after.id, action: '导入', after, fields: collegeLabels };
  await audit(request, before ? { ...entry, before } : entry);
}

function isSame(one: CollegeRow, other: CollegeRow): boolean {
  const text = ({ ...row }: CollegeRow) =>
    JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)));
  return text(one) === text(other);
}

/** 湖南省/长沙市 as codes; a city that the table of areas lacks stays as its name. */
function placeOf(text: string): { area: number[]; city: string } {
  const [province = '', city = '', county = ''] = text.split('/');
  const provinceId = areasBelow(0).find(
    ({ name }) => name === province || (province !== '' && name.startsWith(province)),
  )?.id;
  if (provinceId === undefined) return { area: [], city: '' };
  const cityId = areasBelow(provinceId).find(({ name }) => name === city)?.id;
  if (cityId === undefined) return { area: [provinceId], city };
  const countyId = areasBelow(cityId).find(({ name }) => name === county)?.id;
  return { area: [provinceId, cityId, ...(countyId === undefined ? [] : [countyId])], city: '' };
}
