import { managementEndpoints } from '@/resources/management/endpoints';
import { isOverdue } from '@/resources/management/memo/memo';
import { platformStoreId } from '../customer/storeRow';
import { momentOf } from '../gaokao/fillWindows';
import type { MockServer } from '../mockServer';
import type { SignedInRequest } from '../route';
import { accountTable } from '../system/accountTable';
import { sendMessage } from './messages';
import { type TeamMemoRow, teamMemoTable } from './teamMemoTable';

const { name: bizType } = managementEndpoints['management/memo'];

/** The staff whom a text names with @. */
export async function namedIn({ table }: MockServer, text: string): Promise<number[]> {
  const names = [...text.matchAll(/@([^\s@]+)/g)].map(([, name]) => name);
  const accounts = (await table(accountTable)).all();
  return accounts
    .filter(({ nickName, storeId }) => storeId === platformStoreId && names.includes(nickName))
    .map(({ userId }) => userId);
}

/** Notifies persons newly named in the text; assignees are notified as such. */
export async function tellNamed(memo: TeamMemoRow, before: string, request: SignedInRequest): Promise<void> {
  const known = [...(await namedIn(request.mockServer, before)), ...memo.assigneeIds, request.user.userId];
  const named = (await namedIn(request.mockServer, memo.content)).filter((id) => !known.includes(id));
  await tell(request, memo, named, `在备忘「${memo.title}」中提到了你`, memo.content);
}

/** Notifies new assignees. */
export function tellAssignees(
  memo: TeamMemoRow,
  ids: readonly number[],
  request: SignedInRequest,
): Promise<void> {
  const others = ids.filter((id) => id !== request.user.userId);
  return tell(request, memo, others, `你有新的备忘：${memo.title}`, memo.content || memo.title);
}

/** Sends a message about a memo to some of the staff. */
export async function tell(
  from: SignedInRequest | MockServer,
  { id }: TeamMemoRow,
  accountIds: readonly number[],
  title: string,
  content: string,
): Promise<void> {
  if (accountIds.length === 0) return;
  await sendMessage(from, {
    to: { accountIds },
    type: 6,
    title,
    content,
    bizType,
    bizId: id,
  });
}

/** Sends reminders of memos due soon, once; every read of memos or unread messages triggers it. */
export async function remindOfMemos(server: MockServer): Promise<void> {
  const table = await server.table(teamMemoTable);
  const now = server.now();
  const due = table.all().filter((memo) => {
    if (memo.remind === 0 || memo.reminded === 1 || memo.status === 2 || memo.dueTime === '') return false;
    return momentOf(memo.dueTime) - memo.remind * 60_000 <= now && !isOverdue(memo, now);
  });
  for (const memo of due) {
    await table.put({ ...memo, reminded: 1 });
    const people = [...new Set([...memo.assigneeIds, ...memo.watcherIds])];
    await tell(server, memo, people, `备忘将到期：${memo.title}`, `截止时间 ${memo.dueTime.slice(0, 16)}`);
  }
}

/** Has a memo whose time was moved reminded of again. */
export async function remindAnew(
  memo: TeamMemoRow,
  { mockServer }: SignedInRequest,
  before: TeamMemoRow,
): Promise<void> {
  if (memo.dueTime === before.dueTime && memo.remind === before.remind) return;
  await (await mockServer.table(teamMemoTable)).put({ ...memo, reminded: 0 });
}
