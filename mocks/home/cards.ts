import type { StoreRow } from '../customer/storeRow';
import { storeTable } from '../customer/storeTable';
import type { SignedInRequest } from '../route';
import { formatDay } from '../time';

/** A figure of the home page (screen A3). Money is a decimal text, all else a number. */
export interface Card {
  readonly key: string;
  readonly label: string;
  readonly value: number | string;
  readonly unit: string;
  readonly compare: string;
  readonly trend: 'up' | 'down' | 'flat';
  readonly path: string;
  readonly permission: string;
}

/** Makes a card of the rows that there are now. */
export type CardMaker = (request: SignedInRequest) => Promise<Card>;

/** The cards whose rows exist; a screen that brings rows of its own adds its card here. */
export const cardMakers: readonly CardMaker[] = [allStores, newStores];

const storeCard = { unit: '家', path: '/customer/list', permission: 'customer:store:list' };

async function allStores(request: SignedInRequest): Promise<Card> {
  const stores = await storesOf(request);
  const stopped = stores.filter(({ status }) => status === 0).length;
  const compare = `其中停用 ${stopped} 家`;
  return { ...storeCard, key: 'stores', label: '机构总数', value: stores.length, compare, trend: 'flat' };
}

async function newStores(request: SignedInRequest): Promise<Card> {
  const stores = await storesOf(request);
  const month = formatDay(request.mockServer.now()).slice(0, 7);
  const countIn = (wanted: string) => stores.filter(({ createTime }) => createTime.startsWith(wanted)).length;
  const [value, former] = [countIn(month), countIn(monthBefore(month))];
  const trend = value === former ? 'flat' : value > former ? 'up' : 'down';
  const compare = `上月 ${former} 家`;
  return { ...storeCard, key: 'newStores', label: '本月新增机构', value, compare, trend };
}

async function storesOf({ mockServer }: SignedInRequest): Promise<readonly StoreRow[]> {
  return (await mockServer.table(storeTable)).all().filter(({ deleteTime }) => deleteTime === '');
}

/** `2026-01` → `2025-12`. */
function monthBefore(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, '0')}`;
}
