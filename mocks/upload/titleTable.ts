import { z } from 'zod';
import type { Title } from '@/resources/upload/title/title';
import { titleRules } from '@/resources/upload/title/title';
import { choice, onOffState, place, textMember } from '../rules';
import { seedRows } from '../seedStamp';
import { labelsOf } from '../system/dictSeed';
import { defineTable, type SeedContext, type Stored, stamps } from '../table';
import { uploadFileTable } from './fileTable';
import { uploadImageTable } from './imageTable';

const noFiles = '请至少上传一个文件';

/** Members of a title that clients may write. */
export const titleInput = z.object({
  title: textMember(titleRules.title),
  cover: z.string('请上传封面').min(1, '请上传封面').max(2000, '封面长度不能超过 2000 个字符'),
  category: choice('分类', labelsOf('file_category')),
  intro: textMember(titleRules.intro),
  files: z.array(z.string(), noFiles).min(1, noFiles).max(20, '上传文件数量不能超过 20 个！'),
  editions: z.array(z.enum(Object.keys(labelsOf('store_edition')), '请选择可见套餐')).default([]),
  sort: place,
  status: onOffState,
});

type Row = Omit<Stored<Title>, 'status'> & { status: number };

/** Titles, what they are about, and the places of their files in the library's seed. */
const seeds: readonly (readonly [
  title: string,
  category: string,
  files: readonly number[],
  editions: string,
])[] = [
  ['新高考选科指导资料包', 'guide', [14, 15, 4], ''],
  ['志愿填报入门资料包', 'guide', [13, 17, 16, 19], ''],
  ['2026年招生政策汇编', 'policy', [1, 2, 3, 5], ''],
  ['本科批招生计划合集', 'plan', [7, 8, 9], 'pro,flagship'],
  ['提前批与专项计划资料', 'plan', [10, 3, 2], 'pro,flagship'],
  ['艺术类考生资料包', 'policy', [6, 10], ''],
  ['机构常用表格', 'template', [21, 22, 23], ''],
  ['机构合作资料', 'template', [24, 25], 'basic,pro,flagship'],
  ['征集志愿操作资料', 'guide', [20, 17], ''],
  ['宣讲会物料', 'other', [27, 13, 19], 'flagship'],
];

/** Sets of files under a title (screen U3), made of what the libraries of files and of pictures hold. */
export const uploadTitleTable = defineTable<Row & { updateTime: string; updateBy: string }>({
  name: 'upload/title',
  idField: 'id',
  schema: titleInput.extend({ id: z.number(), downloads: z.number(), ...stamps }),
  seed: (context: SeedContext) => {
    const paths = new Map(context.seedOf(uploadFileTable).map(({ id, fileName }) => [id, fileName]));
    const covers = context.seedOf(uploadImageTable).filter(({ category }) => category === 'article');
    return seedRows(seeds, ([title, category, files, editions], id) => ({
      ...{ id, title, category, cover: covers[(id - 1) % covers.length]?.url ?? '' },
      ...{
        intro: `${title}，含 ${files.length} 个文件。`,
        files: files.flatMap((file) => paths.get(file) ?? []),
      },
      editions: editions === '' ? [] : editions.split(','),
      ...{ downloads: id * 13, sort: id, status: id === 9 ? 0 : 1 },
    }))(context);
  },
});
