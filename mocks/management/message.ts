import { z } from 'zod';
import { shellCalls } from '@/providers/endpoints/platformCalls';
import { managementEndpoints } from '@/resources/management/endpoints';
import {
  canMarkUnread,
  messageRules,
  messageTypes,
  mostReceivers,
  receiverTypes,
  unreadableAfterDays,
} from '@/resources/management/message/message';
import { doOnce, forPlatform } from '../businessRules';
import { crudHandlers } from '../crud';
import { filterRows } from '../list';
import type { MockServer } from '../mockServer';
import { type PublicUser, publicUsers, usersOfCrowd } from '../operations/user/publicUsers';
import { found, refuse } from '../responses';
import { idsSchema, type Route, read, route, type SignedInRequest } from '../route';
import { idList, optionalId, textMember } from '../rules';
import { formatTime } from '../time';
import { respondList, wires } from '../wire';
import { remindOfMemos } from './memoNews';
import { sendMessage } from './messages';
import { type MessageRow, messageTable } from './messageTable';
import { tellOfDueNotices } from './noticeNews';
import { refuseUnoffered, staffChoices, storeChoices } from './recipients';

const endpoints = managementEndpoints['management/message'];
const { list, remove, mark, markAll, create, receivers } = endpoints.operations;

const rules = { contains: ['title', 'sender'], order: { field: 'createTime', descending: true } };

/** Messages: everybody reads, marks and deletes their own (screen G4). */
export const messageRoutes: readonly Route[] = [
  ...crudHandlers({ ...endpoints, operations: { one: endpoints.operations.one } }, messageTable, {
    visible: (row, { user }) => row.receiverId === user.userId,
    presenter: async () => shown,
  }),
  route(list, listFolded),
  route(mark, async (request) => {
    const { id, isRead } = read(request.body, z.object({ id: idsSchema, isRead: flag }));
    const rows = await ownRows(request, id);
    const now = request.mockServer.now();
    // A row of the list folds old messages and new ones: the old ones stay read.
    const meant = isRead === 1 ? rows : rows.filter((row) => canMarkUnread([row], now));
    if (meant.length === 0) refuse(`超过 ${unreadableAfterDays} 天的消息不能标为未读`);
    await setRead(request.mockServer, meant, isRead);
  }),
  route(markAll, async (request) => {
    const { type } = read(request.body, z.object({ type: messageType.optional() }));
    const rows = (await ownMessages(request)).filter(
      (row) => row.isRead === 0 && (type === undefined || row.type === type),
    );
    if (rows.length === 0) refuse('没有未读消息');
    await setRead(request.mockServer, rows, 1);
    return { count: rows.length };
  }),
  route(remove, async (request) => {
    const rows = await ownRows(request, read(request.body.id, idsSchema));
    const table = await request.mockServer.table(messageTable);
    for (const { id } of rows) await table.remove(id);
  }),
  route(shellCalls.unreadMessages, async (request) => {
    await remindOfMemos(request.mockServer);
    await tellOfDueNotices(request.mockServer);
    const unread = (await ownMessages(request)).filter(({ isRead }) => isRead === 0);
    const [latest] = unread.toSorted(newestFirst);
    return {
      total: unread.length,
      byType: countsOf(unread),
      latest: latest ? { id: latest.id, title: latest.title } : null,
    };
  }),
  forPlatform(
    route(receivers, async ({ mockServer, body }) => {
      const { receiverType, filter } = read(
        body,
        z.object({ receiverType: receiverKind, filter: usersInput }),
      );
      if (receiverType === 3) return { count: await countUsers(mockServer, filter) };
      return offeredTo(mockServer, receiverType);
    }),
  ),
  forPlatform(route(create, (request) => doOnce(request, () => send(request)))),
];

/** Receivers of a kind that may be named: colleagues, or institutions. */
const offeredTo = (mockServer: MockServer, receiverType: number) =>
  receiverType === 1 ? staffChoices(mockServer) : storeChoices(mockServer);

const flag = z.union([z.literal(0), z.literal(1)]);
const isAmong = (options: readonly { readonly value: number }[]) => (value: number) =>
  options.some((option) => option.value === value);
const wholeCode = z.union([z.number(), z.string().regex(/^\d+$/)]).transform(Number);
const messageType = wholeCode.refine(isAmong(messageTypes), '请选择消息类型');
const receiverKind = wholeCode.refine(isAmong(receiverTypes), '请选择接收人类型');

/** A selection of users; absent members do not filter. */
const usersInput = z
  .object({
    provinceId: optionalId,
    year: optionalId,
    userType: z.literal([0, 1, 2, 3]).nullish(),
    crowdId: optionalId,
  })
  .nullish();

const tooMany = `单次最多发送 ${mostReceivers} 人`;

const input = z.object({
  receiverType: receiverKind,
  receiverIds: idList.max(mostReceivers, tooMany).nullish(),
  filter: usersInput,
  title: textMember(messageRules.title),
  content: textMember(messageRules.content),
  link: textMember(messageRules.link),
});

/** A message to colleagues, or to the people of institutions. */
async function send(request: SignedInRequest) {
  const { receiverType, filter, title, content, link, ...named } = read(request.body, input);
  const receiverIds = named.receiverIds ?? [];
  if (receiverType === 3) return { count: await sendToUsers(request, filter, receiverIds) };
  if (receiverIds.length === 0) refuse('请选择接收人');
  const offered = await offeredTo(request.mockServer, receiverType);
  refuseUnoffered(offered, receiverIds, undefined, '请选择接收人');
  const text = link === '' ? content : `${content}\n\n[查看详情](${link})`;
  const message = { type: 1, title, content: text } as const;
  if (receiverType === 1)
    return { count: await sendMessage(request, { ...message, to: { accountIds: receiverIds } }) };
  let count = 0;
  for (const storeId of receiverIds) count += await sendMessage(request, { ...message, to: { storeId } });
  return { count };
}

/** Users, those who are named where some are; they read it on their sites, which this server does not show. */
async function sendToUsers(
  { mockServer }: SignedInRequest,
  filter: z.infer<typeof usersInput>,
  ids: readonly number[],
): Promise<number> {
  const named = (await publicUsers(mockServer)).filter(({ id }) => ids.includes(id));
  const count = ids.length > 0 ? named.length : await countUsers(mockServer, filter);
  if (count === 0) refuse('没有符合条件的用户');
  if (count > mostReceivers) refuse(tooMany);
  return count;
}

async function countUsers(mockServer: MockServer, filter: z.infer<typeof usersInput>): Promise<number> {
  const { provinceId, year, userType, crowdId } = filter ?? {};
  const users = crowdId ? await usersOfCrowd(mockServer, crowdId) : await publicUsers(mockServer);
  const isMeant = (user: PublicUser) =>
    (provinceId ?? user.provinceId) === user.provinceId &&
    (year ?? user.year) === user.year &&
    (userType ?? user.userType) === user.userType;
  return users.filter(isMeant).length;
}

/** The caller's messages, one row for each record that they are about; with `bizType` and `bizId` each by itself. */
async function listFolded(request: SignedInRequest) {
  const own = await ownMessages(request);
  const { filters } = wires.rpc.query(request);
  const rows = filterRows(own, filters, rules).toSorted(newestFirst);
  const isOfOne = filters.bizId !== undefined;
  const unread = own.filter(({ isRead }) => isRead === 0);
  const stat = { unread: unread.length, ...countsOf(unread) };
  return respondList(request, isOfOne ? rows.map(shown) : fold(rows), rules, { stat });
}

/** The newest of the messages about each record, with how many they are; the rows are newest first. */
function fold(rows: readonly MessageRow[]): object[] {
  const groups = new Map<string, MessageRow[]>();
  for (const row of rows) {
    const record = row.bizId === null ? `${row.id}` : `${row.bizType}/${row.bizId}`;
    groups.set(record, [...(groups.get(record) ?? []), row]);
  }
  return [...groups.values()].flatMap((group) => {
    const [newest] = group;
    if (!newest) return [];
    const ids = group.map(({ id }) => id).join(',');
    const unread = group.filter(({ isRead }) => isRead === 0).length;
    return [{ ...shown(newest), isRead: unread > 0 ? 0 : 1, ids, count: group.length, unread }];
  });
}

function countsOf(rows: readonly MessageRow[]): Record<string, number> {
  return Object.fromEntries(
    messageTypes.map(({ value }) => [`type${value}`, rows.filter(({ type }) => type === value).length]),
  );
}

function shown({ receiverId: _receiverId, ...message }: MessageRow): object {
  return message;
}

const newestFirst = (one: MessageRow, other: MessageRow) =>
  other.createTime.localeCompare(one.createTime) || other.id - one.id;

async function ownMessages({ mockServer, user }: SignedInRequest): Promise<readonly MessageRow[]> {
  return (await mockServer.table(messageTable)).all().filter(({ receiverId }) => receiverId === user.userId);
}

/** The caller's messages with these ids; refuses where one is not theirs. */
async function ownRows(request: SignedInRequest, ids: readonly number[]): Promise<MessageRow[]> {
  const own = await ownMessages(request);
  return ids.map((id) => found(own.find((row) => row.id === id)));
}

async function setRead(mockServer: MockServer, rows: readonly MessageRow[], isRead: 0 | 1): Promise<void> {
  const table = await mockServer.table(messageTable);
  const now = formatTime(mockServer.now());
  for (const row of rows.filter((one) => one.isRead !== isRead))
    await table.put({ ...row, isRead, readTime: isRead === 1 ? now : '' });
}
