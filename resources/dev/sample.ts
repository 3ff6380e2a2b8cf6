import type { FieldRule } from '@/src/lib/fieldRule';
import type { RecordId } from '@/src/lib/recordId';
/** A record of the gallery: an article of an office, with a member for each part of list and form. */
export interface Sample {
  readonly id: RecordId;
  readonly name: string;
  /** Key of the dictionary `sys_normal_disable`. */
  readonly status: string;
  /** Pieces in stock. */
  readonly amount: number;
  /** Yuan, as text with two decimals. */
  readonly price: string;
  readonly sort: number;
  readonly remark: string;
  /** YYYY-MM-DD HH:mm:ss. */
  readonly createTime: string;
}

/** Rules of a sample, for its forms and its mock (decision 41). */
export const sampleRules = {
  name: { label: '名称', required: true, maxLength: 50 },
  reason: { label: '原因', required: true, minLength: 5, maxLength: 50 },
  amount: { label: '数量', min: 0, max: 9999 },
  price: { label: '单价', format: 'money' },
  remark: { label: '备注', maxLength: 200 },
} as const satisfies Record<string, FieldRule>;
