import type { GenColumn } from '../gen';

/** A choice as the staff read it. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** How a property of a column is entered, and what it is called. */
export type ColumnProp = PlainProp | SelectProp;

interface PlainProp {
  readonly name: TextMember;
  readonly label: string;
  readonly kind: 'text' | 'input' | 'flag';
}

interface SelectProp {
  readonly name: TextMember;
  readonly label: string;
  readonly kind: 'select';
  readonly options: readonly Choice[] | 'dictionaries';
}

/** Members of a column that hold text. */
type TextMember = Exclude<keyof GenColumn, 'columnId' | 'tableId' | 'sort'>;

const same = (values: string) => values.split(' ').map((value) => ({ value, label: value }));

/** The properties of a column in the order of the table (rest-contract, section 16). */
export const columnProps: readonly ColumnProp[] = [
  { name: 'columnName', label: '字段列名', kind: 'text' },
  { name: 'columnComment', label: '字段描述', kind: 'input' },
  { name: 'columnType', label: '物理类型', kind: 'text' },
  {
    name: 'javaType',
    label: 'Java类型',
    kind: 'select',
    options: same('Long String Integer Double BigDecimal Date Boolean'),
  },
  { name: 'javaField', label: 'java属性', kind: 'input' },
  { name: 'isInsert', label: '插入', kind: 'flag' },
  { name: 'isEdit', label: '编辑', kind: 'flag' },
  { name: 'isList', label: '列表', kind: 'flag' },
  { name: 'isQuery', label: '查询', kind: 'flag' },
  {
    name: 'queryType',
    label: '查询方式',
    kind: 'select',
    options: [
      { value: 'EQ', label: '=' },
      { value: 'NE', label: '!=' },
      { value: 'GT', label: '>' },
      { value: 'GTE', label: '>=' },
      { value: 'LT', label: '<' },
      { value: 'LTE', label: '<=' },
      { value: 'LIKE', label: 'LIKE' },
      { value: 'BETWEEN', label: 'BETWEEN' },
    ],
  },
  { name: 'isRequired', label: '必填', kind: 'flag' },
  {
    name: 'htmlType',
    label: '显示类型',
    kind: 'select',
    options: [
      { value: 'input', label: '文本框' },
      { value: 'textarea', label: '文本域' },
      { value: 'select', label: '下拉框' },
      { value: 'radio', label: '单选框' },
      { value: 'checkbox', label: '复选框' },
      { value: 'datetime', label: '日期控件' },
      { value: 'imageUpload', label: '图片上传' },
      { value: 'fileUpload', label: '文件上传' },
      { value: 'editor', label: '富文本控件' },
    ],
  },
  { name: 'dictType', label: '字典类型', kind: 'select', options: 'dictionaries' },
];
