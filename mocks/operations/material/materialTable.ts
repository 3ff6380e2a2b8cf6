import { z } from 'zod';
import { type Material, materialRules, materialTypes } from '@/resources/operations/material/material';
import { extensionOf } from '@/src/lib/fileName';
import { code } from '../../expert/orderRules';
import { idSchema } from '../../route';
import { onOffState, optionalText, place, textMember } from '../../rules';
import { defineTable, type SeedContext, type Stored, stamps } from '../../table';
import { dayLength, formatTime } from '../../time';
import { bodyOf } from '../../upload/fileBodies';
import { categoryTable } from '../category/categoryTable';

/** A resource as the server keeps it: names of other records are not kept. */
export type MaterialRow = Omit<Stored<Material>, 'categoryName' | 'storeNames' | 'status' | 'type'> & {
  type: number;
  status: number;
  createBy: string;
  updateTime: string;
  updateBy: string;
};

/** Members of a resource that clients may write, with the texts of screen O14. */
export const materialInput = z.object({
  title: textMember(materialRules.title),
  categoryId: z.custom((id) => id !== undefined && id !== null && id !== '', '请选择所属分类').pipe(idSchema),
  type: code('资源类型', materialTypes),
  url: z.string('请上传文件').trim().min(1, '请上传文件').max(2000, '文件地址过长'),
  cover: optionalText('封面', 2000),
  intro: textMember(materialRules.intro),
  provinceIds: z.array(z.number()).default([]),
  storeIds: z.array(idSchema).default([]),
  sort: place,
  status: onOffState,
});

const subjects = [
  '新高考',
  '强基计划',
  '专项计划',
  '平行志愿',
  '提前批',
  '中外合作办学',
  '艺术类',
  '征集志愿',
];
const forms: readonly (readonly [name: string, extension: string])[] = [
  ['政策汇编', 'pdf'],
  ['讲座课件', 'docx'],
  ['数据对照表', 'xlsx'],
  ['常见问题', 'txt'],
  ['操作说明', 'pdf'],
  ['宣讲资料', 'pdf'],
  ['配图', 'svg'],
  ['官方网页', ''],
  ['话术手册', 'doc'],
];

/** The shared material (screen O14): 70 resources over the categories. */
export const materialTable = defineTable<MaterialRow>({
  name: 'operations/resource',
  idField: 'id',
  schema: materialInput.extend({
    id: z.number(),
    ext: z.string(),
    size: z.number(),
    downloads: z.number(),
    version: z.number(),
    versionNote: z.string(),
    rev: z.number(),
    ...stamps,
  }),
  seed: seedMaterials,
});

function seedMaterials({ now, seedOf }: SeedContext): MaterialRow[] {
  const categories = seedOf(categoryTable).filter(({ kind, parentId }) => kind === 1 && parentId !== 0);
  return Array.from({ length: 70 }, (_, index) => {
    const [form, extension] = forms[index % forms.length] ?? ['资料', 'pdf'];
    const title = `${subjects[index % subjects.length] ?? ''}${form}${Math.floor(index / 9) + 1}`;
    const createTime = formatTime(now - (index * 2 + 1) * dayLength);
    const { type, url } = fileOf(title, extension, index, createTime);
    const createBy = index % 2 === 0 ? '苏晚晴' : '林知远';
    return {
      ...{ id: index + 1, title, categoryId: categories[index % categories.length]?.id ?? 1, type, url },
      ...{ cover: '', intro: '演示资料，供机构下载使用。', ext: type === 4 ? '' : extensionOf(url) },
      ...{ size: type === 4 ? 0 : bodyOf(url).size, provinceIds: index % 7 === 3 ? [430000] : [] },
      ...{ storeIds: index % 10 === 9 ? [2] : [], sort: index, downloads: (index * 31) % 120 },
      ...{ status: index % 15 === 14 ? 0 : 1, version: 1, versionNote: '', rev: 1 },
      ...{ createTime, createBy, updateTime: createTime, updateBy: createBy },
    };
  });
}

/** A document of its own, a picture of the stock, or a page elsewhere. */
function fileOf(title: string, extension: string, index: number, time: string) {
  if (extension === '') return { type: 4, url: `https://www.example.com/topic/${index + 1}` };
  if (extension === 'svg') return { type: 2, url: `/profile/gallery/article-${(index % 10) + 1}.svg` };
  const folder = time.slice(0, 10).replaceAll('-', '/');
  const number = String(index + 1).padStart(3, '0');
  return { type: 1, url: `/profile/upload/${folder}/${title}_R${number}.${extension}` };
}
