import type { Audited } from '@/src/crud/fields/ruoyi';
import type { RecordId } from '@/src/lib/recordId';

/** A dictionary (字典类型; rest-contract, section 9). */
export interface DictType extends Audited {
  dictId: RecordId;
  dictName: string;
  dictType: string;
  /** `"0"` normal, `"1"` disabled. */
  status: string;
}

/** One entry of a dictionary (字典数据; rest-contract, section 10). */
export interface DictData extends Audited {
  dictCode: RecordId;
  dictType: string;
  dictLabel: string;
  dictValue: string;
  dictSort: number;
  cssClass?: string;
  listClass?: TagClass;
  /** `Y` or `N`. */
  isDefault: string;
  status: string;
}

/** How an entry is shown; RuoYi's names. */
export type TagClass = 'default' | 'primary' | 'success' | 'info' | 'warning' | 'danger';
