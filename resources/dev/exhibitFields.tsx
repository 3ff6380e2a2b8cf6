import { dictionaries } from '@/src/crud/fields/dictionary/dictionaries';
import { dictionary } from '@/src/crud/fields/dictionary/dictionary';
import { markdown } from '@/src/crud/fields/markdown';
import { masked } from '@/src/crud/fields/masked/masked';
import { reference } from '@/src/crud/fields/reference/reference';
import { region } from '@/src/crud/fields/region/region';
import { repeated } from '@/src/crud/fields/repeated/repeated';
import { richtext } from '@/src/crud/fields/richtext';
import { treeCheck } from '@/src/crud/fields/treeCheck/treeCheck';
import { treeSelect } from '@/src/crud/fields/treeSelect/treeSelect';
import { upload } from '@/src/crud/fields/upload/upload';
import type { FieldsOf } from '@/src/crud/resourceSpec';
import { choice } from '@/src/ui/fields/choice';
import { code } from '@/src/ui/fields/code/code';
import { colour } from '@/src/ui/fields/colour/colour';
import { cron } from '@/src/ui/fields/cron/cron';
import { date, datetime } from '@/src/ui/fields/date';
import { dateRange } from '@/src/ui/fields/dateRange';
import { everywhere, formAndShow, listAndShow } from '@/src/ui/fields/field';
import { icon } from '@/src/ui/fields/icon/icon';
import { json } from '@/src/ui/fields/json/json';
import { keyValue } from '@/src/ui/fields/keyValue/keyValue';
import { money } from '@/src/ui/fields/money';
import { number } from '@/src/ui/fields/number';
import { mobileNumber } from '@/src/ui/fields/phone';
import { tags } from '@/src/ui/fields/tags';
import { text } from '@/src/ui/fields/text';
import { textarea } from '@/src/ui/fields/textarea';
import { toggle } from '@/src/ui/fields/toggle';
import { transfer } from '@/src/ui/fields/transfer/transfer';
import { type Contact, type Exhibit, exhibitRules } from './exhibit';
import { categories, grades, gradesOf, guides, halls } from './exhibitChoices';

const contacts = repeated<Contact>(
  '联系人',
  {
    name: text('姓名', { required: true, maxLength: 20 }),
    mobile: text('手机号', { ...mobileNumber }),
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
  { max: 5 },
);

/** A field of every kind there is, and fields that depend on each other. */
export const exhibitFields: FieldsOf<Exhibit & { region: readonly number[]; term: string }> = {
  name: text(exhibitRules.name, {
    unique: true,
    serverErrors: ['名称已存在'],
    on: everywhere,
  }),
  code: text('编号', {
    maxLength: 30,
    serverErrors: ['编号已存在'],
    unique: { operation: 'checkCode', taken: (data) => data === false },
  }),
  category: choice('类别', categories, { on: everywhere }),
  grade: choice('等级', grades, {
    choices: ({ category }) => gradesOf[String(category)] ?? [],
    disabled: ({ category }) => !category,
    resetOn: ['category'],
    placeholder: '先选择类别',
  }),
  amount: number(exhibitRules.amount, { unit: '件', initial: 1 }),
  price: money('单价'),
  status: dictionary('状态', 'sys_normal_disable', { initial: '0' }),
  shown: toggle('展出', { initial: 1 }),
  reason: text('不展出的原因', { visible: ({ shown }) => shown === 0, on: formAndShow }),
  words: tags('关键词'),
  editions: dictionaries('适用套餐', 'store_edition'),
  boughtOn: date('购入日期'),
  checkedAt: datetime('检查时间', {
    derive: ({ boughtOn }) => (boughtOn ? `${boughtOn} 09:00:00` : undefined),
    help: '按购入日期自动带出，可修改',
  }),
  term: dateRange('展期', { begin: 'beginTime', end: 'endTime' }),
  region: region('来源地'),
  storeId: reference('保管机构', 'customer/store', { shownBy: 'storeName' }),
  keeperMobile: masked('保管人手机', { ...mobileNumber }),
  remark: textarea('备注', { maxLength: 200 }),
  story: richtext('介绍'),
  manual: markdown('讲解稿'),
  cover: upload('封面', 'image'),
  photos: upload('照片', 'images'),
  contract: upload('合同', 'file'),
  papers: upload('资料', 'files'),
  hall: treeSelect('展厅', halls, { leavesOnly: true }),
  rooms: treeCheck('可用展厅', halls),
  guides: transfer('讲解员', guides),
  tint: colour('主题色'),
  mark: icon('图标'),
  schedule: cron('巡检计划'),
  options: json('显示参数'),
  parameters: keyValue('规格', { keyLabel: '规格名', valueLabel: '规格值' }),
  contacts,
  template: code('标签模板', { language: 'java', on: ['edit', 'show'] }),
  createTime: datetime('创建时间', { on: listAndShow }),
};
