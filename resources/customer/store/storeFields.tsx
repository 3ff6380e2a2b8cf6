import type { FormRule } from 'antd';
import { dictionary } from '@/src/crud/fields/dictionary/dictionary';
import { reference } from '@/src/crud/fields/reference/reference';
import { region } from '@/src/crud/fields/region/region';
import { upload } from '@/src/crud/fields/upload/upload';
import type { FieldsOf } from '@/src/crud/resourceSpec';
import { timeOr, today } from '@/src/lib/dates';
import { textOr } from '@/src/lib/record';
import { maskMobile } from '@/src/lib/rules';
import { choice } from '@/src/ui/fields/choice';
import { date, datetime } from '@/src/ui/fields/date';
import { everywhere, formAndShow, listAndShow, showOnly } from '@/src/ui/fields/field';
import { identifier } from '@/src/ui/fields/identifier';
import { CreditCodeInput } from '@/src/ui/fields/LevelledInput';
import { money } from '@/src/ui/fields/money';
import { number } from '@/src/ui/fields/number';
import { mobileNumber } from '@/src/ui/fields/phone';
import { rule } from '@/src/ui/fields/rule';
import { text } from '@/src/ui/fields/text';
import { textarea } from '@/src/ui/fields/textarea';
import { toggle } from '@/src/ui/fields/toggle';
import { load } from '@/src/ui/load';
import { StatusCell } from './StatusCell';
import { CardsCell, CodeCell, cardsText, ExpiryCell, MobileCell, StaffCell, staffText } from './StoreCells';
import type { Store } from './store';
import { storeRules } from './store';
import { isHeadquarters, needsLicense } from './storeRules';
import { shortNameOf, yearAfter } from './suggestions';

const PasswordInput = load(() => import('./PasswordInput'));

/** Groups of the form and tabs of the show page. */
export const storeGroups = {
  basic: {
    label: '基本信息',
    fields: [
      'name',
      'storeNo',
      'inviteCode',
      'shortName',
      'logo',
      'type',
      'parentId',
      'region',
      'address',
      'contact',
      'mobile',
      'email',
      'creditCode',
      'license',
      'status',
      'remark',
      'createTime',
    ],
  },
  account: {
    label: '账号与额度',
    fields: [
      'edition',
      'expireTime',
      'managerId',
      'username',
      'password',
      'staffUsed',
      'cardLeft',
      'balance',
    ],
  },
} as const;

/** Filters that are no column of their own. */
export const storeFilters = {
  keyword: text('机构', { personal: true, placeholder: '名称、编号或手机号', on: ['filter'] }),
  expireState: choice<string>(
    '到期状态',
    [
      { value: 'normal', label: '正常' },
      { value: 'expiring', label: '即将到期' },
      { value: 'expired', label: '已到期' },
    ],
    { on: ['filter'] },
  ),
};

/** A new institution must have time left. */
const expiresLater: FormRule = ({ getFieldValue }) => ({
  validator: (_rule, value: unknown) =>
    getFieldValue('id') !== undefined || typeof value !== 'string' || value > today()
      ? Promise.resolve()
      : Promise.reject(new Error('到期时间必须晚于今天')),
});

/** The fields of an institution (screen C1), in the order of the list. */
export const storeFields: FieldsOf<Store> = {
  name: text(storeRules.name, { serverErrors: ['机构名称已存在'], width: 176 }),
  storeNo: text('机构编号', { on: listAndShow, width: 90, Cell: CodeCell }),
  inviteCode: text('邀请码', { on: showOnly, Cell: CodeCell }),
  shortName: text(storeRules.shortName, {
    on: formAndShow,
    derive: ({ name }) => shortNameOf(textOr(name)) || undefined,
  }),
  logo: upload('标志', 'image', { on: formAndShow, maxSize: 2 }),
  type: dictionary('机构类型', 'store_type', {
    on: everywhere,
    required: true,
    width: 84,
  }),
  parentId: reference('上级机构', 'customer/store', {
    on: formAndShow,
    shownBy: 'parentName',
    serverErrors: ['上级机构'],
  }),
  region: region('所在地区', {
    on: everywhere,
    required: true,
    priority: 'low',
  }),
  address: text(storeRules.address, { on: formAndShow }),
  contact: text(storeRules.contact, { personal: true, width: 62 }),
  mobile: text(storeRules.mobile, {
    ...mobileNumber,
    personal: true,
    width: 110,
    Cell: MobileCell,
    exportText: ({ mobile }) => maskMobile(String(mobile ?? '')),
  }),
  email: text(storeRules.email, { personal: true, on: formAndShow, ...identifier }),
  creditCode: text(storeRules.creditCode, {
    ...{ on: formAndShow, serverErrors: ['信用代码'], Input: CreditCodeInput },
  }),
  license: upload('营业执照', 'image', {
    on: formAndShow,
    required: ({ type }) => needsLicense(type),
  }),
  edition: dictionary('版本套餐', 'store_edition', {
    on: everywhere,
    required: true,
    priority: 'high',
    width: 72,
  }),
  expireTime: date('到期时间', {
    on: everywhere,
    required: (values) => !isHeadquarters(values),
    rules: [expiresLater],
    derive: () => yearAfter(today()),
    serverErrors: ['到期时间'],
    sortable: true,
    priority: 'high',
    width: 168,
    Cell: ExpiryCell,
    exportText: ({ expireTime }) => timeOr(expireTime, 'date') || '长期',
  }),
  managerId: reference('客户经理', 'system/user', {
    on: everywhere,
    shownBy: 'managerName',
    optionLabel: 'nickName',
    searchBy: 'nickName',
    width: 72,
  }),
  username: text(storeRules.username, {
    ...identifier,
    on: formAndShow,
    fixed: true,
    serverErrors: ['该账号已存在'],
  }),
  password: text('初始密码', {
    on: ['create'],
    required: true,
    rules: [rule('password'), rule('passwordEnds')],
    secret: true,
    Input: PasswordInput,
  }),
  staffUsed: number('员工账号', { on: listAndShow, width: 66, Cell: StaffCell, exportText: staffText }),
  cardLeft: number('会员卡余量', {
    on: listAndShow,
    width: 164,
    priority: 'low',
    Cell: CardsCell,
    exportText: cardsText,
  }),
  balance: money('账户余额', { on: listAndShow, priority: 'low' }),
  status: toggle('状态', { on: ['list', 'filter', 'show'], width: 76, Cell: StatusCell }),
  remark: textarea(storeRules.remark, { on: formAndShow }),
  createTime: datetime('创建时间', { on: showOnly }),
};
