import type { MessageType } from '@/resources/management/message/message';
import { platformStoreId } from '../customer/storeRow';
import type { MockServer } from '../mockServer';
import type { SignedInRequest } from '../route';
import { canCall } from '../session';
import type { Account } from '../system/account';
import { accountTable } from '../system/accountTable';
import { formatTime } from '../time';
import { messageTable } from './messageTable';

/** Receivers of a message: accounts, the staff of an institution, or the platform's staff with a permission. */
export type Receivers =
  | { readonly accountIds: readonly number[] }
  | { readonly storeId: number }
  | { readonly permission: string };

/** A new message, with its subject. */
export interface NewMessage {
  readonly to: Receivers;
  readonly type: MessageType;
  readonly title: string;
  /** Markdown. */
  readonly content: string;
  /** Name of the resource whose record it is about: `finance/invoices`. */
  readonly bizType?: string;
  readonly bizId?: number;
}

/**
 * Sends a message (screen G4): one unread copy for each receiver, so that their bell changes. The sender is the
 * caller, or 系统 for the server itself. Disabled accounts get none. Returns the number of receivers.
 */
export async function sendMessage(
  from: MockServer | SignedInRequest,
  { to, bizType = '', bizId, ...message }: NewMessage,
): Promise<number> {
  const [server, sender] = 'mockServer' in from ? [from.mockServer, from.user.nickName] : [from, '系统'];
  const accounts = await receiversOf(server, to);
  const messages = await server.table(messageTable);
  const createTime = formatTime(server.now());
  for (const { userId: receiverId } of accounts)
    await messages.put({
      ...{ id: messages.nextId(), receiverId, ...message, sender, createTime },
      ...{ bizType, bizId: bizId ?? null, isRead: 0, readTime: '' },
    });
  return accounts.length;
}

async function receiversOf(server: MockServer, to: Receivers): Promise<readonly Account[]> {
  const accounts = (await server.table(accountTable)).all().filter(({ status }) => status === '0');
  if ('accountIds' in to) return accounts.filter(({ userId }) => to.accountIds.includes(userId));
  if ('storeId' in to) return accounts.filter(({ storeId }) => storeId === to.storeId);
  const staff = accounts.filter(({ storeId }) => storeId === platformStoreId);
  const held = await Promise.all(staff.map((account) => canCall(server, account, to.permission)));
  return staff.filter((_, index) => held[index]);
}
