import { examYears } from '@/src/gaokao/examYears';
import type { Rule } from '@/src/lib/accountRules';
import { momentOf } from '@/src/lib/dates';
import type { TextRule } from '@/src/lib/fieldRule';
import { isRecord, isYes, numberOr, textOr, textsOf } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';

/**
 * An enquiry of a family or a visitor on the sites (screen O4). Times are `YYYY-MM-DD HH:mm:ss`, empty where there is
 * none.
 */
export interface Consult {
  id: RecordId;
  consultNo: string;
  /** The first thirty characters of the question. */
  title: string;
  question: string;
  images: string[];
  /** Dictionary `consult_topic`. */
  topic: string;
  userName: string;
  /** Masked (`199****0012`). */
  mobile: string;
  storeId: RecordId;
  storeName: string;
  provinceId: number;
  provinceName: string;
  /** The year of the exam. */
  year: number;
  channel: (typeof userChannels)[number]['value'];
  status: ConsultStatus;
  handlerId: RecordId | null;
  handlerName: string;
  /** Since when the asker waits; empty unless 待回复. */
  waitSince: string;
  replies: readonly Reply[];
  isPublic: 0 | 1;
  publicTitle: string;
  publicAnswer: string;
  views: number;
  useful: number;
  closeTime: string;
  closeReason: string;
  /** The day on which the asker's province publishes its lines (`YYYY-MM-DD`); empty where nobody knows yet. */
  lineDate: string;
  createTime: string;
  rev: number;
}

/** One thing said after the question. */
export interface Reply {
  readonly content: string;
  readonly images: readonly string[];
  readonly by: string;
  readonly time: string;
  /** 1 where the asker says it. */
  readonly fromUser: 0 | 1;
}

/** How an enquiry stands (consultStatus). */
export const consultStatuses = [
  { value: 0, label: '待回复', tone: 'warning' },
  { value: 1, label: '已回复', tone: 'success' },
  { value: 2, label: '已关闭' },
] as const;

type ConsultStatus = (typeof consultStatuses)[number]['value'];

/** The channels of users (userChannel). */
export const userChannels = [
  { value: 1, label: '网站', tone: 'primary' },
  { value: 2, label: '小程序', tone: 'success' },
  { value: 3, label: '公众号', tone: 'info' },
  { value: 4, label: '后台录入' },
  { value: 5, label: '扫码', tone: 'primary' },
] as const;

/** Years that a question may be for. */
export function questionYears() {
  return examYears(2024);
}

/** Days within which a closed enquiry can be opened again. */
const reopenDays = 30;

/** Steps of an enquiry. */
export type ConsultStep = 'reply' | 'close' | 'reopen' | 'publish' | 'remove';

type Standing = { readonly [K in 'status' | 'replies' | 'closeTime' | 'channel' | 'userName']: unknown };

/** Why a step is refused at a moment, in milliseconds; undefined where it is allowed. */
export function stepRefusal(step: ConsultStep, consult: Standing, now: number): string | undefined {
  const closed = numberOr(consult.status) === 2;
  if (step === 'publish') return isWritten(consult) || isAnswered(consult) ? undefined : '请先回复再公开';
  if (step === 'remove') return closed ? undefined : '请先关闭该咨询';
  if (step === 'reply' && isWritten(consult)) return '该问答没有咨询人';
  if (step !== 'reopen') return closed ? '该咨询已关闭' : undefined;
  if (!closed) return '该咨询未关闭';
  const since = knownMoment(consult.closeTime) ?? now;
  return now - since > reopenDays * 86_400_000 ? `关闭超过 ${reopenDays} 天，不能重新打开` : undefined;
}

/** Whether staff have written it themselves for the public, without an asker who waits for a reply. */
export function isWritten({ channel, userName }: Pick<Standing, 'channel' | 'userName'>): boolean {
  return numberOr(channel) === 4 && textOr(userName) === '';
}

/** Whether anybody has answered. */
function isAnswered({ replies }: Pick<Standing, 'replies'>): boolean {
  return repliesOf(replies).some(({ fromUser }) => fromUser === 0);
}

/** Replies to the question, however the server writes numbers. */
export function repliesOf(value: unknown): readonly Reply[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isRecord).map((reply) => ({
    content: textOr(reply.content),
    images: textsOf(reply.images),
    by: textOr(reply.by),
    time: textOr(reply.time),
    fromUser: isYes(reply.fromUser) ? 1 : 0,
  }));
}

/** How long somebody has waited: whole minutes, and how bad that is. */
interface Wait {
  readonly minutes: number;
  readonly level: 'info' | 'warning' | 'danger';
}

/** How long the asker waits at a moment, in milliseconds; undefined where nobody does. */
export function waitOf(waitSince: unknown, now: number): Wait | undefined {
  const since = knownMoment(waitSince);
  if (since === undefined) return undefined;
  const minutes = Math.max(0, Math.floor((now - since) / 60_000));
  return { minutes, level: minutes > 480 ? 'danger' : minutes > 120 ? 'warning' : 'info' };
}

/** `2 小时 5 分钟`, `3 天 4 小时`. */
export function waitText(minutes: number): string {
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24];
  if (days > 0) return `${days} 天 ${hours} 小时`;
  return hours > 0 ? `${hours} 小时 ${minutes % 60} 分钟` : `${minutes} 分钟`;
}

/** The moment of a time, in milliseconds; undefined where there is none. */
function knownMoment(time: unknown): number | undefined {
  const moment = momentOf(time);
  return Number.isNaN(moment) ? undefined : moment;
}

const mobileNumber = /(?:^|\D)(?:(?:00)?86)?1[3-9]\d[\s-]?\d{4}[\s-]?\d{4}(?!\d)/;

/**
 * Whether a public text contains a likely mobile number, with or without spaces, dashes and the code of the country.
 * Another number before it hides it from the text without spaces.
 */
export function holdsMobile(text: string): boolean {
  return [text, text.replaceAll(/(\d)[\s-](?=\d)/g, '$1')].some((one) => mobileNumber.test(one));
}

/** The refusal of a public answer that contains a mobile number. */
export const mobileText = '公开内容不能包含手机号';

const noMobile: Rule = { test: (text) => !holdsMobile(text), message: mobileText };

/** Rules of the texts of an enquiry, for its forms and its mock (decision 41). */
export const consultRules = {
  reply: { label: '回复内容', required: true, minLength: 5, maxLength: 1000 },
  closeReason: { label: '关闭原因', required: true, maxLength: 200 },
  publicTitle: { label: '公开标题', required: true, minLength: 5, maxLength: 60, format: noMobile },
  publicAnswer: { label: '公开回答', required: true, maxLength: 5000, format: noMobile },
  /** Of a question that staff write. */
  title: { label: '标题', required: true, minLength: 5, maxLength: 60, format: noMobile },
  answer: { label: '答案', required: true, minLength: 20, maxLength: 5000, format: noMobile },
} as const satisfies Record<string, TextRule>;

/** Members of the asker's record in a quick phrase. */
type PhraseFacts = Pick<Consult, 'userName' | 'provinceName' | 'lineDate'>;

/** A quick phrase with its placeholders filled; unknown values become general words. */
export function fillPhrase(phrase: string, { userName, provinceName, lineDate }: PhraseFacts): string {
  const facts: Readonly<Record<string, string>> = {
    姓名: userName || '同学',
    省份: provinceName || '您所在省份',
    分数线日期: dayText(lineDate) || '省考试院公布的日期',
  };
  return phrase.replaceAll(/\{([^{}]+)\}/g, (whole, name: string) => facts[name] ?? whole);
}

/** `2026-06-25` → `6 月 25 日`. */
function dayText(day: string): string {
  const [, month, date] = day.slice(0, 10).split('-').map(Number);
  return month && date ? `${month} 月 ${date} 日` : '';
}

const usualPhrases = [
  '{姓名}您好，您的问题已收到，老师核对数据后会尽快回复您。',
  '{姓名}您好，如需一对一沟通，可以在「我的」页面预约专家。',
];

/** Frequent answers, by topic (快捷短语); `{姓名}`, `{省份}` and `{分数线日期}` are taken from the asker's record. */
const topicPhrases: Readonly<Record<string, readonly string[]>> = {
  '1': [
    '{姓名}您好，{省份}的分数线预计 {分数线日期} 公布，公布后即可在系统里查看可报院校。',
    '{姓名}您好，建议按「冲、稳、保」搭配志愿，并认真核对院校章程里的单科和体检要求。',
  ],
  '2': ['{姓名}您好，{省份}的选科要求可在「选科查询」里按专业查看，建议先确定意向专业再选科。'],
  '3': ['{姓名}您好，该院校在{省份}的招生计划和近三年录取位次可在院校库里查看。'],
  '4': ['{姓名}您好，专业的课程、就业方向和选科要求可在专业库里查看。'],
  '5': ['{姓名}您好，政策以{省份}教育考试院公布的文件为准，分数线预计 {分数线日期} 公布。'],
  '6': ['{姓名}您好，会员卡可在「我的—绑定会员卡」里输入卡号和卡密激活。'],
};

/** The quick phrases for a topic, those of the topic first. */
export function phrasesFor(topic: string): readonly string[] {
  return [...(topicPhrases[topic] ?? []), ...usualPhrases];
}
