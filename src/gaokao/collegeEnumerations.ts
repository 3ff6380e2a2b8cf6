import type { EnumerationItem } from './enumerations';

/** Who runs a college (screens-expert, section 4, as all that follow). */
export const collegeNatures = [
  { value: '公办', label: '公办', color: 'green', tone: 'success' },
  { value: '民办', label: '民办', color: 'orange', tone: 'warning' },
  { value: '中外合作办学', label: '中外合作办学', color: 'blue', tone: 'primary' },
  { value: '内地与港澳台地区合作办学', label: '内地与港澳台地区合作办学', color: 'blue', tone: 'primary' },
] as const satisfies readonly EnumerationItem[];

/** Marks of colleges. */
export const collegeTags = [
  { value: '985', label: '985', color: 'red', tone: 'danger' },
  { value: '211', label: '211', color: 'orange', tone: 'warning' },
  { value: '双一流', label: '双一流', color: 'blue', tone: 'primary' },
  { value: '强基计划', label: '强基计划', color: 'green', tone: 'success' },
] as const satisfies readonly EnumerationItem[];

/** Grades of a college’s subjects. */
export const subjectGrades = [
  { value: 'A+', label: 'A+', color: 'green', tone: 'success' },
  { value: 'A', label: 'A', color: 'green', tone: 'success' },
  { value: 'A-', label: 'A-', color: 'green', tone: 'success' },
  { value: 'B+', label: 'B+', color: 'blue', tone: 'primary' },
  { value: 'B', label: 'B', color: 'blue', tone: 'primary' },
  { value: 'B-', label: 'B-', color: 'blue', tone: 'primary' },
  { value: 'C+', label: 'C+', color: 'default', tone: 'info' },
  { value: 'C', label: 'C', color: 'default', tone: 'info' },
  { value: 'C-', label: 'C-', color: 'default', tone: 'info' },
] as const satisfies readonly EnumerationItem[];
