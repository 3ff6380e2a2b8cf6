import { isRequestError } from '@/providers/http/errors';
import type { Services } from '../../model/services';
import type { Lock } from './lockStore';
import { sendUnlock } from './unlockCall';

/**
 * Locks the screen where the server can open it again. A RuoYi server can from 3.9 on; asked without a password, its
 * complaint about the password shows that. Without a network the screen is locked all the same.
 */
export async function lockWhereItOpens(
  { send, notifier }: Services,
  lock: Pick<Lock, 'lock'>,
): Promise<void> {
  if (await canUnlock(send)) return lock.lock();
  notifier.notify('warning', '当前服务器不支持锁屏');
}

async function canUnlock(send: Services['send']): Promise<boolean> {
  try {
    await sendUnlock(send, { password: '' });
    return true;
  } catch (error) {
    if (isRequestError(error, 'status')) return error.statusCode >= 500;
    return !isRequestError(error, 'refused') || error.message.includes('密码');
  }
}
