import type { CheckedStudent } from './checks/problem';
import { restrictionsOf } from './checks/restrictions';
import type { PlanUnit } from './planUnit';
import { matchReq } from './requirement';

/** A group or a major for women alone says so in brackets: `护理学（女）`, `(只招女生)`. */
const womenOnly = /[（(](?:[^）)]*[招限]?女生?)[）)]/;
const menOnly = /[（(](?:[^）)]*[招限]?男生?)[）)]/;

/**
 * Whether a unit is closed to a student. This year's plan lacks it, or her pool, her subjects or its demands on body,
 * language and marks bar it. Also closed is one with every major barred. A women's college counts as closed to men:
 * some take a few, which an expert looks up.
 */
export function isClosed(unit: PlanUnit, student: CheckedStudent): boolean {
  const { gone, schoolName, groupName = '', majorName = '', restrict, majors, category } = unit;
  if (gone === 1 || (student.gender === 1 && schoolName.includes('女子'))) return true;
  if (matchReq(unit, student).ok === 0) return true;
  if (isForOthers(`${groupName}${majorName}`, student) || restrictionsOf(restrict, student).length > 0)
    return true;
  const isBarred = (major: PlanUnit['majors'][number]) =>
    matchReq({ req: major.req, category }, student).ok === 0 ||
    isForOthers(major.majorName, student) ||
    restrictionsOf(major.restrict, student).length > 0;
  return majors.length > 0 && majors.every(isBarred);
}

function isForOthers(name: string, { gender }: Pick<CheckedStudent, 'gender'>): boolean {
  return gender === 1 ? womenOnly.test(name) : menOnly.test(name);
}
