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
