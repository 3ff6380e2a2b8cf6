import type { MockServer } from '../../mockServer';
import { rechargeTable } from '../../system/recharge/rechargeTable';
import { cardTable, releaseTable } from './cardTables';
import { expireCards } from './expiry';

/** The cards of an institution. */
interface StoreCards {
  /**
   * Cards that it may still take without payment: bought by recharges of type 3, and not yet taken. A card voided by
   * hand counts as not taken; one given up or ended by its user counts as used.
   */
  readonly quotaLeft: number;
  /** 会员卡余量: those, and the cards that nobody has bound. */
  readonly cardLeft: number;
  /** 会员卡额度: those, and all cards that it has got; what was made void is not counted. */
  readonly cardQuota: number;
}

const byQuota = 2;
const voidByHand = 1;
/** Type of recharges that buy cards. */
const cardRecharge = '3';

/** Looks up the cards of each institution as they are now (screens C1, C2 and G12). */
export async function storeCards(server: MockServer): Promise<(storeId: number) => StoreCards> {
  const { table } = server;
  await expireCards(server);
  const modes = new Map((await table(releaseTable)).all().map(({ id, payMode }) => [id, payMode]));
  const given = (await table(cardTable)).all().filter(({ storeId }) => storeId > 0);
  const cards = given.filter(({ status }) => status !== 5);
  const taken = given.filter(
    ({ releaseId, voidReason }) => modes.get(releaseId) === byQuota && voidReason !== voidByHand,
  );
  const bought = (await table(rechargeTable))
    .all()
    .filter((row) => row.rechargeType === cardRecharge && row.status === 1);
  return (id) => {
    const own = cards.filter(({ storeId }) => storeId === id);
    const quota = bought.reduce((sum, { storeId, quantity }) => sum + (storeId === id ? quantity : 0), 0);
    const quotaLeft = quota - taken.filter(({ storeId }) => storeId === id).length;
    const idle = own.filter(({ status }) => status === 1).length;
    return { quotaLeft, cardLeft: quotaLeft + idle, cardQuota: quotaLeft + own.length };
  };
}
