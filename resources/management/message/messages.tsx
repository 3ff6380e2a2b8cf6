import { defineResource } from '@/src/crud/defineResource';
import { markdown } from '@/src/crud/fields/markdown';
import { severalOf } from '@/src/crud/fields/severalOf';
import { numberOr } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';
import { choice } from '@/src/ui/fields/choice';
import { datetime } from '@/src/ui/fields/date';
import { defineKind, type FormValues, formOnly } from '@/src/ui/fields/field';
import { text } from '@/src/ui/fields/text';
import { load } from '@/src/ui/load';
import { managementEndpoints } from '../endpoints';
import {
  type FoldedMessage,
  messageRules,
  messageTypes,
  readStates,
  receiverTypes,
  type UserFilter,
} from './message';

const ReceiversInput = load(() => import('./ReceiversInput'));
const UserFilterInput = load(() => import('./UserFilterInput'));

/** Users whom a message goes to, by province, year and type. */
const userFilter = defineKind<UserFilter>({
  Cell: () => null,
  Input: UserFilterInput,
  operator: 'eq',
  verb: '请选择',
  width: 200,
  wide: true,
});

const { receivers } = managementEndpoints['management/message'].operations;

const isForUsers = ({ receiverType }: FormValues) => numberOr(receiverType) === 3;

/** A message as its reader sees it, with the writer's members. */
interface MessageRecord extends FoldedMessage {
  receiverType: (typeof receiverTypes)[number]['value'];
  receiverIds: RecordId[];
  filter: UserFilter;
  link: string;
}

/** Messages received and sent (screen G4). The page draws its own list. */
export const messages = defineResource<MessageRecord>()({
  label: '消息',
  endpoints: managementEndpoints['management/message'],
  form: 'drawer',
  createLabel: '发送消息',
  createsOnce: true,
  quickFilters: [
    { label: '全部', filters: {}, count: 'unread' },
    ...messageTypes.map(({ value, label }) => ({
      label,
      filters: { type: String(value) },
      count: `type${value}`,
    })),
  ],
  fields: {
    title: text(messageRules.title, { on: ['filter', 'create'] }),
    isRead: choice('状态', readStates, { on: ['filter'] }),
    type: choice('消息类型', messageTypes, { on: ['filter'] }),
    createTime: datetime('接收时间', { on: ['filter'] }),
    receiverType: choice('接收人类型', receiverTypes, { on: formOnly, required: true, initial: 1 }),
    receiverIds: severalOf('接收人', receivers, {
      on: formOnly,
      required: true,
      visible: (values) => !isForUsers(values),
      resetOn: ['receiverType'],
      shownBy: 'receivers',
      Input: ReceiversInput,
    }),
    filter: userFilter('接收用户', { on: formOnly, visible: isForUsers }),
    content: markdown(messageRules.content, { on: formOnly }),
    link: text(messageRules.link, { on: formOnly, placeholder: '/customer/list' }),
  },
});
