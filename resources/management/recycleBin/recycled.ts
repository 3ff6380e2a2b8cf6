import type { AnyRecord } from '@/src/crud/resourceSpec';
import type { RecordId } from '@/src/lib/recordId';

/** Days that what was deleted can come back. */
export const keptDays = 30;

/** Days that a cancelled user can come back. */
export const cancelledDays = 15;

/** Days before its end from which on a record is marked. */
export const lastDays = 3;

/** The word that empties the bin. */
export const clearWord = '清空';

/** A deleted record that can be restored (回收站, screen G5). */
export interface Recycled extends AnyRecord {
  /** Dictionary `recycle_entity`. */
  entity: string;
  name: string;
  storeId: RecordId;
  storeName: string;
  deleteBy: string;
  deleteTime: string;
  reason: string;
  daysLeft: number;
  /** The record as it was, as its labels and values. */
  facts: readonly { readonly label: string; readonly value: string }[];
}

/** Whether a record can come back, and what is in its way. */
export interface RestoreCheck {
  readonly id: RecordId;
  readonly name: string;
  readonly ok: boolean;
  readonly conflicts: readonly string[];
  /** Names of what comes along. */
  readonly also: readonly string[];
}
