import { z } from 'zod';
import type { Category } from '@/resources/operations/category/category';
import { categoryRules } from '@/resources/operations/category/category';
import type { MockServer } from '../../mockServer';
import { idAbove, onOffState, optionalText, place, textMember } from '../../rules';
import { seedStamp } from '../../seedStamp';
import { defineTable, type SeedContext, type Stored, stamps } from '../../table';

/** A category as the server keeps it: what is in it, or was, is counted. */
export type CategoryRow = Omit<Stored<Category>, 'count' | 'recycled' | 'status'> & {
  status: number;
  createBy: string;
  updateTime: string;
  updateBy: string;
};

/** Members of a category that clients may write, with the texts of screens O14 and O15. */
export const categoryInput = z.object({
  kind: z.literal([1, 2, 3], '请选择分类类型'),
  parentId: idAbove('请选择上级分类').default(0),
  name: textMember(categoryRules.name),
  icon: optionalText('图标', 2000),
  sort: place,
  status: onOffState,
});

type Branch = readonly [name: string, below?: readonly string[]];

const trees: Readonly<Record<1 | 2 | 3, readonly Branch[]>> = {
  1: [
    ['招生政策', ['国家政策', '各省政策', '专项计划']],
    ['填报指南', ['志愿填报', '选科指导', '专业解读']],
    ['讲座课件', ['家长课堂', '学生课堂']],
    ['销售物料', ['话术手册', '产品介绍', '合同模板']],
    ['培训视频', ['新人培训', '系统操作']],
  ],
  2: [
    ['节点海报', ['出分', '填报', '录取']],
    ['节日海报', ['中秋国庆', '新春']],
    ['宣传单页'],
    ['朋友圈配图'],
    ['展架'],
  ],
  3: [['招考动态'], ['政策解读'], ['志愿填报', ['填报技巧', '专业解读']], ['选科指导'], ['备考指南']],
};

/** Categories of articles are numbered from here on. */
const firstOfArticles = 301;

/** Categories of resources, posters and articles: 18, 10 and 7. */
export const categoryTable = defineTable<CategoryRow>({
  name: 'operations/category',
  idField: 'id',
  schema: categoryInput.extend({ id: z.number(), rev: z.number(), ...stamps }),
  seed: seedCategories,
});

function seedCategories({ now }: SeedContext): CategoryRow[] {
  const stamp = seedStamp(now);
  const rows: CategoryRow[] = [];
  const add = (kind: 1 | 2 | 3, name: string, parentId: number, sort: number) => {
    const before = rows.filter((row) => (row.kind === 3) === (kind === 3)).length;
    const id = before + (kind === 3 ? firstOfArticles : 1);
    rows.push({ id, kind, parentId, name, icon: '', sort, status: 1, rev: 1, ...stamp });
    return id;
  };
  for (const kind of [1, 2, 3] as const)
    for (const [index, [name, below = []]] of trees[kind].entries()) {
      const above = add(kind, name, 0, index + 1);
      for (const [at, one] of below.entries()) add(kind, one, above, at + 1);
    }
  return rows;
}

/** Ids of a category and of all below it. */
export async function categoriesBelow({ table }: MockServer, id: number): Promise<ReadonlySet<number>> {
  const rows = (await table(categoryTable)).all();
  const found = new Set([id]);
  const add = (above: number): void => {
    for (const row of rows.filter(({ parentId }) => parentId === above)) {
      found.add(row.id);
      add(row.id);
    }
  };
  add(id);
  return found;
}

/** The categories of a kind that may be chosen: on, as all above them are. */
export async function enabledCategories({ table }: MockServer, kind: number): Promise<CategoryRow[]> {
  const rows = (await table(categoryTable)).all().filter((row) => row.kind === kind);
  const isOn = (row: CategoryRow): boolean => {
    const parent = rows.find(({ id }) => id === row.parentId);
    return row.status === 1 && (!parent || isOn(parent));
  };
  return rows.filter(isOn);
}

/** Whether a category of a kind may be chosen. */
export async function isEnabled(mockServer: MockServer, kind: number, id: number): Promise<boolean> {
  return (await enabledCategories(mockServer, kind)).some((row) => row.id === id);
}
