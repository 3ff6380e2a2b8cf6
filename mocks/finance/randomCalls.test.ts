import { expect, test } from 'vitest';
import { isRecord } from '@/src/lib/record';
import { brokenCards } from '../management/card/broken';
import { createRandom } from '../random';
import { createTestClient } from '../testClient';
import { brokenMoney } from './broken';
import { closedSums, movedSums } from './cashbook/closedSums';
import { moneySteps } from './moneySteps';
import { statesOf, unlistedMoves } from './stateMoves';
import { ledgerTable } from './tables';

const steps = Object.entries(moneySteps);

/**
 * Makes a hundred random calls of four accounts, mostly permitted ones; returns the names of the effective ones.
 */
async function hundredCalls(seed: number): Promise<string[]> {
  const { mockServer, as } = createTestClient();
  const random = createRandom(seed);
  const callers = [await as('admin'), await as('caiwu'), await as('jigou'), await as('yunying')];
  const ledger = await mockServer.table(ledgerTable);
  const before = [...ledger.all()];
  const did: string[] = [];
  let states = await statesOf(mockServer);
  let sums = await closedSums(mockServer);
  for (let call = 0; call < 100; call += 1) {
    const [name, step] = steps[random.below(steps.length)] ?? expect.unreachable();
    const caller = callers[Math.max(0, random.below(7) - 3)] ?? expect.unreachable();
    const answer = await step({ mockServer, caller, random });
    if (isRecord(answer) && answer.code === 20000) did.push(name);
    const moved = await statesOf(mockServer);
    const broken = [...(await brokenMoney(mockServer)), ...(await brokenCards(mockServer))];
    const closed = await closedSums(mockServer);
    const wrong = [...broken, ...unlistedMoves(states, moved), ...movedSums(sums, closed)];
    expect(wrong, `after call ${call} of seed ${seed}: ${name}`).toEqual([]);
    states = moved;
    sums = closed;
  }
  expect(ledger.all().slice(0, before.length)).toEqual(before);
  return did;
}

test('[F1] the books stay sound after any call, closed months and cards consistent, and movements catalogued', {
  timeout: 120_000,
}, async () => {
  const did = new Set<string>();
  for (const seed of [1, 20250607, 77, 4, 5, 6, 7, 8])
    for (const name of await hundredCalls(seed)) did.add(name);
  // a step that is always refused would prove nothing
  expect(steps.map(([name]) => name).filter((name) => !did.has(name))).toEqual([]);
});
