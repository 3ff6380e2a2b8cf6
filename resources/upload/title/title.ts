import type { TextRule } from '@/src/lib/fieldRule';
import type { RecordId } from '@/src/lib/recordId';

/** A set of files under one title, which institutions download together (资料包, screen U3). */
export interface Title {
  id: RecordId;
  title: string;
  cover: string;
  /** Dictionary file_category. */
  category: string;
  intro: string;
  /** Paths of files on the server. */
  files: string[];
  /** Dictionary store_edition; empty for all of them. */
  editions: string[];
  downloads: number;
  sort: number;
  status: 0 | 1;
  createBy: string;
  createTime: string;
}

/** Rules of the texts of a title, for its forms and its mock (decision 41). */
export const titleRules = {
  title: { label: '标题', required: true, maxLength: 40 },
  intro: { label: '简介', maxLength: 200 },
} as const satisfies Record<string, TextRule>;
