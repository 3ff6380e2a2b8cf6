import { type StudentRow, studentTable } from '../../expert/studentTable';
import type { MockServer } from '../../mockServer';
import { type BatchRow, batchTable, type CardRow, cardTable } from './cardTables';

/**
 * M6: a batch's cards over all states add up to its quantity. No card is there twice, and no state contradicts a
 * card's other members.
 */
function brokenM6(batches: readonly BatchRow[], cards: readonly CardRow[]): string[] {
  const wrong = batches.flatMap(({ id, batchNo, quantity }) => {
    const made = cards.filter(({ batchId }) => batchId === id).length;
    return made === quantity ? [] : [`M6 batch ${batchNo}: ${made} cards, not ${quantity}`];
  });
  const torn = cards.filter(
    ({ status, storeId, userId }) =>
      (status === 0 && storeId !== 0) || (status === 1 && storeId === 0) || (status === 2 && userId === null),
  );
  const numbers = cards.map(({ cardNo }) => cardNo);
  const seen = new Set(numbers);
  const twice =
    seen.size === numbers.length ? [] : [`M6: ${numbers.length - seen.size} cards are there twice`];
  return [
    ...wrong,
    ...twice,
    ...torn.map(({ cardNo, status }) => `M6 card ${cardNo} is torn in state ${status}`),
  ];
}

/** M7: a user type needs a way of payment, and the reverse. A bound card and its user name each other. */
function brokenM7(students: readonly StudentRow[], cards: readonly CardRow[]): string[] {
  const half = students.filter(({ userType, vipPayType }) => (userType === 0) !== (vipPayType === 0));
  // one that is frozen keeps its user
  const bound = cards.filter(({ status, userId }) => status === 2 || (status === 4 && userId !== null));
  const byUser = new Map(bound.map((card) => [card.userId, card]));
  const alone = students.filter(
    ({ id, vipPayType }) => (vipPayType === 1 || vipPayType === 2) && !byUser.has(id),
  );
  const strange = bound.filter(({ userId, cardType, bindType, id }) => {
    const user = students.find((student) => student.id === userId);
    return user?.userType !== cardType || user.vipPayType !== bindType || byUser.get(userId)?.id !== id;
  });
  return [
    ...half.map(({ id }) => `M7 student ${id} is half a member`),
    ...alone.map(({ id }) => `M7 student ${id} has no card`),
    ...strange.map(({ cardNo, userId }) => `M7 card ${cardNo} and user ${userId} do not name each other`),
  ];
}

/** Faults in the cards of a mock server, a text each; none where they are sound. */
export async function brokenCards({ table }: Pick<MockServer, 'table'>): Promise<string[]> {
  const [cards, students] = [(await table(cardTable)).all(), (await table(studentTable)).all()];
  return [...brokenM6((await table(batchTable)).all(), cards), ...brokenM7(students, cards)];
}
