import type { UserRow } from '@/resources/management/userList/user';
import { settingOf } from '../customer/accountConfig';
import { provincesNow } from '../gaokao/provinceTable';
import { cardTable } from '../management/card/cardTables';
import type { MockServer } from '../mockServer';
import { provinceShortName } from '../platform/areas';
import { studentPresenter } from './studentShown';
import type { StudentRow } from './studentTable';

/**
 * Adds the names of other records and the membership data: card, rights, counts of changes (screen G6). Reads cards
 * only if one of the rows has a membership by card.
 */
export async function memberPresenter(
  mockServer: MockServer,
  rows: readonly StudentRow[],
): Promise<(row: StudentRow) => UserRow> {
  const present = await studentPresenter(mockServer);
  const modes = new Map((await provincesNow(mockServer)).map(({ id, mode }) => [id, mode]));
  const isByCard = rows.some(({ vipPayType }) => vipPayType === 1 || vipPayType === 2);
  const held = isByCard ? (await mockServer.table(cardTable)).all().filter(isHeld) : [];
  const cards = new Map(held.map((card) => [card.userId, card]));
  return (row) => {
    const card = cards.get(row.id);
    const { startTime, provinceIds, orderNo, trialUsed, yearChanges, scoreChanges, rev, createTime } = row;
    return {
      ...present(row),
      ...{ startTime, provinceIds, orderNo, trialUsed, yearChanges, scoreChanges, rev, createTime },
      vipExpire: row.vipExpire ?? '',
      provinceText: provinceIds.map(provinceShortName).join('、'),
      applyMode: modes.get(row.provinceId) ?? 2,
      ...{ cardId: card?.id ?? null, cardNo: card?.cardNo ?? '', cardStatus: card?.status ?? null },
    };
  };
}

/** Whether somebody is a member by the card, or would be if it were not frozen. */
export function isHeld({
  status,
  userId,
}: {
  readonly status: number;
  readonly userId: number | null;
}): boolean {
  return userId !== null && (status === 2 || status === 4);
}

/** Days of a trial with an institution. */
export async function trialDaysOf(mockServer: MockServer, storeId: number): Promise<number> {
  return Number(await settingOf(mockServer, storeId, 'trialDays'));
}
