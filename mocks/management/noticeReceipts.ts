import { z } from 'zod';
import { managementEndpoints } from '@/resources/management/endpoints';
import { isOnline } from '@/src/lib/contentStatus';
import { audit } from '../audit';
import { refuseOffline } from '../contentStatus';
import { storeTable } from '../customer/storeTable';
import { found, refuse } from '../responses';
import { idSchema, type Route, read, route, type SignedInRequest } from '../route';
import { accountTable } from '../system/accountTable';
import { formatTime } from '../time';
import { respondList } from '../wire';
import { sendMessage } from './messages';
import {
  audienceOf,
  type NoticeRow,
  noticeTable,
  type Receipt,
  readers,
  receiptsOf,
  receiptTable,
} from './noticeTable';

const { name, operations } = managementEndpoints['management/notices'];
const { receipts, matrix, remind } = operations;

/** Milliseconds before those who have not read a notice may be reminded again. */
const restBetweenReminders = 4 * 3_600_000;
/** Notices that the matrix shows, the newest. */
const matrixWidth = 8;

/** Receipts of the notices, and reminders (screen G7). */
export const noticeReceiptRoutes: readonly Route[] = [
  route(receipts, async (request) => {
    const { state } = read(request.body, z.object({ state: z.coerce.number().pipe(z.literal([0, 1])) }));
    const notice = await noticeIn(request);
    const rows = await receiptsFor(request, notice);
    const people = await request.mockServer.table(accountTable);
    const shown = rows
      .filter((row) => isDone(notice, row.receipt) === (state === 1))
      .map(({ store, receipt }) => ({
        ...{ id: store.id, storeId: store.id, storeName: store.name },
        userName: people.get(receipt?.userId ?? 0)?.nickName ?? '',
        ...{ readTime: receipt?.readTime ?? '', ackTime: receipt?.ackTime ?? '' },
      }));
    const { id: _id, state: _state, ...body } = request.body;
    return respondList({ ...request, body }, shown);
  }),
  route(matrix, async ({ mockServer }) => {
    const now = formatTime(mockServer.now());
    const shown = (await mockServer.table(noticeTable))
      .all()
      .filter((notice) => isOnline(notice, now))
      .toSorted((one, other) => other.publishTime.localeCompare(one.publishTime))
      .slice(0, matrixWidth);
    const stores = readers((await mockServer.table(storeTable)).all());
    const ids = new Set(shown.map(({ id }) => id));
    return {
      notices: shown.map(({ id, title, needAck, ackDeadline, audience, storeIds }) => ({
        ...{ id, title, needAck, ackDeadline },
        storeIds: audienceOf({ audience, storeIds }, stores).map((store) => store.id),
      })),
      stores: stores.map(({ id, name, contact, mobile }) => ({ id, name, contact, mobile })),
      receipts: (await mockServer.table(receiptTable)).all().filter(({ noticeId }) => ids.has(noticeId)),
    };
  }),
  route(remind, async (request) => {
    const { mockServer } = request;
    const notice = await noticeIn(request);
    const now = mockServer.now();
    refuseOffline(notice, formatTime(now));
    if (notice.remindTime > formatTime(now - restBetweenReminders)) refuse('4 小时内已催办过');
    const missing = (await receiptsFor(request, notice)).filter(({ receipt }) => !isDone(notice, receipt));
    const what = notice.needAck === 1 ? '确认' : '阅读';
    for (const { store } of missing)
      await sendMessage(request, {
        ...{ to: { storeId: store.id }, type: 5, title: `请${what}公告：${notice.title}` },
        ...{ content: `平台提醒：请尽快${what}该公告。`, bizType: name, bizId: notice.id },
      });
    await (await mockServer.table(noticeTable)).put({ ...notice, remindTime: formatTime(now) });
    await audit(request, {
      bizType: name,
      bizId: notice.id,
      action: '催办',
      remark: `${missing.length} 家机构`,
    });
    return { count: missing.length };
  }),
];

async function noticeIn({ mockServer, body }: SignedInRequest): Promise<NoticeRow> {
  return found((await mockServer.table(noticeTable)).get(read(body.id, idSchema)));
}

/** The institutions of a notice, with their receipts. */
async function receiptsFor({ mockServer }: SignedInRequest, notice: NoticeRow) {
  const stores = readers((await mockServer.table(storeTable)).all());
  return receiptsOf(notice, stores, (await mockServer.table(receiptTable)).all());
}

/** Whether an institution has done what the notice wants: confirmed it, or read it. */
function isDone({ needAck }: NoticeRow, receipt: Receipt | undefined): boolean {
  return receipt !== undefined && (needAck === 0 || receipt.ackTime !== '');
}
