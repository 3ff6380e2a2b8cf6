import { dictionaryKey } from '@/providers/dictionaries/dictionary';
import { closeTab } from '@/src/crud/actions/ToolbarActions';
import { defineResource } from '@/src/crud/defineResource';
import { dictionary } from '@/src/crud/fields/dictionary/dictionary';
import { ruoyi, sortField, statusField } from '@/src/crud/fields/ruoyi';
import { choice } from '@/src/ui/fields/choice';
import { type CellProps, emptyText, everywhere, formAndShow } from '@/src/ui/fields/field';
import { text } from '@/src/ui/fields/text';
import { load } from '@/src/ui/load';
import { StateTag, toneOf } from '@/src/ui/StateTag';
import { systemEndpoints } from '../endpoints';
import type { DictData } from './dict';
import { dictDataRules } from './dict';
import { dictTypeOf } from './dictTypeField';

const ValueInput = load(() => import('./ValueInput'));

/** The label as screens show it: plain, or a tag of the entry's own class. */
function LabelCell({ value, record }: CellProps<string>) {
  const { listClass, cssClass } = record;
  const plain = (!listClass || listClass === 'default') && !cssClass;
  if (!value || plain) return value || emptyText;
  return (
    <StateTag tone={toneOf(listClass)} className={String(cssClass ?? '')}>
      {value}
    </StateTag>
  );
}

/** Entries of a dictionary (字典数据; rest-contract, section 10). */
export const dictData = defineResource<DictData>(ruoyi({ dictCode: '字典编码' }))({
  label: '字典数据',
  endpoints: systemEndpoints['system/dict/data'],
  title: 'dictLabel',
  card: { lines: [['dictValue', 'dictSort']] },
  fields: {
    dictType: dictTypeOf('字典类型', { on: ['filter', 'form', 'show'] }),
    dictLabel: text(dictDataRules.dictLabel, { on: everywhere, Cell: LabelCell }),
    dictValue: text(dictDataRules.dictValue, { Input: ValueInput }),
    dictSort: sortField('显示排序', { inline: true }),
    cssClass: text(dictDataRules.cssClass, { on: formAndShow }),
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
      { on: formAndShow, initial: 'default' },
    ),
    isDefault: dictionary('是否默认', 'sys_yes_no', { on: formAndShow, initial: 'N' }),
    status: statusField(),
  },
  invalidates: [dictionaryKey()],
  actions: { close: closeTab('/system/dict') },
});
