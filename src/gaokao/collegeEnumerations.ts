import type { EnumerationItem } from './enumerations';

/** Who runs a college (screens-expert, section 4, as all that follow). */
export const collegeNatures = [
  { value: '公办', label: '公办', color: 'green', tone: 'success' },
  { value: '民办', label: '民办', color: 'orange', tone: 'warning' },
  { value: '中外合作办学', label: '中外合作办学', color: 'blue', tone: 'primary' },
  { value: '内地与港澳台地区合作办学', label: '内地与港澳台地区合作办学', color: 'blue', tone: 'primary' },
] as const satisfies readonly EnumerationItem[];

/** Types of colleges. */
export const collegeTypes = [
  { value: '综合', label: '综合' },
  { value: '理工', label: '理工' },
  { value: '师范', label: '师范' },
  { value: '医药', label: '医药' },
  { value: '财经', label: '财经' },
  { value: '农林', label: '农林' },
  { value: '艺术', label: '艺术' },
  { value: '政法', label: '政法' },
  { value: '体育', label: '体育' },
  { value: '语言', label: '语言' },
  { value: '民族', label: '民族' },
  { value: '军事', label: '军事' },
  { value: '其他', label: '其他' },
] as const satisfies readonly EnumerationItem[];

/** Marks of colleges. */
export const collegeTags = [
  { value: '985', label: '985', color: 'red', tone: 'danger' },
  { value: '211', label: '211', color: 'orange', tone: 'warning' },
  { value: '双一流', label: '双一流', color: 'blue', tone: 'primary' },
  { value: '强基计划', label: '强基计划', color: 'green', tone: 'success' },
] as const satisfies readonly EnumerationItem[];

/** Subjects beside Chinese, mathematics and the foreign language; 技术 in 浙江 only. */
export const examSubjects = [
  { value: '物理', label: '物理' },
  { value: '历史', label: '历史' },
  { value: '化学', label: '化学' },
  { value: '生物', label: '生物' },
  { value: '政治', label: '思想政治' },
  { value: '地理', label: '地理' },
  { value: '技术', label: '技术' },
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
