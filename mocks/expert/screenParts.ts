import { expertEndpoints } from '@/resources/expert/endpoints';
import { lookupEndpoints } from '@/resources/lookups/endpoints';
import { firstStudentId } from './studentTable';

/** The calls of 专家服务 by the part of it that they are about. */
export const expertCalls = {
  filling: expertEndpoints['expert/filling'].operations,
  student: expertEndpoints['expert/student'].operations,
  volunteer: expertEndpoints['expert/volunteer'].operations,
  table: expertEndpoints['expert/table'].operations,
  report: expertEndpoints['expert/report'].operations,
  major: expertEndpoints['expert/major'].operations,
  college: expertEndpoints['expert/college'].operations,
  appointment: expertEndpoints['expert/appointment'].operations,
  order: expertEndpoints['expert/order'].operations,
  provinces: lookupEndpoints['lookups/province'].operations,
  experts: lookupEndpoints['lookups/expert'].operations,
};

/** The demonstration's student and her table. */
export const demo = { id: firstStudentId, tableId: 501 };
/** A province and a year. */
export const about = { provinceId: 430000, year: 2026 };
/** A score table of that province and year. */
export const stage = { ...about, category: 4 };
/** A page of a list. */
export const page = { page: 1, limit: 20 };
const { open, student } = expertCalls.table;
const { batches, chances, units, groups } = expertCalls.volunteer;
/** Calls that read a table as a whole: on its page, in the final reading, checked again from the list. */
export const wholeTable = [
  [open, { id: demo.tableId }],
  [student, { id: demo.id }],
  [batches, about],
  [chances, { userId: demo.id, ...stage, batchId: 0, units: [] }, 'any'],
] as const;
/** The drawer of a college and its majors (screen E11). */
export const college = [
  [expertCalls.college.home, { schoolId: 1 }, 'any'],
  [expertCalls.college.grades, { schoolId: 1 }, 'any'],
  [expertCalls.college.departments, { schoolId: 1 }, 'any'],
  [expertCalls.college.major, { majorCode: '080901' }, 'any'],
  [units, { userId: demo.id, batchId: 0, mode: 2, ...page }, 'any'],
  [groups, { ...about, batchId: 0, schoolId: 1 }, 'any'],
  [chances, { userId: demo.id, ...stage, batchId: 0, units: [] }, 'any'],
] as const;
