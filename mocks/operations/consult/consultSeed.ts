import { platformStoreId } from '../../customer/storeRow';
import { createRandom, type Random } from '../../random';
import { mobileNumber, personName } from '../../seed/names';
import type { Account } from '../../system/account';
import { accountTable } from '../../system/accountTable';
import type { SeedContext } from '../../table';
import { formatDay, formatTime } from '../../time';
import type { ConsultRow } from './consultTable';

const count = 90;

/** The newest that are open, and the places of older ones that nobody has answered. */
const newest = 16;
const forgotten: readonly number[] = [20, 24, 28, 32, 36, 40];

const provinces = [430000, 440000, 410000, 370000, 510000, 420000, 310000, 340000] as const;

/** Seeded questions and answers, by topic. */
const asked: readonly (readonly [topic: string, question: string, answer: string])[] = [
  [
    '1',
    '孩子模考成绩刚过特殊类型控制线，志愿应该怎么拉开梯度？',
    '建议按位次拉开梯度：前段冲刺、中段求稳、后段保底，保底院校的位次要留出足够余量。',
  ],
  [
    '1',
    '平行志愿填满了还会退档吗？怎么避免退档？',
    '会。退档多因体检受限、单科不达标或不服从调剂，填报前请逐条核对院校章程。',
  ],
  [
    '1',
    '选择服从专业调剂会被调到很差的专业吗？',
    '调剂只在所填院校专业组内进行，填报前看清组内全部专业，都能接受再选服从。',
  ],
  [
    '2',
    '选科选了物理化学地理，以后能学临床医学吗？',
    '多数院校的临床医学要求物理和化学，再选地理可以报考，个别院校另要求生物，请逐校核对。',
  ],
  [
    '2',
    '高一选科不选化学，会少多少可报专业？',
    '理工农医类专业大多要求物理和化学，不选化学可报的理工科专业会明显减少。',
  ],
  [
    '3',
    '这所大学的中外合作办学和普通专业有什么区别？',
    '主要区别在学费、授课语言和证书，能否转入普通专业以院校章程为准。',
  ],
  [
    '3',
    '双一流大学和原来的 211 院校在就业上差别大吗？',
    '用人单位更看重专业和能力，建议同时比较学科实力、所在城市和历年就业去向。',
  ],
  [
    '4',
    '计算机科学与技术和软件工程应该选哪一个？',
    '两个专业核心课程接近，前者偏理论基础，后者偏工程实践，可结合院校学科评估选择。',
  ],
  [
    '4',
    '女生学土木工程好就业吗？有什么方向适合？',
    '可以考虑工程造价、设计和检测方向，也可以关注智能建造等交叉专业。',
  ],
  [
    '5',
    '强基计划和综合评价可以同时报名吗？会影响本科批吗？',
    '可以同时报名，是否影响本科批次要看录取批次，请以省考试院的文件为准。',
  ],
  [
    '5',
    '国家专项计划需要满足什么条件？什么时候报名？',
    '需满足户籍、学籍和居住地要求，报名时间以省考试院公告为准，资格要提前审核。',
  ],
  [
    '6',
    '志愿卡激活之后能换手机号吗？换了数据还在吗？',
    '可以。换绑后数据会一并转移，请在「我的—账号设置」里操作，或提交工单。',
  ],
  [
    '6',
    '升学卡有效期到什么时候？过期之后还能看以前的方案吗？',
    '有效期至高考当年 9 月 30 日，过期后已保存的志愿方案仍可查看。',
  ],
  ['9', '讲座的回放在哪里看？可以把资料发给我吗？', '回放在「资讯—直播」里，资料可在讲座详情页下载。'],
];

const reasons = ['问题已解决', '重复提问', '长时间未回复'] as const;

/** The enquiries of half a year; the newest has the greatest id. */
export function seedConsults({ now, seedOf }: SeedContext): ConsultRow[] {
  const random = createRandom(20250607);
  const accounts = seedOf(accountTable);
  const rows = Array.from({ length: count }, (_, index) => consult(index, random, now, accounts));
  return rows.toReversed().map((row, index) => ({ ...row, id: index + 1 }));
}

function consult(index: number, random: Random, now: number, accounts: readonly Account[]): ConsultRow {
  const minutes = index < newest ? 12 + index * 45 : 900 + (index - newest) * 3400;
  const created = now - minutes * 60_000;
  const [topic, question, answer] = asked[index % asked.length] ?? ['9', '', ''];
  const storeId = storeOf(index);
  const userName = personName(random);
  const createTime = formatTime(created);
  return {
    ...{ id: 0, consultNo: numberOf(created, count - index), title: question.slice(0, 30), question },
    ...{ images: [], topic, userName, mobile: mobileNumber(6001 + index), storeId },
    ...{ provinceId: random.pick(provinces), year: yearOf(now) + (index % 4 === 3 ? 1 : 0) },
    ...{ channel: channels[index % channels.length] ?? 1, asksAgainAt: 0, rev: 1 },
    ...standing(index, { created, now, answer, question }, handlerOf(index, storeId, accounts), random),
    ...{ createTime, createBy: userName, updateTime: createTime, updateBy: userName },
  };
}

interface SeededQuestion {
  readonly created: number;
  readonly now: number;
  readonly question: string;
  readonly answer: string;
}

/** The state of a seeded enquiry: open, answered publicly, or closed. */
function standing(
  index: number,
  { created, now, question, answer }: SeededQuestion,
  handler: Account | undefined,
  random: Random,
) {
  const status = statusOf(index);
  const isAnswered = status === 1 || (status === 2 && index % 4 !== 0);
  const time = formatTime(Math.min(now - 60_000, created + (40 + random.below(300)) * 60_000));
  const by = handler?.nickName ?? '苏晚晴';
  const replies = isAnswered ? [{ content: answer, images: [], by, time, fromUser: 0 as const }] : [];
  const isTaken = status !== 0 || index % 2 === 1;
  const closed = { closeTime: formatTime(created + 86_400_000), closeReason: random.pick(reasons) };
  return {
    ...{ status, handlerId: isTaken ? (handler?.userId ?? null) : null, replies },
    ...published(isAnswered && index % 5 === 1, question, answer, random),
    ...(status === 2 ? closed : { closeTime: '', closeReason: '' }),
  };
}

function published(isPublic: boolean, question: string, answer: string, random: Random) {
  if (!isPublic) return { isPublic: 0 as const, publicTitle: '', publicAnswer: '', views: 0, useful: 0 };
  const read = { views: 40 + random.below(900), useful: random.below(60) };
  return { isPublic: 1 as const, publicTitle: question.slice(0, 30), publicAnswer: answer, ...read };
}

function storeOf(index: number): number {
  if (index % 3 === 0) return platformStoreId;
  return index % 3 === 1 ? 2 : 3 + (index % 8);
}

const channels = [1, 2, 3, 5, 2, 4] as const;

function statusOf(index: number): 0 | 1 | 2 {
  if (index < newest || forgotten.includes(index)) return 0;
  return index % 3 === 2 ? 2 : 1;
}

/** `ZX` + day + four digits. */
function numberOf(moment: number, number: number): string {
  return `ZX${formatDay(moment).replaceAll('-', '')}${String(number).padStart(4, '0')}`;
}

function yearOf(now: number): number {
  return Number(formatDay(now).slice(0, 4));
}

/** The handler: staff of the institution; on the platform one of those who answer. */
function handlerOf(index: number, storeId: number, accounts: readonly Account[]): Account | undefined {
  const staff = accounts.filter((account) => account.storeId === storeId && account.status === '0');
  const able = storeId === platformStoreId ? staff.filter(({ userId }) => userId <= 2) : staff;
  return able[index % Math.max(1, able.length)];
}
