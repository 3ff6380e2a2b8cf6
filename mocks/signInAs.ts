import type { MockServer } from './mockServer';
import { openSession } from './session';
import { accountTable } from './system/accountTable';

/** Begins a session without the sign-in call; returns the token. Throws where nobody has the account. */
export async function signInAs(mockServer: MockServer, userName: string): Promise<string> {
  const account = (await mockServer.table(accountTable)).find((row) => row.userName === userName);
  if (!account) throw new Error(`Nobody has the account "${userName}"`);
  return openSession(mockServer, account);
}
