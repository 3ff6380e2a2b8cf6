import type { FieldsOf } from '@/src/crud/defineResource';
import { dictionary } from '@/src/crud/fields/dictionary';
import { file } from '@/src/crud/fields/file';
import { files } from '@/src/crud/fields/files';
import { image } from '@/src/crud/fields/image';
import { images } from '@/src/crud/fields/images';
import { markdown } from '@/src/crud/fields/markdown';
import { reference } from '@/src/crud/fields/reference';
import { region } from '@/src/crud/fields/region';
import { repeated } from '@/src/crud/fields/repeated';
import { richtext } from '@/src/crud/fields/richtext';
import { treeCheck } from '@/src/crud/fields/treeCheck';
import { treeSelect } from '@/src/crud/fields/treeSelect';
import { choice } from '@/src/ui/fields/choice';
import { code } from '@/src/ui/fields/code';
import { colour } from '@/src/ui/fields/colour';
import { cron } from '@/src/ui/fields/cron';
import { date, datetime } from '@/src/ui/fields/date';
import { dateRange } from '@/src/ui/fields/dateRange';
import { icon } from '@/src/ui/fields/icon';
import { json } from '@/src/ui/fields/json';
import { keyValue } from '@/src/ui/fields/keyValue';
import { money } from '@/src/ui/fields/money';
import { number } from '@/src/ui/fields/number';
import { rule } from '@/src/ui/fields/rule';
import { tags } from '@/src/ui/fields/tags';
import { text } from '@/src/ui/fields/text';
import { textarea } from '@/src/ui/fields/textarea';
import { toggle } from '@/src/ui/fields/toggle';
import { transfer } from '@/src/ui/fields/transfer';
import type { Contact, Exhibit } from './exhibit';
import { categories, grades, gradesOf, guides, halls } from './exhibitChoices';

const contacts = repeated<Contact>(
  '联系人',
  {
    name: text('姓名', { required: true, maxLength: 20 }),
    mobile: text('手机号', { rules: [rule('mobile')] }),
    duty: choice(
      '分工',
      [
        { value: 1, label: '主要负责' },
        { value: 2, label: '协助' },
      ],
      { initial: 1 },
    ),
    note: text('协助内容', { visible: ({ duty }) => duty === 2, required: ({ duty }) => duty === 2 }),
  },
  { max: 5, group: 'setting' },
);

/** A field of every kind there is, and fields that depend on each other. */
export const exhibitFields: FieldsOf<Exhibit & { region: readonly number[]; term: string }> = {
  name: text('名称', {
    required: true,
    maxLength: 50,
    unique: true,
    serverErrors: ['名称已存在'],
    on: ['filter', 'list', 'form', 'show'],
    group: 'basic',
  }),
  code: text('编号', {
    maxLength: 30,
    serverErrors: ['编号已存在'],
    unique: { operation: 'checkCode', taken: (data) => data === false },
    group: 'basic',
  }),
  category: choice('类别', categories, { group: 'basic', on: ['filter', 'list', 'form', 'show'] }),
  grade: choice('等级', grades, {
    choices: ({ category }) => gradesOf[String(category)] ?? [],
    disabled: ({ category }) => !category,
    resetOn: ['category'],
    placeholder: '先选择类别',
    group: 'basic',
  }),
  amount: number('数量', { unit: '件', min: 0, initial: 1, group: 'basic' }),
  price: money('单价', { group: 'basic' }),
  status: dictionary('状态', 'sys_normal_disable', { initial: '0', group: 'basic' }),
  shown: toggle('展出', { initial: 1, group: 'basic' }),
  reason: text('不展出的原因', { visible: ({ shown }) => shown === 0, on: ['form', 'show'], group: 'basic' }),
  words: tags('关键词', { group: 'basic' }),
  boughtOn: date('购入日期', { group: 'time' }),
  checkedAt: datetime('检查时间', {
    derive: ({ boughtOn }) => (boughtOn ? `${boughtOn} 09:00:00` : undefined),
    help: '按购入日期自动带出，可修改',
    group: 'time',
  }),
  term: dateRange('展期', { begin: 'beginTime', end: 'endTime' }, { group: 'time' }),
  region: region('来源地', { group: 'time' }),
  storeId: reference('保管机构', 'customer/store', { shownBy: 'storeName', group: 'time' }),
  remark: textarea('备注', { maxLength: 200, group: 'text' }),
  story: richtext('介绍', { group: 'text' }),
  manual: markdown('讲解稿', { group: 'text' }),
  cover: image('封面', { group: 'files' }),
  photos: images('照片', { group: 'files' }),
  contract: file('合同', { group: 'files' }),
  papers: files('资料', { group: 'files' }),
  hall: treeSelect('展厅', halls, { leavesOnly: true, group: 'order' }),
  rooms: treeCheck('可用展厅', halls, { group: 'order' }),
  guides: transfer('讲解员', guides, { group: 'order' }),
  tint: colour('主题色', { group: 'order' }),
  mark: icon('图标', { group: 'order' }),
  schedule: cron('巡检计划', { group: 'setting' }),
  options: json('显示参数', { group: 'setting' }),
  parameters: keyValue('规格', { keyLabel: '规格名', valueLabel: '规格值', group: 'setting' }),
  contacts,
  template: code('标签模板', { language: 'java', on: ['edit', 'show'], group: 'setting' }),
  createTime: datetime('创建时间', { on: ['list', 'show'], group: 'basic' }),
};
