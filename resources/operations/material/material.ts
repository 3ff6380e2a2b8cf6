import { addressRule, type TextRule } from '@/src/lib/fieldRule';
import type { RecordId } from '@/src/lib/recordId';

/** Teaching or sales material that the platform shares with institutions (screen O14). */
export interface Material {
  id: RecordId;
  title: string;
  categoryId: RecordId;
  categoryName: string;
  type: (typeof materialTypes)[number]['value'];
  /** Path of the file on the server, or the address of a link. A new version keeps it. */
  url: string;
  cover: string;
  intro: string;
  /** Extension; empty for a link. */
  ext: string;
  /** Bytes; 0 for a link. */
  size: number;
  /** Provinces that it is for; all where empty. */
  provinceIds: number[];
  /** Institutions that see it; all where empty. */
  storeIds: RecordId[];
  storeNames: string;
  sort: number;
  downloads: number;
  status: 0 | 1;
  /** 1 for the first file, one more with each new one. */
  version: number;
  /** The changes of the newest version; empty for the first. */
  versionNote: string;
  createTime: string;
  rev: number;
}

/** Types of resources (resourceType). */
export const materialTypes = [
  { value: 1, label: '文档', tone: 'primary' },
  { value: 2, label: '图片', tone: 'info' },
  { value: 3, label: '视频', tone: 'primary' },
  { value: 4, label: '链接' },
] as const;

/** Extensions of the files of a type; none for links. */
export const materialFiles: Readonly<Record<number, readonly string[]>> = {
  1: ['doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'txt', 'pdf'],
  2: ['png', 'jpg', 'jpeg'],
  3: ['mp4'],
};

/** The maximum number of resources in an archive. */
export const largestArchive = 20;

/** Whether a resource is a link: there is nothing to download. */
export function isLink({ type }: { readonly type: unknown }): boolean {
  return Number(type) === 4;
}

/** Rules of the texts of a material, for its forms and its mock (decision 41). */
export const materialRules = {
  title: { label: '资源名称', required: true, minLength: 2, maxLength: 60 },
  intro: { label: '说明', maxLength: 300 },
  url: { label: '网址', ...addressRule },
  versionNote: { label: '版本说明', required: true, maxLength: 200 },
} as const satisfies Record<string, TextRule>;
