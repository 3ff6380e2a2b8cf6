import { managementEndpoints } from '@/resources/management/endpoints';
import { isOnline } from '@/src/lib/contentStatus';
import { storeTable } from '../customer/storeTable';
import type { MockServer } from '../mockServer';
import type { SignedInRequest } from '../route';
import { accountTable } from '../system/accountTable';
import { formatTime } from '../time';
import { sendMessage } from './messages';
import { audienceOf, type NoticeRow, noticeTable, readers } from './noticeTable';

const { name: bizType } = managementEndpoints['management/notices'];

/** Notifies the staff of a notice's institutions once it is online; one with a later time waits for it. */
export async function tellAudience(row: NoticeRow, from: SignedInRequest | MockServer): Promise<void> {
  const server = 'mockServer' in from ? from.mockServer : from;
  const isDue = isOnline(row, formatTime(server.now()));
  await (await server.table(noticeTable)).put({ ...row, isTold: isDue ? 1 : 0 });
  if (!isDue) return;
  const stores = audienceOf(row, readers((await server.table(storeTable)).all())).map(({ id }) => id);
  const people = (await server.table(accountTable)).all().filter(({ storeId }) => stores.includes(storeId));
  await sendMessage(from, {
    to: { accountIds: people.map(({ userId }) => userId) },
    ...{ type: 5, title: row.title, content: '平台发布了新公告，请查看。' },
    ...{ bizType, bizId: row.id },
  });
}

/** Sends notifications of notices whose time has come; every read of unread messages triggers it. */
export async function tellOfDueNotices(server: MockServer): Promise<void> {
  const now = formatTime(server.now());
  const rows = (await server.table(noticeTable)).all();
  for (const row of rows.filter((one) => one.isTold === 0 && isOnline(one, now)))
    await tellAudience(row, server);
}
