import { z } from 'zod';
import { mostPinned, type Notice } from '@/resources/management/notices/notice';
import type { ContentRow } from '../contentStatus';
import { platformStoreId, type StoreRow } from '../customer/storeRow';
import { storeTable } from '../customer/storeTable';
import { createRandom } from '../random';
import { defineTable, type SeedContext, type Stored, stamps } from '../table';
import { dayLength, formatTime } from '../time';

type Computed = 'storeNames' | 'isInReview' | 'readRate' | 'ackRate' | 'isRead' | 'ackTime';

/** A notice as it is kept. */
export interface NoticeRow extends Omit<Stored<Notice>, Computed | keyof ContentRow>, ContentRow {
  /** The time of the last reminder. */
  remindTime: string;
  /** 1 once its readers were told of it: at once, or when its time had come. */
  isTold: 0 | 1;
}

const bit = z.literal([0, 1]);

export const noticeTable = defineTable<NoticeRow>({
  name: 'management/notice',
  idField: 'id',
  schema: z.object({
    id: z.number(),
    title: z.string(),
    type: z.literal([1, 2, 3, 4]),
    audience: z.literal([1, 2]),
    storeIds: z.array(z.number()),
    content: z.string(),
    files: z.array(z.string()),
    pinned: bit,
    needAck: bit,
    ackDeadline: z.string(),
    publishTime: z.string(),
    expireTime: z.string(),
    status: z.literal([0, 1, 2]),
    submitTime: z.string(),
    remindTime: z.string(),
    isTold: bit,
    rev: z.number(),
    ...stamps,
  }),
  seed: seedNotices,
});

/** The receipt of a notice: read, and perhaps confirmed. */
export interface Receipt {
  id: number;
  noticeId: number;
  storeId: number;
  /** Account of the first who read it there. */
  userId: number;
  readTime: string;
  ackTime: string;
}

export const receiptTable = defineTable<Receipt>({
  name: 'management/noticeReceipt',
  idField: 'id',
  schema: z.object({
    id: z.number(),
    noticeId: z.number(),
    storeId: z.number(),
    userId: z.number(),
    readTime: z.string(),
    ackTime: z.string(),
  }),
  seed: seedReceipts,
});

/** Title, type, whether it must be confirmed, and status; the newest first. */
const seeds: readonly (readonly [title: string, type: 1 | 2 | 3 | 4, needAck?: 0 | 1, status?: 0 | 1 | 2])[] =
  [
    ['高考出分日服务保障安排', 1, 1],
    ['志愿填报系统 6 月 22 日停机维护', 3, 1],
    ['本科批次投档规则提醒', 4],
    ['会员卡领用价格调整通知', 1, 1],
    ['暑期讲座物料申请开放', 2],
    ['分数换算口径说明', 4],
    ['机构网站备案信息核对', 1, 1],
    ['新版专家预约上线公告', 2],
    ['强基计划入围时间提醒', 4],
    ['客服值班电话变更', 1],
    ['二季度对账安排', 1, 1],
    ['充值回单上传要求', 1],
    ['选科要求数据更新公告', 2],
    ['端午节值班安排', 1],
    ['数据中心网络割接维护', 3],
    ['综合评价招生时间汇总', 4],
    ['年度合作机构大会报名', 2],
    ['新高考省份培训通知', 1, 0, 2],
    ['七月活动方案（草稿）', 2, 0, 0],
    ['退款规则修订说明', 1, 1, 0],
  ];

function seedNotices({ now, seedOf }: SeedContext): NoticeRow[] {
  const stores = readers(seedOf(storeTable)).map(({ id }) => id);
  return seeds.map(([title, type, needAck = 0, status = 1], index) => {
    const created = now - (index * 8 + 1) * dayLength;
    const time = formatTime(created);
    const { publishTime, isTold, from } =
      status === 0
        ? { publishTime: '', isTold: 0 as const, from: now }
        : { publishTime: formatTime(created + dayLength / 4), isTold: 1 as const, from: created };
    const isForSome = index % 5 === 4;
    return {
      ...{ id: seeds.length - index, title, type, needAck, status },
      ...{ audience: isForSome ? 2 : 1, storeIds: isForSome ? stores.slice(0, 8) : [] },
      content: `<p>各合作机构：</p><p>关于「${title}」，请相关负责人仔细阅读，并在规定时间内完成安排。</p>`,
      ...{ files: [], pinned: index < 2 ? 1 : 0, remindTime: '', rev: 1 },
      ackDeadline: needAck === 1 ? formatTime(from + 5 * dayLength) : '',
      ...{ isTold, publishTime, expireTime: '' },
      submitTime: index === seeds.length - 1 ? formatTime(now - dayLength / 6) : '',
      ...{ createTime: time, createBy: '苏晚晴', updateTime: time, updateBy: '苏晚晴' },
    };
  });
}

/** Seeds receipts: most institutions have read the published notices, the older ones more often. */
function seedReceipts({ seedOf, now }: SeedContext): Receipt[] {
  const random = createRandom(707);
  const stores = readers(seedOf(storeTable));
  const published = seedOf(noticeTable).filter(({ status }) => status !== 0);
  return published
    .flatMap((notice) =>
      audienceOf(notice, stores).flatMap(({ id: storeId }) => {
        if (random.below(10) >= 7) return [];
        const read =
          Date.parse(`${notice.publishTime.replace(' ', 'T')}+08:00`) + random.below(6 * dayLength);
        const isAcked = notice.needAck === 1 && random.below(4) > 0;
        const [readTime, ackTime] = [Math.min(read, now), Math.min(read + dayLength / 24, now)].map(
          formatTime,
        );
        const userId = storeId === 2 ? 6 : 1000 + storeId;
        return [
          {
            noticeId: notice.id,
            storeId,
            userId,
            readTime: readTime ?? '',
            ackTime: isAcked ? (ackTime ?? '') : '',
          },
        ];
      }),
    )
    .map((receipt, index) => ({ id: index + 1, ...receipt }));
}

/** Institutions that read notices: all that are there but the platform. */
export function readers(stores: readonly StoreRow[]): readonly StoreRow[] {
  return stores.filter(({ id, deleteTime }) => id !== platformStoreId && deleteTime === '');
}

/** Whether a notice may be at the top beside the others. */
export function hasRoomAtTop(all: readonly NoticeRow[], id: number): boolean {
  return all.filter((other) => other.pinned === 1 && other.id !== id).length < mostPinned;
}

/** The institutions of a notice among `stores`, each with its receipt. */
export function receiptsOf(
  notice: Pick<NoticeRow, 'id' | 'audience' | 'storeIds'>,
  stores: readonly StoreRow[],
  receipts: readonly Receipt[],
): readonly { readonly store: StoreRow; readonly receipt: Receipt | undefined }[] {
  const own = new Map(
    receipts.filter(({ noticeId }) => noticeId === notice.id).map((receipt) => [receipt.storeId, receipt]),
  );
  return audienceOf(notice, stores).map((store) => ({ store, receipt: own.get(store.id) }));
}

/** The institutions that a notice is for. */
export function audienceOf(
  { audience, storeIds }: Pick<NoticeRow, 'audience' | 'storeIds'>,
  stores: readonly StoreRow[],
): readonly StoreRow[] {
  return audience === 1 ? stores : stores.filter(({ id }) => storeIds.includes(id));
}
