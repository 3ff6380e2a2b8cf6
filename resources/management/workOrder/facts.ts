import type { DictionaryType } from '@/providers/dictionaries/dictionary';
import { userTypes, vipPayTypes } from '@/src/gaokao/enumerations';
import type { SubjectType } from '@/src/gaokao/student';
import { subjectTypeOf } from '@/src/gaokao/subjectChoice';
import { subjectName } from '@/src/gaokao/subjects';
import { timeOr } from '@/src/lib/dates';
import { formatMoney } from '@/src/lib/money';
import { isRecord, numberOr, textOr, textsOf } from '@/src/lib/record';

/** The facts of a work order's subject, as far as its type needs them; empty members are left out. */
export interface Facts {
  /** The facts of the customer's order: the paid amount in yuan, its time, and the product. */
  readonly paid?: string | undefined;
  readonly payTime?: string | undefined;
  readonly services?: string | undefined;
  /** The facts of the card: its settlement price is in yuan. */
  readonly cardNo?: string | undefined;
  readonly cardType?: number | undefined;
  readonly bindTime?: string | undefined;
  readonly unitPrice?: string | undefined;
  /** Tables of choices that the user has saved. */
  readonly schemes?: number | undefined;
  readonly year?: number | undefined;
  /** How often a work order has changed it before. */
  readonly yearChanges?: number | undefined;
  readonly userType?: number | undefined;
  readonly vipPayType?: number | undefined;
  readonly vipExpire?: string | undefined;
  /** The province of the user's exam, which the rights always include. */
  readonly provinceId?: number | undefined;
  readonly provinceIds?: readonly number[] | undefined;
  readonly provinceNames?: string | undefined;
  /** 1 where the user has had a trial card. */
  readonly trialUsed?: number | undefined;
  readonly openOrders?: number | undefined;
  readonly score?: number | undefined;
  readonly rank?: number | undefined;
  readonly subjects?: readonly string[] | undefined;
  /** The way to choose subjects in the province of the exam. */
  readonly subjectType?: SubjectType | undefined;
  readonly fullMark?: number | undefined;
  readonly scoreChanges?: number | undefined;
}

/** Reads the facts of an answer. */
export function readFacts(value: unknown): Facts {
  if (!isRecord(value)) return {};
  const text = (name: string) => (value[name] === undefined ? undefined : textOr(value[name]));
  const time = (name: string) => (value[name] === undefined ? undefined : timeOr(value[name]));
  const number = (name: string) => (value[name] == null ? undefined : numberOr(value[name]));
  const { subjectType } = value;
  const ids = Array.isArray(value.provinceIds) ? value.provinceIds.map((id) => numberOr(id)) : undefined;
  return {
    ...{ paid: text('paid'), payTime: time('payTime'), services: text('services'), cardNo: text('cardNo') },
    ...{ cardType: number('cardType'), bindTime: time('bindTime'), unitPrice: text('unitPrice') },
    ...{ schemes: number('schemes'), year: number('year'), yearChanges: number('yearChanges') },
    ...{ userType: number('userType'), vipPayType: number('vipPayType'), vipExpire: time('vipExpire') },
    ...{ provinceId: number('provinceId'), provinceIds: ids, provinceNames: text('provinceNames') },
    ...{ trialUsed: number('trialUsed'), openOrders: number('openOrders'), score: number('score') },
    ...{ rank: number('rank'), subjects: value.subjects === undefined ? undefined : textsOf(value.subjects) },
    ...{ fullMark: number('fullMark'), scoreChanges: number('scoreChanges') },
    subjectType: subjectType == null ? undefined : subjectTypeOf(subjectType),
  };
}

/** One fact in words. */
export interface FactLine {
  readonly label: string;
  readonly value: string;
  /** The dictionary whose label is shown in place of the value. */
  readonly dictionary?: DictionaryType;
  /** Whether the value is the number of a customer's order. */
  readonly isOrder?: boolean;
}

const labelIn = (options: readonly { readonly value: number; readonly label: string }[]) => (value: number) =>
  options.find((option) => option.value === value)?.label ?? String(value);
const times = (count: number) => `${count} 次`;
const orNone = (text: string) => text || '无';

/** One line, where the fact is known. */
function line<V>(label: string, value: V | undefined, tell: (value: V) => string = String): FactLine[] {
  return value === undefined ? [] : [{ label, value: tell(value) }];
}

/** The facts in words, in a fixed order. */
export function factLines(facts: Facts): FactLine[] {
  return [
    ...line('实付金额', facts.paid, formatMoney),
    ...line('支付时间', facts.payTime),
    ...line('已使用服务', facts.services, orNone),
    ...line('会员卡号', facts.cardNo, orNone),
    ...line('卡类型', facts.cardType, labelIn(userTypes)),
    ...line('绑定时间', facts.bindTime),
    ...line('结算价', facts.unitPrice, formatMoney),
    ...line('已保存志愿', facts.schemes, (count) => `${count} 份`),
    ...line('当前年份', facts.year),
    ...line('已修改年份', facts.yearChanges, times),
    ...line('用户类型', facts.userType, labelIn(userTypes)),
    ...line('开通方式', facts.vipPayType, labelIn(vipPayTypes)),
    ...line('有效期至', facts.vipExpire, orNone),
    ...line('可用省份', facts.provinceNames, orNone),
    ...line('未完成订单', facts.openOrders, (count) => `${count} 笔`),
    ...line('当前分数', facts.score, (score) => `${score} 分`),
    ...line('当前位次', facts.rank),
    ...line('当前选科', facts.subjects, (subjects) => subjects.map(subjectName).join('、')),
    ...line('已修改分数工单', facts.scoreChanges, times),
  ];
}
