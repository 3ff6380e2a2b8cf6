import type { EnumerationItem } from './enumerations';

/** Owners of a college (screens-expert, section 4, as all that follow). */
export const collegeNatures = [
  { value: '公办', label: '公办', color: 'green', tone: 'success' },
  { value: '民办', label: '民办', color: 'orange', tone: 'warning' },
  { value: '中外合作办学', label: '中外合作办学', color: 'blue', tone: 'primary' },
  { value: '内地与港澳台地区合作办学', label: '内地与港澳台地区合作办学', color: 'blue', tone: 'primary' },
] as const satisfies readonly EnumerationItem[];

/** Levels of a college: degrees, or diplomas of three years. */
export const collegeLevels = [
  { value: '本科', label: '本科', color: 'blue', tone: 'primary' },
  { value: '专科', label: '专科', color: 'default', tone: 'info' },
] as const satisfies readonly EnumerationItem[];

/** The same in more detail, with the level that each is of. */
export const collegeSubLevels = [
  { value: '普通本科', label: '普通本科', level: '本科' },
  { value: '职业本科', label: '职业本科', level: '本科' },
  { value: '高职（专科）', label: '高职（专科）', level: '专科' },
  { value: '军队院校', label: '军队院校', level: '本科' },
] as const satisfies readonly (EnumerationItem & { readonly level: string })[];

/** Main subjects of colleges. */
export const collegeTypes = [
  ...(['综合', '理工', '医药', '师范', '财经', '艺术', '农林', '政法', '体育', '语言', '民族'] as const),
  ...(['军事', '其他'] as const),
].map((type) => ({ value: type, label: type }));

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
