import { SyncOutlined } from '@ant-design/icons';
import { Link } from 'react-router';
import { dictionaryKey } from '@/providers/dictionaries/dictionary';
import { defineResource } from '@/src/crud/defineResource';
import { dictionary } from '@/src/crud/fields/dictionary';
import { OperationButton } from '@/src/crud/OperationButton';
import { datetime } from '@/src/ui/fields/date';
import { type CellProps, nothing } from '@/src/ui/fields/field';
import { number } from '@/src/ui/fields/number';
import { text } from '@/src/ui/fields/text';
import { textarea } from '@/src/ui/fields/textarea';
import { systemEndpoints } from '../endpoints';
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
  fields: {
    dictId: number('字典编号', { on: ['list', 'show'], width: 90 }),
    dictName: text('字典名称', {
      on: ['filter', 'list', 'form', 'show'],
      required: '字典名称不能为空',
      maxLength: 100,
    }),
    dictType: text('字典类型', {
      on: ['filter', 'list', 'form', 'show'],
      required: '字典类型不能为空',
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
    status: dictionary('状态', 'sys_normal_disable', {
      on: ['filter', 'list', 'form', 'show'],
      initial: '0',
    }),
    remark: textarea('备注', { maxLength: 500 }),
    createTime: datetime('创建时间', { on: ['filter', 'list', 'show'] }),
  },
  idLabel: '字典编号',
  forgets: [dictionaryKey(), dictTypesKey],
  Toolbar: () => (
    <OperationButton
      operation="refresh"
      label="刷新缓存"
      icon={<SyncOutlined aria-hidden />}
      success="刷新成功"
    />
  ),
});
