import { z } from 'zod';
import { fileRules, libraryTypes, type UploadedFile } from '@/resources/upload/file/uploadFile';
import { extensionOf } from '@/src/lib/fileName';
import { choice, textMember } from '../rules';
import { labelsOf } from '../system/dictSeed';
import { defineTable, type SeedContext, type Stored, stamps } from '../table';
import { dayLength, formatTime } from '../time';
import { bodyOf } from './fileBodies';

type Row = Stored<UploadedFile>;

/** Members of a file that clients may write: its name and its category. */
export const fileWords = z.object({
  name: textMember(fileRules.name).refine((name) => libraryTypes.some((type) => type === extensionOf(name)), {
    message: '文件格式不正确',
  }),
  category: choice('分类', labelsOf('file_category')),
});

const names: Readonly<Record<string, readonly string[]>> = {
  policy: [
    '2026年普通高等学校招生工作规定.pdf',
    '强基计划招生简章汇编.pdf',
    '高校专项计划实施办法.pdf',
    '新高考改革实施方案解读.docx',
    '平行志愿投档录取规则.pdf',
    '艺术类统考与校考政策.doc',
  ],
  plan: [
    '河南省2026年本科批招生计划.xlsx',
    '山东省2026年常规批招生计划.xlsx',
    '四川省2026年本科批招生计划.xlsx',
    '提前批院校招生计划.xlsx',
    '中外合作办学招生计划.pdf',
    '招生计划数据包.zip',
  ],
  guide: [
    '高考志愿填报指南.pdf',
    '新高考选科指导手册.pdf',
    '选科与专业对照表.docx',
    '位次法使用说明.txt',
    '志愿梯度设置方法.docx',
    '专业解读合集.zip',
    '家长常见问题.txt',
    '征集志愿操作说明.pdf',
  ],
  template: ['学生信息采集表.xlsx', '志愿草表模板.docx', '咨询记录模板.docx', '机构合作协议模板.doc'],
  other: ['平台使用手册.pdf', '更新说明.txt', '宣讲会日程.pdf', '已丢失.pdf'],
};

/**
 * Whether a file is a seed that still exists. The last one is missing on the disk: its download answers with JSON.
 */
export function isSeeded({ id }: Pick<Row, 'id'>): boolean {
  return id < Object.values(names).flat().length;
}

/** Uploaders of the seeded files. */
const people = ['林知远', '苏晚晴', '林知远'];

/** The shared files (screen U1). */
export const uploadFileTable = defineTable<Row & { updateTime: string; updateBy: string }>({
  name: 'upload/file',
  idField: 'id',
  schema: fileWords.extend({
    ...{ id: z.number(), ext: z.string(), fileName: z.string(), url: z.string() },
    ...{ size: z.number(), downloads: z.number(), ...stamps },
  }),
  seed: ({ now }: SeedContext) =>
    Object.entries(names)
      .flatMap(([category, list]) => list.map((name) => ({ category, name })))
      .map(({ category, name }, index) => {
        const time = formatTime(now - (index * 3 + 2) * dayLength - index * 61_000);
        const fileName = pathOf(name, time, index + 1);
        const createBy = people[index % people.length] ?? '';
        const own = { id: index + 1, name, category, ext: extensionOf(name), fileName, url: fileName };
        const stamp = { createBy, createTime: time, updateBy: createBy, updateTime: time };
        return { ...own, size: bodyOf(fileName).size, downloads: (index * 37) % 90, ...stamp };
      }),
});

/** The server's path of an upload: by day, with a number before the extension. */
function pathOf(name: string, time: string, number: number): string {
  const folder = time.slice(0, 10).replaceAll('-', '/');
  const dot = name.lastIndexOf('.');
  const stamp = `${time.replaceAll(/\D/g, '')}A${String(number).padStart(3, '0')}`;
  return `/profile/upload/${folder}/${name.slice(0, dot)}_${stamp}${name.slice(dot)}`;
}
