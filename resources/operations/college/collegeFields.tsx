import { areaKind } from '@/src/crud/fields/region/region';
import { repeated } from '@/src/crud/fields/repeated/repeated';
import { richtext } from '@/src/crud/fields/richtext';
import { upload } from '@/src/crud/fields/upload/upload';
import type { FieldsOf } from '@/src/crud/resourceSpec';
import {
  collegeLevels,
  collegeNatures,
  collegeSubLevels,
  collegeTypes,
  subjectGrades,
} from '@/src/gaokao/collegeEnumerations';
import { isRecord, textOr } from '@/src/lib/record';
import { choice } from '@/src/ui/fields/choice';
import { datetime } from '@/src/ui/fields/date';
import { everywhere, fieldOf, formAndShow, listAndShow } from '@/src/ui/fields/field';
import { number } from '@/src/ui/fields/number';
import { tags } from '@/src/ui/fields/tags';
import { text } from '@/src/ui/fields/text';
import { toggle } from '@/src/ui/fields/toggle';
import { CompletenessCell, collegeTagsKind, NameCell, YearCell } from './CollegeCells';
import { type College, collegeRules, hasSameSubject, levelOf, type SubjectGrade } from './college';

/** Filters that are no member of a college. */
export const collegeFilters = {
  keyword: text('院校', { placeholder: '名称、曾用名、拼音或代码', on: ['filter'] }),
};

const distinctSubjects = {
  validator: async (_rule: unknown, rows: unknown) => {
    const subjects = Array.isArray(rows) ? rows.filter(isRecord) : [];
    if (hasSameSubject(subjects.map(({ name }) => ({ name: textOr(name) })))) throw new Error('学科重复');
  },
};

const subjectFields: FieldsOf<SubjectGrade> = {
  name: text(collegeRules.subjectName),
  grade: choice<string>('等级', subjectGrades, { required: true }),
};

const unlisted = { on: ['list', 'form', 'show'], columnOff: true, priority: 'low' } as const;

/** The members of a college (screen O11), in the order of the form. */
export const collegeFields: FieldsOf<College> = {
  name: text(collegeRules.name, {
    on: ['list', 'form', 'show'],
    serverErrors: ['院校名称已存在'],
    width: 240,
    Cell: NameCell,
  }),
  status: toggle('状态', { on: everywhere, initial: 1 }),
  code: text(collegeRules.code, {
    on: everywhere,
    serverErrors: ['学校标识码已存在'],
    width: 118,
    priority: 'high',
  }),
  zsCode: text(collegeRules.zsCode, {
    on: everywhere,
    derive: ({ code }) => (/^\d{10}$/.test(textOr(code)) ? textOr(code).slice(-5) : undefined),
    serverErrors: ['院校代码'],
    width: 88,
    priority: 'high',
  }),
  formerNames: tags('曾用名', { on: formAndShow }),
  area: fieldOf(
    '所在地',
    { ...areaKind, sheet: { hint: '省/市/区县，如 湖南省/长沙市/岳麓区' } },
    { on: everywhere, required: true, filterAs: 'provinceId', width: 150, priority: 'high' },
  ),
  address: text(collegeRules.address, { on: formAndShow }),
  subLevel: choice('办学类别', collegeSubLevels, {
    on: everywhere,
    required: true,
    serverErrors: ['办学类别'],
    width: 106,
  }),
  level: choice('办学层次', collegeLevels, {
    on: everywhere,
    required: true,
    derive: ({ subLevel }) => levelOf(subLevel),
    width: 84,
  }),
  nature: choice('办学性质', collegeNatures, { on: everywhere, required: true, width: 106 }),
  type: choice('院校类型', collegeTypes, { on: everywhere, required: true, width: 84 }),
  tags: fieldOf('院校标签', collegeTagsKind, {
    on: everywhere,
    initial: [],
    help: '带锁的标签由标准标签库同步，不能手工移除',
    serverErrors: ['院校标签'],
    width: 210,
  }),
  affiliation: text(collegeRules.affiliation, unlisted),
  founded: number(collegeRules.founded, { ...unlisted, Cell: YearCell }),
  subjects: repeated('学科评估', subjectFields, { on: formAndShow, max: 100, rules: [distinctSubjects] }),
  master: number(collegeRules.master, unlisted),
  doctor: number(collegeRules.doctor, unlisted),
  website: text(collegeRules.website, { on: formAndShow }),
  admissionSite: text(collegeRules.admissionSite, { on: formAndShow }),
  phone: text(collegeRules.phone, { on: formAndShow }),
  logo: upload('校徽', 'image', { on: ['list', 'form', 'show'] }),
  images: upload('校园图片', 'images', { on: formAndShow, maxCount: 10 }),
  intro: richtext('院校简介', { on: formAndShow }),
  completeness: number('完整度', { on: listAndShow, sortable: true, width: 96, Cell: CompletenessCell }),
  createTime: datetime('创建时间', { on: ['show'] }),
};

/** Tabs of the form and of the show page. */
export const collegeGroups = {
  basic: {
    label: '基本信息',
    fields: [
      ...([
        'name',
        'status',
        'code',
        'zsCode',
        'formerNames',
        'area',
        'address',
        'subLevel',
        'level',
      ] as const),
      ...(['nature', 'type', 'affiliation', 'founded', 'intro', 'completeness', 'createTime'] as const),
    ],
  },
  subjects: { label: '标签与学科', fields: ['tags', 'master', 'doctor', 'subjects'] as const },
  contact: { label: '联系方式', fields: ['website', 'admissionSite', 'phone'] as const },
  pictures: { label: '图片', fields: ['logo', 'images'] as const },
};
