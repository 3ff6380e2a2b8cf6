import type { CardEvent } from '@/resources/management/card/cardEnumerations';
import { isOfPlatform } from '../../businessRules';
import { machineOf } from '../../machine';
import type { MockServer } from '../../mockServer';
import type { SignedInRequest } from '../../route';
import { formatTime } from '../../time';
import { type CardRow, cardTable, type RecordRow, recordTable } from './cardTables';

/** The log entry of a change, besides the card's states. */
export interface Move {
  readonly event: CardEvent;
  readonly remark?: string;
  /** The amount of one card, in yuan. */
  readonly amount?: string;
  readonly ledgerNo?: string;
}

/**
 * Changes cards and writes one record each: there is no other way to change one (screen G11). `changes` may leave a card as
 * it is, where something happened that is no change.
 */
export async function moveCards(
  by: SignedInRequest | MockServer,
  cards: readonly CardRow[],
  changes: (card: CardRow) => Partial<CardRow>,
  move: Move,
): Promise<void> {
  const server = 'mockServer' in by ? by.mockServer : by;
  const [table, records] = [await server.table(cardTable), await server.table(recordTable)];
  const [updateTime, about] = [formatTime(server.now()), { ...noMoney, ...operatorOf(by), ...move }];
  const write = async (card: CardRow) => {
    const after = { ...card, ...changes(card), rev: card.rev + 1, updateTime };
    await table.put(after);
    await records.put({ ...about, ...stepOf(card, after), id: records.nextId(), createTime: updateTime });
  };
  await Promise.all(cards.map(write));
}

/** Adds new cards, each with its first record. */
export async function addCards(by: SignedInRequest, cards: readonly CardRow[]): Promise<void> {
  const { mockServer } = by;
  const [table, records] = [await mockServer.table(cardTable), await mockServer.table(recordTable)];
  const write = async (card: CardRow) => {
    await table.put(card);
    const first = {
      ...stepOf(card, card),
      fromStatus: null,
      id: records.nextId(),
      createTime: card.createTime,
    };
    await records.put({ ...noMoney, ...operatorOf(by), event: 1, ...first });
  };
  await Promise.all(cards.map(write));
}

const noMoney = { amount: '', ledgerNo: '', remark: '' };

function stepOf(before: CardRow, after: CardRow) {
  return {
    cardId: after.id,
    storeId: after.storeId || before.storeId,
    userId: after.userId ?? before.userId,
    fromStatus: before.status,
    toStatus: after.status,
  };
}

function operatorOf(by: SignedInRequest | MockServer): Pick<RecordRow, 'operatorName' | 'side' | 'ip'> {
  if (!('mockServer' in by)) return { operatorName: '系统', side: 4, ip: '' };
  const { ipaddr } = machineOf(by.headers);
  return { operatorName: by.user.nickName, side: isOfPlatform(by) ? 1 : 2, ip: ipaddr };
}
