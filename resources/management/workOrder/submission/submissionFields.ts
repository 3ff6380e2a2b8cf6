import { type AnyField, erase } from '@/src/crud/defineResource';
import { dictionary } from '@/src/crud/fields/dictionary/dictionary';
import { upload } from '@/src/crud/fields/upload/upload';
import type { FieldsOf } from '@/src/crud/resourceSpec';
import { userTypes } from '@/src/gaokao/enumerations';
import { isRecord, isYes, numberOr } from '@/src/lib/record';
import { choice } from '@/src/ui/fields/choice';
import { date } from '@/src/ui/fields/date';
import { type Field, type FieldOptions, type FormValues, fieldOf, type Kind } from '@/src/ui/fields/field';
import { money } from '@/src/ui/fields/money';
import { number } from '@/src/ui/fields/number';
import { mobileNumber } from '@/src/ui/fields/phone';
import { text } from '@/src/ui/fields/text';
import { textarea } from '@/src/ui/fields/textarea';
import { provinces } from '../../../lookups/province';
import { peopleYears } from '../../clientData/client';
import { type FoundUser, OrderNoInput, SubjectsInput, TickInput, UserInput, unknownUser } from './inputs';
import { submissionRules } from './submission.rules';

/** Values of the form. */
export interface Draft {
  readonly type: number;
  readonly user: FoundUser;
  readonly customerOrderNo: string;
  readonly refundAmount: string;
  readonly refundWay: string;
  readonly newYear: number;
  readonly newUserType: number;
  readonly newProvinceIds: number[];
  readonly newExpireTime: string;
  readonly confirmed: 0 | 1;
  readonly newScore: number;
  readonly newRank: number;
  readonly newSubjects: string[];
  readonly module: string;
  readonly title: string;
  readonly reason: string;
  readonly images: string[];
  readonly urgent: 0 | 1;
  readonly urgentReason: string;
  readonly contact: string;
  readonly contactMobile: string;
}

const of =
  (...types: number[]) =>
  ({ type }: FormValues) =>
    types.includes(numberOr(type));

const base = { operator: 'eq', width: 100 } as const;
const userKind: Kind<FoundUser> = {
  ...base,
  Cell: () => null,
  Input: UserInput,
  verb: '请输入',
  inputHeight: 54,
};
const tickKind: Kind<0 | 1> = { ...base, Cell: () => null, Input: TickInput, verb: '请选择', wide: true };
const subjectsKind: Kind<string[]> = {
  ...base,
  Cell: () => null,
  Input: SubjectsInput,
  verb: '请选择',
  wide: true,
};

const tick = (label: string, options: FieldOptions<0 | 1>): Field<0 | 1> => fieldOf(label, tickKind, options);

const known = {
  validator: async (_rule: unknown, user: unknown) => {
    const { mobile, state } = isRecord(user) ? user : {};
    if (!mobile) throw new Error('请输入用户手机号');
    if (state === 'found') return;
    if (state === 'reading') throw new Error('正在查询用户，请稍候');
    throw new Error(state === 'failed' ? '查询用户失败，请重试' : unknownUser);
  },
};

const years = peopleYears(Date.now()).map((year) => ({ value: year, label: `${year} 年` }));
const types = userTypes.filter(({ value }) => value !== 0);
const whole = { precision: 0, min: 0 } as const;

const declared: FieldsOf<Draft> = {
  user: fieldOf('用户手机号', userKind, {
    ...{ visible: of(1, 2, 3, 4, 5, 6), required: true, rules: [known] },
    serverErrors: [
      unknownUser,
      '同类工单',
      '未完成的订单',
      '用户未绑定',
      '绑定超过',
      '次数已达上限',
      '已冻结',
    ],
  }),
  customerOrderNo: text(submissionRules.customerOrderNo, {
    ...{ visible: of(1), Input: OrderNoInput },
    serverErrors: ['订单不存在', '订单未支付', '已完成的订单', '退款中', '该订单已退款'],
  }),
  refundAmount: money(submissionRules.refundAmount, {
    ...{ visible: of(1, 2), serverErrors: ['退款金额不能', '金额必须', '正确的金额'] },
  }),
  refundWay: dictionary('退款方式', 'refund_way', { visible: of(1), required: true }),
  newYear: choice<number>('新高考年份', years, {
    ...{ visible: of(3), required: true, serverErrors: ['新年份', '高考年份须为'] },
  }),
  newUserType: choice<number>('新用户类型', types, {
    visible: of(4),
    placeholder: '不修改',
    serverErrors: ['改为志愿卡', '改为体验卡', '使用过体验卡', '取消会员', '至少修改一项', '选择用户类型'],
  }),
  newProvinceIds: provinces('新可用省份', {
    ...{ visible: of(4), placeholder: '不修改', serverErrors: ['可用省份须'] },
  }),
  newExpireTime: date('新有效期', { visible: of(4), placeholder: '不修改', serverErrors: ['有效期'] }),
  confirmed: tick('注销确认', {
    visible: of(5),
    placeholder: '已告知用户数据将被删除',
    serverErrors: ['请确认已告知'],
    rules: [{ validator: async (_rule, value) => refuseUnless(isYes(value), '请确认已告知用户') }],
  }),
  newScore: number(submissionRules.newScore, { ...whole, visible: of(6), serverErrors: ['总分'] }),
  newRank: number(submissionRules.newRank, { ...whole, visible: of(6), serverErrors: ['位次'] }),
  newSubjects: fieldOf('新选科', subjectsKind, {
    ...{
      visible: of(6),
      initial: [],
      help: '没有变化时不选',
      serverErrors: ['首选科目', '选考科目', '文科或理科'],
    },
  }),
  module: dictionary('所属模块', 'feedback_module', { visible: of(7), required: true }),
  title: text(submissionRules.title, { visible: of(7) }),
  reason: textarea(submissionRules.reason),
  images: upload('凭证图片', 'images', {
    required: ({ type }) => [1, 6].includes(numberOr(type)),
    serverErrors: ['成绩截图', '凭证图片'],
  }),
  urgent: tick('紧急程度', { initial: 0, placeholder: '紧急，处理时限缩短' }),
  urgentReason: text(submissionRules.urgentReason, { visible: ({ urgent }) => isYes(urgent) }),
  contact: text(submissionRules.contact),
  contactMobile: text(submissionRules.contactMobile, { ...mobileNumber, serverErrors: ['手机号码'] }),
};

function refuseUnless(isRight: boolean, message: string): void {
  if (!isRight) throw new Error(message);
}

/** The fields of the form, in their order; which are shown depends on `type`. */
export const submissionFields = erase(declared);

/** The hint of the pictures, by type; others need none. */
const pictureHints: Readonly<Record<number, string>> = {
  1: '请上传付款凭证',
  2: '请上传付款凭证',
  3: '请上传复读证明或学籍材料',
  4: '请上传付款凭证',
  6: '修改分数请上传成绩截图',
};

/** The pictures by type. Made once: a form draws a field anew where it is another object. */
const pictures = new Map(
  submissionFields
    .filter(({ name }) => name === 'images')
    .flatMap((field) =>
      Object.entries(pictureHints).map(([type, help]): [number, AnyField] => [
        Number(type),
        { ...field, help },
      ]),
    ),
);

/** A field as it is for a type: the same object each time. */
export function fieldOfType(field: AnyField, type: number): AnyField {
  return field.name === 'images' ? (pictures.get(type) ?? field) : field;
}
