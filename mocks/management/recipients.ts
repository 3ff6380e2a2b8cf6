import { platformStoreId } from '../customer/storeRow';
import { storeTable } from '../customer/storeTable';
import type { MockServer } from '../mockServer';
import { refuse } from '../responses';
import { accountTable } from '../system/accountTable';
import { readers } from './noticeTable';

/** An entry of a picker. */
interface Choice {
  readonly id: number;
  readonly name: string;
}

/** The platform's own staff, without those whose account is disabled. */
export async function staffChoices({ table }: MockServer): Promise<Choice[]> {
  return (await table(accountTable))
    .all()
    .filter(({ storeId, status }) => storeId === platformStoreId && status === '0')
    .map(({ userId, nickName }) => ({ id: userId, name: nickName }));
}

/** The institutions that can be told something: all that are there but the platform. */
export async function storeChoices({ table }: MockServer): Promise<Choice[]> {
  return readers((await table(storeTable)).all()).map(({ id, name }) => ({ id, name }));
}

/** Refuses an id that is newly named and that its picker does not offer; what was there `before` may stay. */
export function refuseUnoffered(
  choices: readonly Choice[],
  ids: readonly number[],
  before: readonly number[] | undefined,
  text: string,
): void {
  const known = new Set([...choices.map(({ id }) => id), ...(before ?? [])]);
  if (ids.some((id) => !known.has(id))) refuse(text);
}
