import type { MessageType } from '@/resources/management/message/message';
import { platformStoreId } from '../customer/storeRow';
import { orderTable } from '../expert/orderTable';
import { servedStudents } from '../expert/studentTable';
import { createRandom, type Random } from '../random';
import type { Account } from '../system/account';
import { accountTable } from '../system/accountTable';
import { rechargeTable } from '../system/recharge/rechargeTable';
import type { SeedContext } from '../table';
import { formatTime } from '../time';
import type { MessageRow } from './messageTable';
import { workOrderTable } from './workOrder/workOrderTable';

/** A message as one step of a record's history; `{name}` is the record's name. */
type Step = readonly [type: MessageType, title: string, content: string, sender: string];

/** The steps of a record, the first one first. */
interface Story {
  readonly bizType: string;
  readonly steps: readonly Step[];
}

const system = '系统';

const stories: readonly Story[] = [
  {
    bizType: 'expert/order',
    steps: [
      [7, '订单 {name} 已支付', '客户已完成支付，请在 **24 小时内** 联系客户。', system],
      [7, '订单 {name} 已安排专家', '专家已接单，首次沟通时间见预约。', '苏晚晴'],
    ],
  },
  {
    bizType: 'system/recharge',
    steps: [
      [3, '充值 {name} 已提交', '回单已上传，等待财务确认到账。', system],
      [3, '充值 {name} 已到账', '款项已确认，余额已更新。', '周予安'],
    ],
  },
  {
    bizType: 'management/work-order-list',
    steps: [
      [2, '工单 {name} 已提交', '请在处理时限内受理。', system],
      [2, '工单 {name} 已受理', '受理人正在核对订单与付款流水。', '周予安'],
      [2, '工单 {name} 有新的回复', '补充了付款截图，请查看。', '沈一诺'],
    ],
  },
  {
    bizType: 'expert/student',
    steps: [[7, '学生 {name} 的成绩已更新', '位次随之变化，已保存的志愿表建议复核一遍。', system]],
  },
  {
    bizType: '',
    steps: [
      [1, '系统将于周日凌晨 2 点维护', '维护时间 **2:00–4:00**，期间无法登录，请提前保存工作。', system],
      [4, '会员卡库存不足 50 张', '请尽快申请新的额度，以免影响开卡。', system],
      [
        5,
        '志愿填报季值班安排',
        '填报期间每日 **8:00–24:00** 有人值班；各省截止前 6 小时安排专人盯守。',
        '林知远',
      ],
      [6, '备忘：核对本周到期机构名单', '截止时间为今天 17:30。', system],
      [1, '本月数据已更新', '- 批次线\n- 一分一段表\n- 招生计划', system],
    ],
  },
];

/** Ids of the demo accounts, who alone have messages from before. */
const receivers = [1, 2, 3, 4, 5, 6];
const perAccount = 60;
const hourLength = 3_600_000;

/** Sixty messages for each demo account, twenty-five of them unread; the last is the newest. */
export function seedMessages(context: SeedContext): MessageRow[] {
  const accounts = context.seedOf(accountTable);
  return receivers.flatMap((receiverId, person) => {
    const account = accounts.find(({ userId }) => userId === receiverId);
    const random = createRandom(20250607 + receiverId);
    const told = account ? tellStories(context, account, random) : [];
    return told.map((message, index) => ({
      ...message,
      ...{ id: person * perAccount + index + 1, receiverId },
      ...timesOf(perAccount - 1 - index, context.now),
    }));
  });
}

/**
 * Messages of the stories in turn, each about a record that concerns the account and was there by then. A story
 * without such a record is left out.
 */
function tellStories(context: SeedContext, account: Account, random: Random) {
  const subjects = subjectsFor(context, account);
  const told: Omit<MessageRow, 'id' | 'receiverId' | 'isRead' | 'createTime' | 'readTime'>[] = [];
  for (let round = 0; told.length < perAccount; round++) {
    const story = stories[round % stories.length];
    const time = createdAt(perAccount - 1 - told.length, context.now);
    const about = (subjects[story?.bizType ?? ''] ?? []).filter(({ since }) => since <= formatTime(time));
    const subject = about[random.below(about.length)];
    if (!story || (story.bizType !== '' && !subject)) continue;
    for (const [type, title, content, sender] of story.steps)
      told.push({
        ...{ type, title: title.replace('{name}', subject?.name ?? ''), content, sender },
        ...{ bizType: story.bizType, bizId: subject?.id ?? null },
      });
  }
  return told.slice(0, perAccount);
}

/** A record that a message may be about, and the time it was made. */
interface Told {
  readonly id: number;
  readonly name: string;
  readonly since: string;
}

/** The records that somebody may be told of: those of an institution hear of their own alone. */
function subjectsFor(context: SeedContext, { storeId, userId }: Account) {
  const { seedOf } = context;
  const isOwn = (row: { readonly storeId: number }) => storeId === platformStoreId || row.storeId === storeId;
  const isTaught = (row: { readonly expertId: number | null }) => userId !== 4 || row.expertId === userId;
  const subjects: Readonly<Record<string, readonly Told[]>> = {
    'expert/order': seedOf(orderTable)
      .filter((row) => isOwn(row) && isTaught(row))
      .map(({ id, no, createTime }) => ({ id, name: no, since: createTime })),
    'system/recharge': seedOf(rechargeTable)
      .filter(isOwn)
      .map(({ id, orderNo, createTime }) => ({ id, name: orderNo, since: createTime })),
    'management/work-order-list': seedOf(workOrderTable)
      .filter(isOwn)
      .map(({ id, orderNo, createTime }) => ({ id, name: orderNo, since: createTime })),
    'expert/student': servedStudents(context)
      .filter((row) => isOwn(row) && isTaught(row))
      .map(({ id, name, createTime }) => ({ id, name, since: createTime })),
  };
  return subjects;
}

/** The moment of a message; `age` counts from the newest, 0, to half a year. */
function createdAt(age: number, now: number): number {
  return now - Math.round((0.2 + age ** 2 * 1.2) * hourLength);
}

/** The time and the read state of a message. */
function timesOf(age: number, now: number) {
  const created = createdAt(age, now);
  const isRead = age % 12 < 5 ? 0 : 1;
  const readTime = isRead ? formatTime(Math.min(now, created + hourLength)) : '';
  return { isRead, createTime: formatTime(created), readTime } as const;
}
