import { expect, test } from 'vitest';
import type { Send } from '@/providers/http/request';
import { createBuildCheck } from './build';

/** The check, over a server that names these builds in turn; an error rejects. */
function checking(...tags: readonly unknown[]) {
  const bodies: unknown[] = [];
  const send: Send = async ({ body }) => {
    const lasttag = tags[bodies.push(body) - 1];
    if (lasttag instanceof Error) throw lasttag;
    return { status: 200, headers: {}, body: { code: 20000, msg: '', data: { lasttag } } };
  };
  return { bodies, build: createBuildCheck(send) };
}

test('[LAY-12] the first build that is seen is the one that runs; another one is newer', async () => {
  const { bodies, build } = checking('v2.0.1', 'v2.0.1', 'v2.0.2');
  await build.check();
  await build.check();
  expect(build.get()).toBe(false);
  await build.check();
  expect(build.get()).toBe(true);
  expect(bodies[0]).toEqual({ appId: 'admin' });
});

test('[LAY-12] failures and empty answers are nothing new', async () => {
  const { build } = checking(new Error('down'), '', 'v2.0.1', new Error('down'), '', 'v2.0.1');
  for (let round = 0; round < 6; round++) await build.check();
  expect(build.get()).toBe(false);
});

test('[LAY-12] what was found newer stays so, and is told once', async () => {
  const { build } = checking('v1', 'v2', 'v1', 'v3');
  let told = 0;
  build.subscribe(() => {
    told += 1;
  });
  for (let round = 0; round < 4; round++) await build.check();
  expect([build.get(), told]).toEqual([true, 1]);
});
