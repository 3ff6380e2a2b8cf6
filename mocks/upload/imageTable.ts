import { z } from 'zod';
import { imageRules, type UploadedImage } from '@/resources/upload/image/image';
import { extensionOf } from '@/src/lib/fileName';
import { choice, textMember } from '../rules';
import { labelsOf } from '../system/dictSeed';
import { defineTable, type Stored, stamps } from '../table';
import { dayLength, formatTime } from '../time';
import { type Drawn, pngOf, svgOf } from './imageBodies';

/** Members of a picture that clients may write: its name and its category. */
export const imageWords = z.object({
  name: textMember(imageRules.name),
  category: choice('分类', labelsOf('image_category')),
});

/** The folder of the seeded pictures. */
export const galleryPath = '/profile/gallery';

/** Seeded pictures by category: names, sizes and formats. */
const groups: readonly [
  category: string,
  sides: [number, number],
  extension: string,
  names: readonly string[],
][] = [
  [
    'banner',
    [960, 300],
    'svg',
    ['高考加油', '志愿填报季', '选科指导', '名校探访', '专家直播', '分数线公布', '征集志愿', '感恩母校'],
  ],
  [
    'college',
    [320, 200],
    'png',
    ['图书馆', '校门', '教学楼', '体育馆', '实验楼', '食堂', '宿舍区', '林荫道', '湖畔', '礼堂'],
  ],
  [
    'article',
    [480, 320],
    'svg',
    [
      '备考心态',
      '家长沟通',
      '专业解读',
      '学长经验',
      '就业前景',
      '升学路径',
      '时间规划',
      '政策速递',
      '常见误区',
      '问答精选',
    ],
  ],
  ['icon', [128, 128], 'svg', ['位次', '院校', '专业', '测评', '直播', '报告', '客服', '消息']],
  ['other', [400, 400], 'svg', ['二维码底图', '默认封面', '水印', '空状态']],
];

/** The pictures that are there to begin with, by the last part of their address. */
const drawings = new Map<string, Drawn & { readonly category: string }>(
  groups.flatMap(([category, [width, height], extension, names], group) =>
    names.map((title, index): [string, Drawn & { category: string }] => {
      const hue = (group * 70 + index * 23) % 360;
      return [`${category}-${index + 1}.${extension}`, { title, width, height, hue, category }];
    }),
  ),
);

/** The picture under an address of the seeds; undefined where there is none. */
export function drawnImage(file: string): Blob | undefined {
  const drawing = drawings.get(file);
  return drawing && (extensionOf(file) === 'png' ? pngOf(drawing) : svgOf(drawing));
}

const people = ['林知远', '苏晚晴'];

/** The picture stock (screen U2). */
export const uploadImageTable = defineTable<Stored<UploadedImage> & { updateTime: string; updateBy: string }>(
  {
    name: 'upload/image',
    idField: 'id',
    schema: imageWords.extend({
      ...{
        id: z.number(),
        url: z.string(),
        width: z.number(),
        height: z.number(),
        size: z.number(),
        ...stamps,
      },
    }),
    seed: ({ now }) =>
      [...drawings].map(([file, { title, width, height, category }], index) => {
        const time = formatTime(now - (index + 1) * dayLength - index * 73_000);
        const by = people[index % people.length] ?? '';
        const own = { id: index + 1, name: title, category, url: `${galleryPath}/${file}`, width, height };
        const stamp = { createBy: by, createTime: time, updateBy: by, updateTime: time };
        return { ...own, size: drawnImage(file)?.size ?? 0, ...stamp };
      }),
  },
);
