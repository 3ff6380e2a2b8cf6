import { describe, expect, test } from 'vitest';
import { monitorEndpoints } from '@/resources/monitor/endpoints';
import { toolEndpoints } from '@/resources/tool/endpoints';
import { assumed, call, rest, rpc } from '../endpoints/builder';
import { fileCalls, platformCalls, shellCalls } from '../endpoints/platformCalls';
import { pipeline, withToken } from '../http/client';
import { type Call, isWrite } from '../http/request';
import { codePolicy } from '../http/responseCodes';
import { listening } from '../http/scriptedSend';
import { callOperation, type DataDeps } from './callOperation';
import { createOverrides } from './overrides';
import { postProvider } from './postProvider';
import { restProvider } from './restProvider';

const stores = rpc('/ssystem-api/api/store', {
  permission: 'customer:store',
  calls: { update: 'edit', create: assumed('add'), remove: 'del' },
});
const posts = rest('/system/post', { permission: 'system:post', idField: 'postId' });

/** `callOperation` over a server that answers 601 to all calls without force, unless told otherwise. */
function setUp(response?: (call: Call) => object) {
  const { shown, notify } = listening();
  const calls: Call[] = [];
  const refusal = { code: 601, msg: '该记录已被他人修改，仍要覆盖吗？' };
  const steps = [withToken(() => 't1'), codePolicy({ notify, onExpired: () => {} })];
  const send = pipeline(steps, async (made) => {
    calls.push(made);
    const body = response?.(made) ?? (isForced(made) ? { code: 20000, data: { id: 1 } } : refusal);
    return { status: 200, headers: {}, body };
  });
  // Each answer comes a second after the one before.
  let time = 0;
  const overrides = createOverrides(() => {
    time += 1000;
    return time;
  });
  const endpointsOf = (name: string) => (name === 'post' ? posts : stores);
  const deps: DataDeps = { send, overrides, notify, can: () => true, endpointsOf };
  return { deps, calls, shown, overrides, decideFirst: (yes: boolean) => overrides.get()[0]?.decide(yes) };
}

function isForced({ body, query }: Call): boolean {
  if (body instanceof FormData) return body.get('force') === '1';
  return JSON.stringify([body, query]).includes('"force":1');
}

/** Resolves once all pending promises have settled, up to the question. */
const untilAsked = (overrides: DataDeps['overrides']) =>
  expect
    .poll(() => overrides?.get().map(({ message }) => message))
    .toEqual(['该记录已被他人修改，仍要覆盖吗？']);

describe('[CODE-4] 601', () => {
  test.each([
    ['POST', 'body', { name: '一', force: 1 }, undefined],
    ['PUT', 'body', { name: '一', force: 1 }, undefined],
    ['DELETE', 'query', { name: '一' }, { all: 1, force: 1 }],
    ['GET', 'query', { name: '一' }, { all: 1, force: 1 }],
  ] as const)(
    'a %s that may be overridden is asked about and repeated with force: 1 in the %s',
    async (method, _where, body, query) => {
      const { deps, calls, shown, overrides, decideFirst } = setUp();
      const given = query && { query: { all: 1 } };
      const asked = callOperation(deps, call('/ssystem-api/api/x', { method }), {
        body: { name: '一' },
        ...given,
      });
      await untilAsked(overrides);
      decideFirst(true);
      expect((await asked).data).toEqual({ id: 1 });
      expect(calls.map((made) => [made.body, made.query])).toEqual([
        [{ name: '一' }, given?.query],
        [body, query],
      ]);
      expect([shown, overrides.get()]).toEqual([[], []]);
    },
  );

  test('a form keeps its file and is repeated with force', async () => {
    const { deps, overrides, decideFirst } = setUp();
    const body = new FormData();
    body.append('file', new File(['x'], 'x.csv'));
    const asked = callOperation(deps, platformCalls.imageUpload, { body });
    await untilAsked(overrides);
    decideFirst(true);
    await asked;
    expect([body.has('file'), body.getAll('force')]).toEqual([true, ['1']]);
  });

  test('a declined question sends and shows nothing, and the call rejects as declined', async () => {
    const { deps, calls, shown, overrides, decideFirst } = setUp();
    const asked = callOperation(deps, stores.operations.update, { body: { id: 1 } });
    await untilAsked(overrides);
    decideFirst(false);
    await expect(asked).rejects.toMatchObject({ reason: { kind: 'declined' }, shown: true });
    expect([calls.length, shown]).toEqual([1, []]);
  });

  test('a forced call that is refused all the same says so and is not asked about again', async () => {
    const { deps, shown, overrides, decideFirst } = setUp(() => ({ code: 601, msg: '仍然不行' }));
    const asked = callOperation(deps, stores.operations.update, { body: { id: 1 } });
    await expect.poll(() => overrides.get()).toHaveLength(1);
    decideFirst(true);
    await expect(asked).rejects.toMatchObject({ reason: { kind: 'refused', code: 601 } });
    expect([shown, overrides.get()]).toEqual([['warning: 仍然不行'], []]);
  });

  test('simultaneous questions are asked one after the other', async () => {
    const { deps, overrides, decideFirst } = setUp();
    const first = callOperation(deps, stores.operations.update, { body: { id: 1 } });
    const second = callOperation(deps, stores.operations.update, { body: { id: 2 } });
    await expect.poll(() => overrides.get()).toHaveLength(2);
    decideFirst(false);
    await expect(first).rejects.toThrow();
    decideFirst(true);
    await second;
  });

  test('saves and deletes of the data providers are asked about, too', async () => {
    const { deps, overrides, decideFirst } = setUp();
    const provider = { rpc: postProvider(deps), rest: restProvider(deps) };
    for (const save of [
      () => provider.rpc.create({ resource: 'store', variables: { name: '一' } }),
      () => provider.rpc.update({ resource: 'store', id: 1, variables: { name: '一' } }),
      () => provider.rpc.deleteOne({ resource: 'store', id: 1 }),
      () => provider.rest.update({ resource: 'post', id: 1, variables: { name: '一' } }),
      () => provider.rest.deleteOne({ resource: 'post', id: 1 }),
    ]) {
      const saved = save();
      await untilAsked(overrides);
      decideFirst(true);
      expect((await saved).data).toMatchObject({ id: 1 });
    }
  });

  test.each([
    ['whose server cannot be forced', { warnsOnly: true }, {}],
    ['that says so', {}, { options: { overridable: false } }],
  ])('a call %s shows 601 as a warning', async (_what, about, request) => {
    const { deps, shown, overrides } = setUp();
    await expect(callOperation(deps, call('/system/dept/1', about), request)).rejects.toThrow();
    expect(shown).toEqual(['warning: 该记录已被他人修改，仍要覆盖吗？']);
    expect(overrides.get()).toEqual([]);
  });
});

describe('[CALL-2] tokens', () => {
  const headersOf = async (make: (deps: DataDeps) => Promise<unknown>) => {
    const { deps, calls } = setUp(() => ({ code: 20000, data: {} }));
    await make(deps);
    return calls[0]?.headers;
  };

  test('REST calls of the shell carry the bearer token in the default flavour', async () => {
    const both = { token: 't1', Authorization: 'Bearer t1' };
    for (const operation of [shellCalls.notices, shellCalls.profile, shellCalls.saveProfile])
      expect(await headersOf((deps) => callOperation(deps, operation))).toEqual(both);
  });

  test('register, sendCode and login never carry a token, also when there is one', async () => {
    for (const operation of [platformCalls.login, platformCalls.register, platformCalls.sendCode])
      expect(await headersOf((deps) => callOperation(deps, operation))).toBeUndefined();
  });

  test('the platform’s record carries the token where there is one; files and the editor the bearer, too', async () => {
    expect(await headersOf((deps) => callOperation(deps, platformCalls.platformInfo))).toEqual({
      token: 't1',
    });
    for (const operation of [fileCalls.upload, fileCalls.download, platformCalls.editorConfig])
      expect(await headersOf((deps) => callOperation(deps, operation))).toHaveProperty(
        'Authorization',
        'Bearer t1',
      );
  });
});

test('the id is in the path in the place of its parameter, ids of many joined with commas', async () => {
  const { deps, calls } = setUp(() => ({ code: 200 }));
  await callOperation(deps, posts.operations.remove, { id: '3,4' });
  await callOperation(deps, platformCalls.dictionary, { id: 'a/b' });
  expect(calls.map(({ path }) => path)).toEqual(['/system/post/3,4', '/system/dict/data/type/a%2Fb']);
});

test.each([
  ['customer:store:import', 300_000],
  ['customer:store:edit', undefined],
  [undefined, undefined],
])('[CALL-4] a call that needs %s waits %s ms for its answer', async (permission, answerTimeout) => {
  const { deps, calls } = setUp(() => ({ code: 20000, data: null }));
  await callOperation(deps, { method: 'POST', path: '/x', given: false, permission }, {});
  expect(calls[0]?.options?.answerTimeout).toBe(answerTimeout);
});

describe('[CODE-2] a message that brings data', () => {
  const operation = call('/ssystem-api/api/x');
  const about = (code: number) => ({ code, msg: '部分操作没有成功', data: { done: [3] } });

  test.each([40301, 44444])('a write answered %i rejects, and its message is shown once', async (code) => {
    const { deps, shown } = setUp(() => about(code));
    await expect(callOperation(deps, operation, { body: { id: 3 } })).rejects.toMatchObject({
      message: '部分操作没有成功',
      reason: { kind: 'refused', code, data: { done: [3] } },
      shown: true,
    });
    expect(shown).toEqual(['error: 部分操作没有成功']);
  });

  test.each([
    ['a proof', shellCalls.unlock, { writes: false }],
    ['a registration', platformCalls.register, {}],
  ])('%s that is answered 40301 with data rejects', async (_name, asked, options) => {
    const { deps } = setUp(() => about(40301));
    await expect(callOperation(deps, asked, { body: {}, options })).rejects.toThrow('部分操作没有成功');
  });

  test('a quiet write leaves the message to its caller', async () => {
    const { deps, shown } = setUp(() => about(44444));
    await expect(callOperation(deps, operation, { options: { quiet: true } })).rejects.toMatchObject({
      message: '部分操作没有成功',
      shown: false,
    });
    expect(shown).toEqual([]);
  });

  test('a caller that reads what was done in part gets 44444 with its data, and nothing else', async () => {
    const options = { allowPartial: true };
    const answered = (response: object) => callOperation(setUp(() => response).deps, operation, { options });
    expect((await answered(about(44444))).data).toEqual({ done: [3] });
    await expect(answered({ ...about(44444), data: null })).rejects.toThrow('部分操作没有成功');
    await expect(answered(about(40301))).rejects.toThrow('部分操作没有成功');
  });

  test('a reading gets the data', async () => {
    const { deps } = setUp(() => about(40301));
    const read = callOperation(deps, operation, { options: { allowRepeat: true } });
    expect((await read).data).toEqual({ done: [3] });
  });
});

test.each([
  [true, toolEndpoints['tool/gen'].operations.sync],
  [true, toolEndpoints['tool/gen'].operations.codeToPath],
  [true, monitorEndpoints['monitor/logininfor'].operations.unlock],
  [false, posts.operations.one],
])('whether a GET changes something (%s) goes with its operation', async (writes, operation) => {
  const { deps, calls } = setUp(() => ({ code: 200 }));
  await callOperation(deps, operation, { id: 3 });
  expect(calls.map(isWrite)).toEqual([writes]);
});
