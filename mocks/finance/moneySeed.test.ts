import { expect, test } from 'vitest';
import { recentSeeds } from '../table';
import { createTestClient, noon } from '../testClient';
import { brokenMoney } from './broken';
import { frozenStates } from './entries';
import { moneySeed } from './moneySeed';

const seed = moneySeed(recentSeeds(noon));

test('[F1] the seed of the books satisfies every invariant', async () => {
  expect(await brokenMoney(createTestClient().mockServer)).toEqual([]);
});

test('[F1] about 600 movements, in the order of their numbers, none after now', () => {
  expect(seed.ledger.length).toBeGreaterThan(550);
  expect(seed.ledger.length).toBeLessThan(680);
  const times = seed.ledger.map(({ createTime }) => createTime);
  expect(times).toEqual([...times].sort());
  expect((times.at(-1) ?? '') <= '2026-06-20 12:00:00').toBe(true);
  const kinds = new Set(seed.ledger.map(({ bizType }) => bizType));
  expect([...kinds].sort((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 13]);
});

test('[F4] 40 withdrawals cover six states; no institution has two pending', () => {
  const counts = [0, 1, 2, 3, 4, 5].map((state) => seed.withdrawals.filter(({ status }) => status === state));
  expect(counts.map(({ length }) => length)).toEqual([6, 4, 20, 4, 2, 4]);
  const open = seed.withdrawals.filter(({ status }) => frozenStates.includes(status));
  expect(new Set(open.map(({ storeId }) => storeId)).size).toBe(open.length);
});

test('[F5] 36 accounts: three under their line, one frozen', () => {
  expect(seed.accounts).toHaveLength(36);
  const low = seed.accounts.filter(({ wallets, warnFen }) => BigInt(wallets[1]) < BigInt(warnFen));
  expect(low).toHaveLength(3);
  expect(seed.accounts.filter(({ status }) => status === 1)).toHaveLength(1);
});

test('[G12] the releases that were paid for are in the books, and no batch gave more than it may', () => {
  const booked = seed.ledger.filter(({ bizType }) => bizType === 2).map(({ bizNo }) => bizNo);
  expect(seed.releases.map(({ releaseNo }) => releaseNo)).toEqual(booked);
  for (const batch of [1, 2, 3, 4, 5]) {
    const own = seed.releases.filter((release) => release.batch === batch);
    expect(own.length).toBeGreaterThan(5);
    expect(own.reduce((sum, { quantity }) => sum + quantity, 0)).toBeLessThanOrEqual(160);
  }
});
