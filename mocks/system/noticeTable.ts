import { z } from 'zod';
import type { Notice as Shown } from '@/resources/system/notice/notices';
import { defineTable, type Stored, stamps } from '../table';
import { dayLength, formatTime } from '../time';

/** A notice to the staff (rest-contract, section 12). */
export type Notice = Stored<Omit<Shown, 'id'>> & { updateTime: string; updateBy: string };

/** The notices; the last one is the newest. */
export const noticeTable = defineTable<Notice>({
  name: 'system/notice',
  idField: 'noticeId',
  schema: z.object({
    noticeId: z.number(),
    noticeTitle: z.string(),
    noticeType: z.string(),
    noticeContent: z.string(),
    status: z.string(),
    ...stamps,
  }),
  seed: ({ now }) => notices.map((notice, index) => seedNotice(notice, index, now)),
});

type Seed = readonly [title: string, type: '1' | '2', content: string, status?: '0' | '1'];

/** Oldest first. */
const notices: readonly Seed[] = [
  [
    '国庆假期客服排班',
    '1',
    '<p>10 月 1 日至 7 日客服值班时间为 <strong>9:00–18:00</strong>，紧急问题请拨打值班电话。</p>',
  ],
  ['旧版机构合同模板停用', '2', '<p>旧版模板自即日起停用，请使用新版。</p>', '1'],
  [
    '会员卡额度申请流程调整',
    '2',
    '<p>额度申请改为线上审批：</p><ol><li>机构提交申请</li><li>客户经理审核</li><li>财务确认到账后发放</li></ol>',
  ],
  [
    '专家培训：新高考省份志愿规则',
    '1',
    '<p>培训内容：</p><ul><li>院校专业组与专业+院校两种模式</li><li>各省志愿数与调剂规则</li><li>常见退档原因</li></ul>',
  ],
  ['资料下载专区上线', '2', '<p>填报指南、政策文件和表格模板统一放在<em>文件上传</em>页面下载。</p>'],
  [
    '系统将于周日凌晨 2 点维护',
    '1',
    '<p>维护时间 <strong>2:00–4:00</strong>，期间无法登录，请提前保存工作。</p>',
  ],
  ['机构年度续费优惠说明', '2', '<p>到期前 30 天内续费可享受续费优惠，详情请联系客户经理。</p>'],
  [
    '志愿填报季值班安排',
    '1',
    '<p>填报期间每日 <strong>8:00–24:00</strong> 有人值班；各省截止前 6 小时安排专人盯守。</p>',
  ],
];

function seedNotice([title, type, content, status = '0']: Seed, index: number, now: number): Notice {
  const time = formatTime(now - (notices.length - index) * 9 * dayLength);
  const stamp = { createTime: time, createBy: 'admin', updateTime: time, updateBy: 'admin' };
  return {
    noticeId: index + 1,
    noticeTitle: title,
    noticeType: type,
    noticeContent: content,
    status,
    ...stamp,
  };
}
