import { Tag } from 'antd';
import { dictionaryKey } from '@/providers/dictionaries/dictionary';
import { defineResource } from '@/src/crud/defineResource';
import { dictionary, tagColours } from '@/src/crud/fields/dictionary';
import { WayBack } from '@/src/crud/WayBack';
import { choice } from '@/src/ui/fields/choice';
import { datetime } from '@/src/ui/fields/date';
import { type CellProps, nothing } from '@/src/ui/fields/field';
import { number } from '@/src/ui/fields/number';
import { text } from '@/src/ui/fields/text';
import { textarea } from '@/src/ui/fields/textarea';
import { systemEndpoints } from '../endpoints';
import type { DictData } from './dict';
import { dictTypeOf } from './dictTypeField';

/** The label as screens show it: plain, or a tag of the entry's own class. */
function LabelCell({ value, record }: CellProps<string>) {
  const { listClass, cssClass } = record;
  const plain = (!listClass || listClass === 'default') && !cssClass;
  if (!value || plain) return value || nothing;
  return (
    <Tag color={tagColours[String(listClass)] ?? 'default'} className={String(cssClass ?? '')}>
      {value}
    </Tag>
  );
}

/** Entries of a dictionary (字典数据; rest-contract, section 10). */
export const dictData = defineResource<DictData>({
  name: 'system/dict/data',
  label: '字典数据',
  view: 'system/dict-data/index',
  endpoints: systemEndpoints['system/dict/data'],
  title: 'dictLabel',
  fields: {
    dictCode: number('字典编码', { on: ['list', 'show'], width: 90 }),
    dictType: dictTypeOf('字典类型', { on: ['filter', 'form', 'show'], filterLabel: '字典名称' }),
    dictLabel: text('数据标签', {
      on: ['filter', 'list', 'form', 'show'],
      required: '数据标签不能为空',
      filterLabel: '字典标签',
      Cell: LabelCell,
    }),
    dictValue: text('数据键值', { required: '数据键值不能为空' }),
    dictSort: number('显示排序', {
      required: '数据顺序不能为空',
      min: 0,
      max: 9999,
      initial: 0,
      inline: true,
    }),
    cssClass: text('样式属性', { on: ['form', 'show'] }),
    listClass: choice(
      '回显样式',
      [
        { value: 'default', label: '默认' },
        { value: 'primary', label: '主要' },
        { value: 'success', label: '成功' },
        { value: 'info', label: '信息' },
        { value: 'warning', label: '警告' },
        { value: 'danger', label: '危险' },
      ],
      { on: ['form', 'show'], initial: 'default' },
    ),
    isDefault: dictionary('是否默认', 'sys_yes_no', { on: ['form', 'show'], initial: 'N' }),
    status: dictionary('状态', 'sys_normal_disable', {
      on: ['filter', 'list', 'form', 'show'],
      initial: '0',
    }),
    remark: textarea('备注', { maxLength: 500 }),
    createTime: datetime('创建时间', { on: ['list', 'show'] }),
  },
  idLabel: '字典编码',
  forgets: [dictionaryKey()],
  Toolbar: () => <WayBack to="/system/dict" />,
});
