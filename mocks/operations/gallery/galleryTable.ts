import { z } from 'zod';
import {
  areaProblem,
  areaText,
  type Gallery,
  galleryRules,
  mostImages,
} from '@/resources/operations/gallery/gallery';
import { idSchema } from '../../route';
import { onOffState, place, textMember } from '../../rules';
import { labelsOf } from '../../system/dictSeed';
import { defineTable, type SeedContext, type Stored, stamps } from '../../table';
import { dayLength, formatTime } from '../../time';
import { categoryTable } from '../category/categoryTable';

/** A set as the server keeps it: the name of its category is not kept. */
export type GalleryRow = Omit<Stored<Gallery>, 'categoryName' | 'status'> & {
  status: number;
  createBy: string;
  updateTime: string;
  updateBy: string;
};

const area = z
  .object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }, areaText)
  .refine((one) => areaProblem(one) === undefined, areaText)
  .nullish()
  .transform((one) => one ?? null);

/** Members of a gallery that clients may write, with the texts of screen O16. */
export const galleryInput = z.object({
  name: textMember(galleryRules.name),
  categoryId: z.custom((id) => id !== undefined && id !== null && id !== '', '请选择分类').pipe(idSchema),
  images: z
    .array(z.object({ url: z.string().min(1), width: z.number(), height: z.number() }), '请至少上传一张图片')
    .min(1, '请至少上传一张图片')
    .max(mostImages, `图片最多 ${mostImages} 张`),
  node: z
    .string()
    .nullish()
    .transform((node) => node ?? '')
    .refine((node) => node === '' || node in labelsOf('marketing_node'), '请选择营销节点'),
  logoArea: area,
  qrArea: area,
  sort: place,
  status: onOffState,
});

/** The folder of the seeded posters. */
export const posterPath = '/profile/poster';

/** Sides of a poster of the seeds. */
const sides = { width: 750, height: 1334 } as const;

const titles: readonly (readonly [node: string, name: string])[] = [
  ['1', '选科季 选对科才能报对专业'],
  ['1', '高一选科家长课堂'],
  ['2', '百日冲刺 全力以赴'],
  ['2', '冲刺百天 家长这样陪'],
  ['3', '考前一周 心态最重要'],
  ['3', '高考加油 金榜题名'],
  ['4', '出分了 第一时间查位次'],
  ['4', '成绩公布 免费测位次'],
  ['5', '志愿填报季 一对一专家'],
  ['5', '平行志愿 别浪费一分'],
  ['5', '填报截止倒计时'],
  ['6', '恭喜录取 前程似锦'],
  ['6', '录取查询全攻略'],
  ['7', '开学季 大学新生指南'],
  ['7', '新高三规划从现在开始'],
  ['8', '中秋团圆 祝学子圆梦'],
  ['8', '新春快乐 金榜题名'],
  ['8', '感恩教师节'],
  ['', '志愿卡产品介绍'],
  ['', '升学卡产品介绍'],
  ['', '机构品牌宣传单页'],
  ['', '专家团队介绍'],
  ['', '讲座邀请函'],
  ['', '展架通用模板'],
];

/** Titles on the seeded posters, by address. */
export const posterTitles = new Map(
  titles.flatMap(([, name], index) =>
    Array.from({ length: 3 + (index % 6) }, (_, at) => [addressOf(index, at), name] as const),
  ),
);

/** The sets of posters (screen O16): 24, of three to eight pictures. */
export const galleryTable = defineTable<GalleryRow>({
  name: 'operations/gallery',
  idField: 'id',
  schema: galleryInput.extend({ id: z.number(), downloads: z.number(), rev: z.number(), ...stamps }),
  seed: seedGalleries,
});

function seedGalleries({ now, seedOf }: SeedContext): GalleryRow[] {
  const categories = seedOf(categoryTable).filter(({ kind }) => kind === 2);
  const named = (name: string) => categories.find((row) => row.name === name)?.id;
  const byNode: Readonly<Record<string, string>> = { '4': '出分', '5': '填报', '6': '录取', '8': '节日海报' };
  return titles.map(([node, name], index) => {
    const categoryId = named(byNode[node] ?? (node === '' ? '宣传单页' : '节点海报')) ?? 1;
    const images = Array.from({ length: 3 + (index % 6) }, (_, at) => ({
      url: addressOf(index, at),
      ...sides,
    }));
    const createTime = formatTime(now - (index * 5 + 1) * dayLength);
    const areas = {
      logoArea: { x: 6, y: 4, width: 60, height: 7 },
      qrArea: { x: 70, y: 84, width: 24, height: 13 },
    };
    return {
      ...{ id: index + 1, name, categoryId, images, node, ...areas, sort: index + 1 },
      ...{ downloads: (index * 53) % 400, status: index % 12 === 11 ? 0 : 1, rev: 1 },
      ...{ createTime, createBy: '苏晚晴', updateTime: createTime, updateBy: '苏晚晴' },
    };
  });
}

function addressOf(index: number, at: number): string {
  return `${posterPath}/set-${index + 1}-${at + 1}.svg`;
}
