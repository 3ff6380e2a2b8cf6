import { safeLocal } from '@/src/lib/safeStorage';

const key = 'login-account';

/** The account name kept on this device; empty where there is none. */
export function rememberedAccount(): string {
  return safeLocal.getItem(key) ?? '';
}

/** Keeps the account name on this device; an empty one removes it. */
export function rememberAccount(account: string): void {
  if (account === '') safeLocal.removeItem(key);
  else safeLocal.setItem(key, account);
}
