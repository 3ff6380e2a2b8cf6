import { expect, test } from 'vitest';
import type { Send } from '@/providers/http/request';
import { createBuildCheck, type Deployment } from './build';

const withRelease = { release: true };

/** Answers in turn; an error rejects. */
function inTurn(responses: readonly unknown[]) {
  const rest = [...responses];
  return async () => {
    const answer = rest.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  };
}

/** The check, over a server that names these releases in turn, in a page of an unknown build. */
function checking(...tags: readonly unknown[]) {
  const bodies: unknown[] = [];
  const next = inTurn(tags);
  const send: Send = async ({ body }) => {
    bodies.push(body);
    return { status: 200, headers: {}, body: { code: 20000, msg: '', data: { lasttag: await next() } } };
  };
  const nobody: Deployment = { own: undefined, ask: () => Promise.reject(new Error('asked')) };
  return { bodies, build: createBuildCheck(send, nobody) };
}

/** The check of a page of build `a`, over a deployment that names these in turn. `calls` counts the server's calls. */
function deployed(...builds: readonly (string | undefined | Error)[]) {
  let calls = 0;
  const send: Send = async () => {
    calls += 1;
    return { status: 200, headers: {}, body: { code: 20000, msg: '', data: { lasttag: 'v1' } } };
  };
  const next = inTurn(builds);
  const ask = async () => {
    const build = await next();
    return typeof build === 'string' ? build : undefined;
  };
  return { build: createBuildCheck(send, { own: 'a', ask }), calls: () => calls };
}

test('[LAY-12] a new build on the server is found where the platform does not watch its releases', async () => {
  const { build, calls } = deployed('a', 'b');
  await build.check();
  expect(build.get()).toBe(false);
  await build.check();
  expect([build.get(), calls()]).toEqual([true, 0]);
});

test('[LAY-12] a build that was deployed before the first check is found', async () => {
  const { build } = deployed('b');
  await build.check();
  expect(build.get()).toBe(true);
});

test('[LAY-12] a deployment that does not answer, or names no build, is nothing new', async () => {
  const { build } = deployed(new Error('down'), undefined, 'a');
  for (let round = 0; round < 3; round++) await build.check();
  expect(build.get()).toBe(false);
});

test('[LAY-12] releases are asked for where the platform wants that', async () => {
  const { build, calls } = deployed('a', 'a');
  await build.check(withRelease);
  expect([build.get(), calls()]).toEqual([false, 1]);
});

test('[LAY-12] the first release that is heard of is the one that runs; another one is newer', async () => {
  const { bodies, build } = checking('v2.0.1', 'v2.0.1', 'v2.0.2');
  await build.check(withRelease);
  await build.check(withRelease);
  expect(build.get()).toBe(false);
  await build.check(withRelease);
  expect(build.get()).toBe(true);
  expect(bodies[0]).toEqual({ appId: 'admin' });
});

test('[LAY-12] failures and empty answers are nothing new', async () => {
  const { build } = checking(new Error('down'), '', 'v2.0.1', new Error('down'), '', 'v2.0.1');
  for (let round = 0; round < 6; round++) await build.check(withRelease);
  expect(build.get()).toBe(false);
});

test('[LAY-12] a newer build stays newer, and is announced once', async () => {
  const { build } = checking('v1', 'v2', 'v1', 'v3');
  let told = 0;
  build.subscribe(() => {
    told += 1;
  });
  for (let round = 0; round < 4; round++) await build.check(withRelease);
  expect([build.get(), told]).toEqual([true, 1]);
});
