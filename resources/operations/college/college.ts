import {
  type collegeLevels,
  type collegeNatures,
  collegeSubLevels,
  type collegeTypes,
} from '@/src/gaokao/collegeEnumerations';
import { addressRule, type FieldRule } from '@/src/lib/fieldRule';
import type { RecordId } from '@/src/lib/recordId';
import { searchText } from '@/src/lib/searchText';

/** A college as brochures, lines and tables of choices know it (screen O11). */
export interface College {
  id: RecordId;
  /** 学校标识码: ten digits. */
  code: string;
  /** 院校代码: its last five. */
  zsCode: string;
  name: string;
  formerNames: string[];
  /** Former names, with their dates and sources; the newest first. */
  nameHistory: readonly NameChange[];
  logo: string;
  images: string[];
  /** Codes of province, city and county. */
  area: readonly number[];
  areaText: string;
  address: string;
  level: (typeof collegeLevels)[number]['value'];
  subLevel: (typeof collegeSubLevels)[number]['value'];
  nature: (typeof collegeNatures)[number]['value'];
  type: (typeof collegeTypes)[number]['value'];
  tags: string[];
  /** Tags of the official lists: they are synchronised, and cannot be removed by hand. */
  officialTags: readonly string[];
  affiliation: string;
  /** A year. */
  founded: number | null;
  subjects: SubjectGrade[];
  /** Disciplines in which it awards master's degrees, and doctorates. */
  master: number | null;
  doctor: number | null;
  website: string;
  admissionSite: string;
  phone: string;
  /** HTML. */
  intro: string;
  status: 0 | 1;
  /** Percent. */
  completeness: number;
  /** The name, with the former one by which a search found it: 上海体育大学（曾用名：上海体育学院）. */
  pickName: string;
  createTime: string;
  rev: number;
}

/** A name that a college had or got. */
export interface NameChange {
  readonly name: string;
  /** Year and month, or a day. */
  readonly time: string;
  /** The source. */
  readonly note: string;
}

/** How a discipline of the college was graded. */
export interface SubjectGrade {
  name: string;
  grade: string;
}

/** Members of a complete college record, with their labels. */
export const completenessFields = {
  area: '所在地',
  nature: '办学性质',
  type: '院校类型',
  affiliation: '主管部门',
  founded: '建校年份',
  address: '地址',
  logo: '校徽',
  images: '校园图片',
  master: '硕士点',
  doctor: '博士点',
  website: '官网',
  admissionSite: '招生网',
  phone: '招生电话',
  intro: '院校简介',
} as const satisfies { readonly [K in keyof College]?: string };

type CompletenessField = keyof typeof completenessFields;

/** The members that are still empty, in the order of the form. */
export function gapsOf(college: Readonly<Record<CompletenessField, unknown>>): CompletenessField[] {
  return completenessNames.filter((name) => isEmpty(college[name]));
}

/** How much of a record is filled in, in percent. */
export function completenessOf(college: Readonly<Record<CompletenessField, unknown>>): number {
  const filled = completenessNames.length - gapsOf(college).length;
  return Math.round((filled / completenessNames.length) * 100);
}

const completenessNames = [
  ...(['area', 'nature', 'type', 'affiliation', 'founded', 'address', 'logo', 'images'] as const),
  ...(['master', 'doctor', 'website', 'admissionSite', 'phone', 'intro'] as const),
] satisfies readonly CompletenessField[];

function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

/** The level that a kind of college is of. */
export function levelOf(subLevel: unknown): College['level'] | undefined {
  return collegeSubLevels.find(({ value }) => value === subLevel)?.level;
}

/** Whether a discipline is there twice. */
export function hasSameSubject(subjects: readonly Pick<SubjectGrade, 'name'>[]): boolean {
  return new Set(subjects.map(({ name }) => name)).size < subjects.length;
}

/** The match of a search for a college: by name or code, by a former name, or none. */
type FoundBy = { readonly way: 'name' } | { readonly way: 'former'; readonly name: string } | undefined;

/**
 * Matches a college with a typed text: part of a present or former name, a code's beginning, or pinyin. `reads` tells
 * whether letters are the pinyin of part of a name.
 */
export function findCollege(
  { name, formerNames, code, zsCode }: Pick<College, 'name' | 'formerNames' | 'code' | 'zsCode'>,
  typed: string,
  reads: (name: string, letters: string) => boolean,
): FoundBy {
  const word = searchText(typed).trim();
  if (/^\d+$/.test(word))
    return code.startsWith(word) || zsCode.startsWith(word) ? { way: 'name' } : undefined;
  const isSpelled = /^[a-zü']{2,}$/.test(word);
  const answers = (text: string) => searchText(text).includes(word) || (isSpelled && reads(text, word));
  if (answers(name)) return { way: 'name' };
  const former = formerNames.find(answers);
  return former === undefined ? undefined : { way: 'former', name: former };
}

/** Rules of a college, for its forms and its mock (decision 41). */
export const collegeRules = {
  subjectName: { label: '学科', required: true, maxLength: 30 },
  name: { label: '院校名称', required: true, minLength: 4, maxLength: 40 },
  address: { label: '地址', maxLength: 100 },
  mergeRemark: { label: '备注', maxLength: 200 },
  website: { label: '官网', ...addressRule },
  admissionSite: { label: '招生网', ...addressRule },
  code: {
    label: '学校标识码',
    required: true,
    format: { test: (code: string) => /^\d{10}$/.test(code), message: '学校标识码为 10 位数字' },
  },
  zsCode: {
    label: '院校代码',
    required: true,
    format: { test: (code: string) => /^\d{5}$/.test(code), message: '院校代码为 5 位数字' },
  },
  founded: { label: '建校年份', min: 1800, max: new Date().getFullYear() },
  master: { label: '硕士点', min: 0, max: 999 },
  doctor: { label: '博士点', min: 0, max: 999 },
  affiliation: { label: '主管部门', minLength: 2, maxLength: 40 },
  /** One number of an office, or several with 、 between. */
  phone: {
    label: '招生电话',
    format: {
      test: (phone: string) => /^[\d\-、 ]{7,60}$/.test(phone),
      message: '请输入正确的联系电话',
      hint: '数字和短横线，多个号码用顿号隔开，如 0731-88888888',
    },
  },
} as const satisfies Record<string, FieldRule>;
