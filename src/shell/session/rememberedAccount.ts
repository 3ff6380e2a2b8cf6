const key = 'login-account';

/** The account name kept on this device; empty where there is none. */
export function rememberedAccount(): string {
  return localStorage.getItem(key) ?? '';
}

/** Keeps the account name on this device; an empty one forgets it. */
export function rememberAccount(account: string): void {
  if (account === '') localStorage.removeItem(key);
  else localStorage.setItem(key, account);
}
