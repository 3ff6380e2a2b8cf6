/** How many cards of a type an institution should get, from how quickly it binds them (screen G12, 智能配卡). */

/** Days that are looked back on, and days for which cards should last. */
const lookBack = 14;
const supply = 30;

interface Demand {
  /** Cards that were bound in the last 14 days. */
  readonly bound: number;
  /** Cards that nobody has bound yet. */
  readonly idle: number;
  /** Cards that the institution can pay for; undefined where they cost nothing. */
  readonly affordable: number | undefined;
  /** Cards that are left of the batch. */
  readonly stock: number;
}

/** The number of cards to release, 0 where the institution can pay for none, and its reason. */
export interface Allotment {
  readonly quantity: number;
  /** Days until the last card is bound, at this speed. */
  readonly daysLeft: number;
  readonly text: string;
}

/**
 * The cards for a month at the rate of the last two weeks, in tens. Undefined where there are enough, none were
 * bound, or the batch has none.
 */
export function allotmentFor({ bound, idle, affordable, stock }: Demand): Allotment | undefined {
  if (bound === 0) return undefined;
  const daysLeft = Math.floor((idle * lookBack) / bound);
  const lacking = Math.ceil((bound * supply) / lookBack) - idle;
  if (lacking <= 0 || stock === 0) return undefined;
  const wanted = Math.ceil(lacking / 10) * 10;
  const quantity = Math.min(wanted, stock, affordable ?? wanted);
  const limit = quantity < wanted ? (quantity === stock ? '（库存所限）' : '（余额所限）') : '';
  const end = daysLeft === 0 ? '今天用完' : ` ${daysLeft} 天后用完`;
  return {
    quantity,
    daysLeft,
    text: `预计${end}，${quantity === 0 ? '余额不足，请先充值' : `建议补 ${quantity} 张${limit}`}`,
  };
}
