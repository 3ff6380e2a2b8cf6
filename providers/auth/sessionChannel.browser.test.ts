import { expect, test } from 'vitest';
import { createSessionChannel } from './sessionChannel';

test('[SESS-3] a message reaches the other tabs, and not its sender', async () => {
  const told: string[] = [];
  const [first, second, third] = [
    createSessionChannel('test'),
    createSessionChannel('test'),
    createSessionChannel('test'),
  ];
  first.onTold(() => told.push('first'));
  const stop = second.onTold(() => told.push('second'));
  third.onTold(() => told.push('third'));
  first.tell();
  await expect.poll(() => told.toSorted()).toEqual(['second', 'third']);
  stop();
  third.tell();
  await expect.poll(() => told.toSorted()).toEqual(['first', 'second', 'third']);
});
