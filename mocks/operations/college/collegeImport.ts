import { operationsEndpoints } from '@/resources/operations/endpoints';
import { bareText } from '@/src/lib/plainText';
import { provinceName } from '@/src/lib/provinceName';
import { audit } from '../../audit';
import { nextRev } from '../../businessRules';
import {
  chosen,
  type ImportColumns,
  type ImportedLine,
  type ImportedValues,
  importRoute,
  listed,
  numberOrNull,
  onOffIn,
} from '../../importFile';
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
  院校标签: ['tags', chosen],
  主管部门: ['affiliation'],
  建校年份: ['founded', numberOrNull],
  硕士点: ['master', numberOrNull],
  博士点: ['doctor', numberOrNull],
  官网: ['website'],
  招生网: ['admissionSite'],
  招生电话: ['phone'],
  状态: ['status', onOffIn],
};

/** Colleges out of a file: those with a known 学校标识码 are changed, in what the file has. */
export const collegeImportRoute = importRoute<CollegeRow>(operations.import, async (request) => {
  const { mockServer } = request;
  const table = await mockServer.table(collegeTable);
  const all = table.all();
  const byCode = new Map(all.map((row) => [row.code, row]));
  // A line below is compared with those above it.
  const names = new Map(all.map(({ name, code }) => [name, code]));
  const shortCodes = new Map(all.map(({ zsCode, code }) => [zsCode, code]));
  const lines = new Map<string, number>();
  return {
    columns,
    rowOf: (values, line) => {
      const code = String(values.code ?? '');
      const twin = lines.get(code);
      if (twin !== undefined) refuse(`与第 ${twin} 行的学校标识码重复`);
      const before = byCode.get(code);
      const row = rowOf(request, values, before);
      if ((shortCodes.get(row.zsCode) ?? code) !== code) refuse('院校代码已存在');
      if ((names.get(row.name) ?? code) !== code) refuse('院校名称已存在');
      if (before) {
        names.delete(before.name);
        shortCodes.delete(before.zsCode);
      }
      names.set(row.name, code);
      shortCodes.set(row.zsCode, code);
      lines.set(code, line);
      return { row, before };
    },
    write: async (found) => {
      for (const line of found) await writeLine(request, line);
    },
  };
});

function rowOf(request: SignedInRequest, values: ImportedValues, before: CollegeRow | undefined): CollegeRow {
  const { mockServer, user } = request;
  const now = mockServer.now();
  const { place, ...others } = values;
  const known = before ?? { ...blank, nameHistory: [] };
  const given = { ...known, ...others, ...(place !== undefined && placeOf(String(place), before)) };
  const stamp = { updateTime: formatTime(now), updateBy: user.nickName };
  const made = { ...stamp, createTime: stamp.updateTime, createBy: user.nickName };
  const row = { ...made, ...known, ...read(given, collegeInput), city: given.city };
  checkCollege(row, now);
  if (!before) return { ...row, ...stamp };
  const after = { ...settled(row, before, formatDay(now)), city: given.city };
  return isSame(after, before) ? before : { ...after, ...nextRev(before), ...stamp };
}

const blank = { id: 0, city: '', officialTags: [], rev: 1 };

async function writeLine(request: SignedInRequest, { row, before }: ImportedLine<CollegeRow>) {
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

/** A province, city and county as codes. A city that the table of areas lacks stays where the college has it already. */
function placeOf(text: string, before: CollegeRow | undefined): Pick<CollegeRow, 'area' | 'city'> {
  const parts = bareText(text).split('/').filter(Boolean);
  const area: number[] = [];
  for (const part of parts) {
    const found = areasBelow(area.at(-1) ?? 0).find(
      ({ name, pid }) => name === part || (pid === 0 && provinceName(name) === part),
    );
    if (found) area.push(found.id);
    else if (isKept(before, area, parts)) return { area, city: part };
    else refuse(`所在地「${part}」无法识别，应写成 省/市/区县，如 湖南省/长沙市/岳麓区`);
  }
  return { area, city: '' };
}

/** Whether a college is in the province and has the city by its name. */
function isKept(before: CollegeRow | undefined, [province]: readonly number[], parts: readonly string[]) {
  return parts.length === 2 && before?.area[0] === province && before?.city === parts[1];
}
