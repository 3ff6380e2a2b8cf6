import { openSession } from './session';
import { accountTable } from './system/accountTable';
import type { World } from './world';

/** Begins a session without the sign-in call; returns the token. Throws where nobody has the account. */
export async function signInAs(world: World, userName: string): Promise<string> {
  const account = (await world.table(accountTable)).find((row) => row.userName === userName);
  if (!account) throw new Error(`Nobody has the account "${userName}"`);
  return openSession(world, account);
}
