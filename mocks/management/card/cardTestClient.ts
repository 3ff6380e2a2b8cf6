import { expect } from 'vitest';
import { brokenMoney } from '../../finance/broken';
import { createTestClient } from '../../testClient';
import { brokenCards } from './broken';
import { batchTable, type CardRow, cardTable } from './cardTables';

/** A client of the cards' screens as P; `sound` fails where cards or money have become unsound. */
export async function createCardClient() {
  const client = createTestClient();
  const { mockServer } = client;
  const [cards, batches] = [await mockServer.table(cardTable), await mockServer.table(batchTable)];
  const admin = await client.as('admin');
  const ask = async (operation: { path: string }, body: object) => {
    const { code, msg, data } = await admin.post(operation.path, body);
    return { code, msg, data: Object(data) };
  };
  const first = (matches: (row: CardRow) => boolean) => cards.find(matches) ?? expect.unreachable();
  const sound = async () => {
    expect(await brokenCards(mockServer)).toEqual([]);
    expect(await brokenMoney(mockServer)).toEqual([]);
  };
  return { ...client, cards, batches, admin, ask, first, sound };
}
