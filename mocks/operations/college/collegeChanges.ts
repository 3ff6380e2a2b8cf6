import type { AuditFields } from '../../audit';
import { nextRev } from '../../businessRules';
import type { CollegeRow } from './collegeTable';

/** The members of a college whose changes are told. */
export const collegeLabels: AuditFields = {
  code: '学校标识码',
  zsCode: '院校代码',
  name: '院校名称',
  formerNames: '曾用名',
  area: '所在地',
  address: '地址',
  level: '办学层次',
  subLevel: '办学类别',
  nature: '办学性质',
  type: '院校类型',
  tags: '院校标签',
  affiliation: '主管部门',
  founded: '建校年份',
  master: '硕士点',
  doctor: '博士点',
  website: '官网',
  admissionSite: '招生网',
  phone: '招生电话',
  status: ['状态', { 1: '启用', 0: '停用' }],
};

/** A college after a save: its old name becomes a former name, another place clears the list's city. */
export function settled(row: CollegeRow, before: CollegeRow, day: string): CollegeRow {
  const moved = JSON.stringify(row.area) !== JSON.stringify(before.area);
  const placed = moved ? { ...row, city: '' } : row;
  if (row.name === before.name) return placed;
  return {
    ...placed,
    formerNames: withName(row.formerNames, before.name),
    nameHistory: [{ name: row.name, time: day, note: `由「${before.name}」更名` }, ...row.nameHistory],
  };
}

/** The college that is left of two: it takes the other's names and tags over. */
export function merged(to: CollegeRow, from: CollegeRow, day: string): CollegeRow {
  const names = [from.name, ...from.formerNames].filter((name) => name !== to.name);
  return {
    ...to,
    ...nextRev(to),
    formerNames: names.reduce(withName, to.formerNames),
    nameHistory: [{ name: from.name, time: day, note: `并入「${to.name}」` }, ...to.nameHistory],
    tags: [...new Set([...to.tags, ...from.tags])],
    officialTags: [...new Set([...to.officialTags, ...from.officialTags])],
  };
}

function withName(names: string[], name: string): string[] {
  return names.includes(name) ? names : [...names, name];
}
