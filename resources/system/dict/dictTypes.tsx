import { Link } from 'react-router';
import { dictionaryKey } from '@/providers/dictionaries/dictionary';
import { defineResource } from '@/src/crud/defineResource';
import { audited, normalOrStopped, numbering } from '@/src/crud/fields/audit';
import { type CellProps, everywhere, nothing } from '@/src/ui/fields/field';
import { text } from '@/src/ui/fields/text';
import { systemEndpoints } from '../endpoints';
import { RefreshCache } from '../RefreshCache';
import type { DictType } from './dict';
import { dictTypesKey } from './useDictTypes';

/** The type of a dictionary, leading to its entries. */
function TypeLink({ value, record }: CellProps<string>) {
  return value ? <Link to={`/system/dict-data/index/${record.id}`}>{value}</Link> : nothing;
}

/** Dictionaries (字典管理; rest-contract, section 9). */
export const dictTypes = defineResource<DictType>({
  name: 'system/dict',
  label: '字典',
  view: 'system/dict/index',
  endpoints: systemEndpoints['system/dict'],
  title: 'dictName',
  search: 'dictName',
  form: 'modal',
  idLabel: '字典编号',
  missing: '不能为空',
  fields: {
    dictId: numbering('字典编号'),
    dictName: text('字典名称', { on: everywhere, required: true, maxLength: 100 }),
    dictType: text('字典类型', {
      on: everywhere,
      required: true,
      maxLength: 100,
      rules: [
        {
          pattern: /^[a-z][a-z0-9_]*$/,
          message: '字典类型必须以字母开头，且只能为（小写字母，数字，下滑线）',
        },
      ],
      refusals: ['字典类型已存在'],
      Cell: TypeLink,
    }),
    status: normalOrStopped(),
    ...audited({ filtered: true }),
  },
  forgets: [dictionaryKey(), dictTypesKey],
  Toolbar: () => <RefreshCache success="刷新成功" />,
});
