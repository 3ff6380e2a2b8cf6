import type { MockServer } from './mockServer';
import { userData } from './platform/login';
import { openSession } from './session';
import { accountTable } from './system/accountTable';

/** Begins a session without the sign-in call; returns the token. Throws where nobody has the account. */
export async function signInAs(mockServer: MockServer, userName: string): Promise<string> {
  return openSession(mockServer, await accountOf(mockServer, userName));
}

/**
 * Begins a session without the sign-in call; returns the call's response. Throws where the account does not exist.
 */
export async function credentialsOf(mockServer: MockServer, userName: string) {
  const account = await accountOf(mockServer, userName);
  return { token: await openSession(mockServer, account), user: await userData(mockServer, account) };
}

async function accountOf(mockServer: MockServer, userName: string) {
  const account = (await mockServer.table(accountTable)).find((row) => row.userName === userName);
  if (!account) throw new Error(`Nobody has the account "${userName}"`);
  return account;
}
