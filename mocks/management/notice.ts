import { z } from 'zod';
import { managementEndpoints } from '@/resources/management/endpoints';
import {
  expiryProblem,
  mostFiles,
  mostPinned,
  noticeRules,
  noticeTypes,
} from '@/resources/management/notices/notice';
import { audiences, isInReview, isOnline } from '@/src/lib/contentStatus';
import { fileNameOf } from '@/src/lib/fileName';
import { textOr } from '@/src/lib/record';
import type { AuditFieldsOf } from '../audit';
import { eachText, optionTexts, storesText, yesNoTexts } from '../auditTexts';
import { forPlatform, isOfPlatform } from '../businessRules';
import { reviewRoutes } from '../contentReview';
import { contentRoute, keepPublishTime, refusePublished } from '../contentStatus';
import { crudHandlers } from '../crud';
import { storeTable } from '../customer/storeTable';
import { code } from '../expert/orderRules';
import { htmlText } from '../operations/contentInput';
import { ApiError, found, refuse } from '../responses';
import { idSchema, type Route, read, route, type SignedInRequest } from '../route';
import { idList, optionalText, textMember } from '../rules';
import { formatTime } from '../time';
import { noticeBin } from './noticeBin';
import { tellAudience } from './noticeNews';
import { noticeReceiptRoutes } from './noticeReceipts';
import {
  hasRoomAtTop,
  type NoticeRow,
  noticeTable,
  type Receipt,
  readers,
  receiptsOf,
  receiptTable,
} from './noticeTable';
import { refuseUnoffered, storeChoices } from './recipients';

const endpoints = managementEndpoints['management/notices'];
const { list, one, status, submit, sendBack, ack, stores } = endpoints.operations;

const bit = z.coerce
  .number()
  .pipe(z.literal([0, 1]))
  .default(0);
const time = (label: string) =>
  optionalText(label, 19).refine(
    (value) => value === '' || /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(value),
    `${label}格式不正确`,
  );

const whole = z.object({
  title: textMember(noticeRules.title),
  type: code('类型', noticeTypes).pipe(z.literal([1, 2, 3, 4])),
  audience: code('接收范围', audiences).pipe(z.literal([1, 2])),
  storeIds: idList.nullish().transform((ids) => ids ?? []),
  content: htmlText('内容'),
  files: z
    .array(z.string())
    .max(mostFiles, `附件最多 ${mostFiles} 个`)
    .nullish()
    .transform((files) => files ?? []),
  pinned: bit,
  needAck: bit,
  ackDeadline: time('回执截止'),
  publishTime: time('发布时间'),
  expireTime: time('失效时间'),
});

const input = whole
  .refine(({ audience, storeIds }) => audience === 1 || storeIds.length > 0, '请选择指定机构')
  .refine(({ needAck, ackDeadline }) => needAck === 0 || ackDeadline !== '', '请选择回执截止');

const told = {
  title: '标题',
  type: ['类型', optionTexts(noticeTypes)],
  audience: ['接收范围', optionTexts(audiences)],
  storeIds: ['指定机构', storesText],
  content: '内容',
  files: ['附件', eachText((file) => fileNameOf(textOr(file)))],
  pinned: ['置顶', yesNoTexts],
  needAck: ['需确认回执', yesNoTexts],
  ackDeadline: '回执截止',
  publishTime: '发布时间',
  expireTime: '失效时间',
} as const satisfies AuditFieldsOf<z.output<typeof whole>>;

/** Calls of institutions as well; the rest is the platform's. */
const forReaders: readonly string[] = [list.path, one.path, ack.path];

/** Notices to institutions (screen G7): P writes and publishes them, I reads those that are for it. */
export const storeNoticeRoutes: readonly Route[] = [
  ...crudHandlers({ ...endpoints, operations: withoutOne() }, noticeTable, {
    input,
    contains: ['title'],
    order: [
      { field: 'pinned', descending: true },
      { field: 'createTime', descending: true },
    ],
    visible: isFor,
    presenter: presentNotice,
    audit: told,
    complete: () => ({ status: 0 as const, submitTime: '', remindTime: '', isTold: 0 as const, rev: 1 }),
    check: async (action, row, request, before) => {
      if (action === 'remove') return refusePublished(row);
      const stores = await storeChoices(request.mockServer);
      refuseUnoffered(stores, row.storeIds, before?.storeIds, '请选择指定机构');
      await checkNotice(row, request);
      if (before) await refuseConfirmed(before, request);
    },
    settle: keepPublishTime,
    remove: noticeBin.recycle,
  }),
  route(one, async (request) => {
    const row = await noticeFor(request);
    if (!isOfPlatform(request)) await receiptOf(request, row);
    return (await presentNotice(request))(row);
  }),
  contentRoute(status, noticeTable, {
    bizType: endpoints.name,
    isComplete: (row) => input.safeParse(row).success,
    check: (row, to, request) => (to === 1 ? checkNotice(row, request) : undefined),
    onPublished: tellAudience,
  }),
  ...reviewRoutes({ submit, sendBack, status }, noticeTable, {
    bizType: endpoints.name,
    isComplete: async (row) => input.safeParse(row).success,
    rowIn: noticeFor,
  }),
  route(ack, async (request) => {
    const row = await noticeFor(request);
    if (isOfPlatform(request) || row.needAck === 0) refuse('该公告无需确认');
    const receipt = await receiptOf(request, row);
    if (receipt.ackTime !== '') refuse('已确认过该公告');
    const table = await request.mockServer.table(receiptTable);
    await table.put({ ...receipt, ackTime: formatTime(request.mockServer.now()) });
  }),
  route(stores, ({ mockServer }) => storeChoices(mockServer)),
  ...noticeReceiptRoutes,
].map((asked) => (forReaders.includes(asked.operation.path) ? asked : forPlatform(asked)));

function withoutOne() {
  const { list, create, update, remove } = endpoints.operations;
  return { list, create, update, remove };
}

/** P sees all; I what is online and for its institution. */
function isFor(row: NoticeRow, request: SignedInRequest): boolean {
  if (isOfPlatform(request)) return true;
  const isMeant = row.audience === 1 || row.storeIds.includes(request.user.storeId);
  return isMeant && isOnline(row, formatTime(request.mockServer.now()));
}

async function noticeFor(request: SignedInRequest): Promise<NoticeRow> {
  const id = read(request.body.id, idSchema);
  const row = (await request.mockServer.table(noticeTable)).get(id);
  return found(row && isFor(row, request) ? row : undefined);
}

async function presentNotice({
  mockServer,
  user,
  ...request
}: SignedInRequest): Promise<(row: NoticeRow) => object> {
  const all = readers((await mockServer.table(storeTable)).all());
  const receipts = (await mockServer.table(receiptTable)).all();
  const isStaff = isOfPlatform({ ...request, user });
  return ({ remindTime: _remindTime, isTold: _isTold, ...row }) => {
    const meant = receiptsOf(row, all, receipts);
    const rate = (isDone: (receipt: Receipt) => boolean) =>
      `${meant.filter(({ receipt }) => receipt && isDone(receipt)).length}/${meant.length}`;
    const mine = meant.find(({ store }) => store.id === user.storeId)?.receipt;
    if (!isStaff) return { ...row, storeIds: [], isRead: mine ? 1 : 0, ackTime: mine?.ackTime ?? '' };
    return {
      ...row,
      isInReview: isInReview(row) ? 1 : 0,
      storeNames: row.audience === 1 ? '' : meant.map(({ store }) => store.name).join('、'),
      readRate: row.status === 0 ? '' : rate(() => true),
      ackRate: row.needAck === 1 && row.status !== 0 ? rate(({ ackTime }) => ackTime !== '') : '',
    };
  };
}

async function checkNotice(row: NoticeRow, { mockServer }: SignedInRequest): Promise<void> {
  const published = row.publishTime || formatTime(mockServer.now());
  if (row.ackDeadline !== '' && row.needAck === 1 && row.ackDeadline <= published)
    refuse('回执截止须晚于发布时间');
  if (row.expireTime !== '' && row.expireTime <= published) refuse('失效时间须晚于发布时间');
  const early = expiryProblem(row);
  if (early) refuse(early);
  if (row.pinned === 1 && !hasRoomAtTop((await mockServer.table(noticeTable)).all(), row.id))
    refuse(`最多置顶 ${mostPinned} 条`);
}

/**
 * Refuses a change of a notice that institutions have confirmed, until the caller agrees: it must be confirmed anew.
 */
async function refuseConfirmed(before: NoticeRow, { mockServer, body }: SignedInRequest): Promise<void> {
  const receipts = await mockServer.table(receiptTable);
  const confirmed = receipts
    .all()
    .filter(({ noticeId, ackTime }) => noticeId === before.id && ackTime !== '');
  if (confirmed.length === 0) return;
  if (Number(body.force) !== 1) throw new ApiError('已有机构确认，修改后将要求重新确认，确定修改吗？', 601);
  for (const receipt of confirmed) await receipts.put({ ...receipt, ackTime: '' });
}

/** The receipt of the caller's institution; reading makes one. */
async function receiptOf({ mockServer, user }: SignedInRequest, { id: noticeId }: NoticeRow) {
  const table = await mockServer.table(receiptTable);
  const { storeId, userId } = user;
  const known = table.find((row) => row.noticeId === noticeId && row.storeId === storeId);
  if (known) return known;
  const readTime = formatTime(mockServer.now());
  return table.put({ id: table.nextId(), noticeId, storeId, userId, readTime, ackTime: '' });
}
