import type { TextRule } from '@/src/lib/fieldRule';
import type { RecordId } from '@/src/lib/recordId';

/** A node of the gallery's tree: a place where somebody is taught. */
export interface SampleNode {
  readonly id: RecordId;
  /** 0 for a campus. */
  readonly parentId: RecordId;
  readonly name: string;
  /** antd's name of an icon. */
  readonly icon: string;
  /** `#rrggbb`. */
  readonly colour: string;
  readonly sort: number;
  readonly status: 0 | 1;
  /** Nodes that may look at it. */
  readonly readers: RecordId[];
  /** Subjects that are taught there. */
  readonly subjects: string[];
  /** YYYY-MM-DD HH:mm:ss. */
  readonly createTime: string;
}

/** Rules of the texts of a node, for its forms and its mock (decision 41). */
export const sampleTreeRules = {
  name: { label: '名称', required: true, maxLength: 30 },
} as const satisfies Record<string, TextRule>;
