import type { User } from '@/providers/auth/user';

/** The toolbox's pages by group (specification, section 2, Toolbox drawer). */
const groups = [
  {
    name: '招生计划',
    pages: [
      { path: '/enrollmentPlan/general', label: '普通批计划' },
      { path: '/enrollmentPlan/advance', label: '提前批计划' },
    ],
  },
  {
    name: '录取分数',
    pages: [
      { path: '/cutoffScore/collegeScore', label: '院校分数线' },
      { path: '/cutoffScore/professionalScore', label: '专业分数线' },
    ],
  },
  {
    name: '资料库',
    pages: [
      { path: '/dataBase/collegeLibrary', label: '院校库' },
      { path: '/dataBase/professionalLibrary', label: '专业库' },
      { path: '/dataBase/careerLibrary', label: '职业库' },
    ],
  },
  {
    name: '榜单',
    pages: [
      { path: '/list/collegeRank', label: '院校排行' },
      { path: '/list/subjectReview', label: '学科评估' },
      { path: '/list/doublefirstClass', label: '双一流' },
    ],
  },
  {
    name: '更多',
    pages: [
      { path: '/more/batchLine', label: '批次线' },
      { path: '/more/divideintoSections', label: '一分一段' },
      { path: '/more/same', label: '同分去向' },
      { path: '/more/subjectInquiry', label: '选科查询' },
      { path: '/more/scoreConversion', label: '成绩换算' },
    ],
  },
] as const;

/** Address of one page inside the toolbox. */
export type ToolboxPath = (typeof groups)[number]['pages'][number]['path'];

export interface ToolboxPage {
  readonly path: ToolboxPath;
  readonly label: string;
}

export interface ToolboxGroup {
  readonly name: string;
  readonly pages: readonly ToolboxPage[];
}

/** The page that is shown where none is named (TBX-2). */
export const defaultPath: ToolboxPath = '/enrollmentPlan/general';

/** The groups with the pages that a person may open: 成绩换算 only with the diagnosis flag (TBX-3). */
export function groupsFor({ diagnosis }: Pick<User, 'diagnosis'>): readonly ToolboxGroup[] {
  return groups.map(({ name, pages }) => ({
    name,
    pages: pages.filter(({ path }) => diagnosis || path !== '/more/scoreConversion'),
  }));
}

/** The page that a text names, where the person may open it (TBX-3). */
export function findPage(user: Pick<User, 'diagnosis'>, path: unknown): ToolboxPage | undefined {
  return groupsFor(user)
    .flatMap(({ pages }) => pages)
    .find((page) => page.path === path);
}
