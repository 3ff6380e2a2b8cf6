import { studentTable } from '../../expert/studentTable';
import { once } from '../../table';
import { formatTime } from '../../time';

/** A card refunded before the mock server started: ledger, cards and work orders agree on it. */
export interface CardRefund {
  /** Id of its work order, and its number. */
  readonly id: number;
  readonly orderNo: string;
  readonly storeId: number;
  readonly userId: number;
  readonly userName: string;
  readonly userMobile: string;
  /** Yuan: the settlement price of a 志愿卡. */
  readonly amount: string;
  /** The times of request and completion, in milliseconds. */
  readonly asked: number;
  readonly done: number;
}

const most = 4;
const hour = 3_600_000;
const price = '216.00';

/** Refunds of 志愿卡, all of the last day, of ordinary users whose institution has such cards. */
export const cardRefundSeed = once(({ now, seedOf }): readonly CardRefund[] => {
  const students = seedOf(studentTable);
  const hasCards = new Set(
    students
      .filter(({ userType, vipPayType }) => userType === 1 && (vipPayType === 1 || vipPayType === 2))
      .map(({ storeId }) => storeId),
  );
  return students
    .filter(({ userType, storeId }) => userType === 0 && hasCards.has(storeId))
    .slice(0, most)
    .map(({ id: userId, storeId, name: userName, mobile: userMobile }, index) => {
      const [asked, done] = [now - (20 - index) * hour, now - (8 - index) * hour];
      const orderNo = `GD${formatTime(asked).slice(0, 10).replaceAll('-', '')}${String(index + 1).padStart(4, '0')}`;
      return { id: index + 1, orderNo, storeId, userId, userName, userMobile, amount: price, asked, done };
    });
});
