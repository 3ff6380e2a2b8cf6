import { Link } from 'react-router';
import { callKey } from '@/providers/data/resourceCall';
import { dictionaryKey } from '@/providers/dictionaries/dictionary';
import { defineResource } from '@/src/crud/defineResource';
import { nameField, ruoyi, statusField } from '@/src/crud/fields/ruoyi';
import { type CellProps, emptyText } from '@/src/ui/fields/field';
import { identifier } from '@/src/ui/fields/identifier';
import { systemEndpoints } from '../endpoints';
import { refreshCache } from '../refreshCache';
import type { DictType } from './dict';
import { dictTypeRules } from './dict';
import { dictTypesKey } from './useDictTypes';

/** The type of a dictionary, leading to its entries. */
function TypeLink({ value, record }: CellProps<string>) {
  return value ? <Link to={`/system/dict-data/index/${record.id}`}>{value}</Link> : emptyText;
}

/** Dictionaries (字典管理; rest-contract, section 9). */
export const dictTypes = defineResource<DictType>(ruoyi({ dictId: '字典编号' }, { filtered: true }))({
  label: '字典',
  endpoints: systemEndpoints['system/dict'],
  form: 'modal',
  card: { lines: [['dictType', 'remark']] },
  fields: {
    dictName: nameField(dictTypeRules.dictName),
    dictType: nameField(dictTypeRules.dictType, { ...identifier, Cell: TypeLink }),
    status: statusField(),
  },
  invalidates: [dictionaryKey(), callKey(dictTypesKey, 'rest')],
  actions: { refresh: refreshCache('刷新成功') },
});
