import type { AnyRecord } from '@/src/crud/resourceSpec';
import { momentOf } from '@/src/lib/dates';
import { messageTextRules, type TextRule } from '@/src/lib/fieldRule';
import type { RecordId } from '@/src/lib/recordId';

/** Types of messages. */
export const messageTypes = [
  { value: 1, label: '系统' },
  { value: 2, label: '工单', tone: 'warning' },
  { value: 3, label: '财务', tone: 'warning' },
  { value: 4, label: '会员卡', tone: 'primary' },
  { value: 5, label: '公告', tone: 'success' },
  { value: 6, label: '备忘提醒', tone: 'primary' },
  { value: 7, label: '客户', tone: 'info' },
] as const;

/** Whether something was read (specification, section 3). */
export const readStates = [
  { value: 0, label: '未读', tone: 'danger' },
  { value: 1, label: '已读' },
] as const;

/** Kinds of receivers of a written message. */
export const receiverTypes = [
  { value: 1, label: '员工' },
  { value: 2, label: '机构' },
  { value: 3, label: '用户' },
] as const;

/** A filter that selects the users, who are not named one by one. Absent members do not filter. */
export interface UserFilter {
  readonly provinceId?: number;
  readonly year?: number;
  readonly userType?: number;
  /** Users under a name (人群, screen O13). */
  readonly crowdId?: RecordId | undefined;
}

/** The maximum number of receivers of one message. */
export const mostReceivers = 5_000;

/** Days after which what was read stays read. */
export const unreadableAfterDays = 30;

/** Whether some of the messages can still become unread at a moment, in milliseconds; the others stay read. */
export function canMarkUnread(messages: readonly { readonly createTime: unknown }[], now: number): boolean {
  const oldest = now - unreadableAfterDays * 86_400_000;
  return messages.some(({ createTime }) => momentOf(createTime) >= oldest);
}

export type MessageType = (typeof messageTypes)[number]['value'];

/** A message of the system or a colleague to one person (消息管理, screen G4). */
export interface Message extends AnyRecord {
  type: MessageType;
  title: string;
  /** Markdown. */
  content: string;
  /** Name of the resource whose record it is about; empty where it is about none. */
  bizType: string;
  bizId: RecordId | null;
  sender: string;
  isRead: (typeof readStates)[number]['value'];
  createTime: string;
  /** Empty while unread. */
  readTime: string;
}

/** A row of the list: the newest message about a record, which the others about it are folded into. */
export interface FoldedMessage extends Message {
  /** Ids of all messages in the row, joined with commas. */
  ids: string;
  /** How many they are, and how many of them are unread. */
  count: number;
  unread: number;
}

/** Rules of the texts of a message, for its forms and its mock (decision 41). */
export const messageRules = {
  ...messageTextRules,
  link: {
    label: '链接',
    maxLength: 255,
    format: {
      test: (link: string) => /^\/(?!\/)/.test(link),
      message: '请输入以 / 开头的页面地址',
    },
  },
} as const satisfies Record<string, TextRule>;
