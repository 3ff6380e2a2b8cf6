import type { Audited } from '@/src/crud/fields/ruoyi';
import type { TextRule } from '@/src/lib/fieldRule';
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

/** Rules of the texts of a dictionary's entry, for its forms and its mock (decision 41). */
export const dictDataRules = {
  dictLabel: { label: '数据标签', required: true, maxLength: 100 },
  dictValue: { label: '数据键值', required: true, maxLength: 100 },
  cssClass: { label: '样式属性', maxLength: 100 },
} as const satisfies Record<string, TextRule>;

/** Rules of the texts of a dict type, for its forms and its mock (decision 41). */
export const dictTypeRules = {
  dictName: { label: '字典名称', required: true, maxLength: 100 },
  dictType: {
    label: '字典类型',
    required: true,
    maxLength: 100,
    format: {
      test: (type: string) => /^[a-z][a-z0-9_]*$/.test(type),
      message: '字典类型必须以字母开头，且只能为（小写字母，数字，下滑线）',
    },
  },
} as const satisfies Record<string, TextRule>;
