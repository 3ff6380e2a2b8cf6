import { afterAll, expect, test } from 'vitest';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import { startTestServer, stopTestServer } from './testServer';

afterAll(stopTestServer);

const ask = async (path: string, token = '') =>
  (await fetch(`http://localhost${path}`, { method: 'POST', headers: { token }, body: '{}' })).json();

test('every request of a Node test is answered by the mock server that was started last', async () => {
  const first = await startTestServer();
  const token = await first.signIn('admin');
  expect(await ask(platformCalls.ruleList.path, token)).toMatchObject({ code: 20000 });
  const second = await startTestServer();
  expect(await ask(platformCalls.ruleList.path, token)).toMatchObject({ code: 401 });
  expect(second.requests.all()).toHaveLength(1);
  expect(first.requests.all()).toHaveLength(1);
});

test('signing in as an unknown account fails by name', async () => {
  const mockServer = await startTestServer();
  await expect(mockServer.signIn('nobody')).rejects.toThrow('Nobody has the account "nobody"');
});

test('an account is limited to some permissions, as far as the menu grants them', async () => {
  const mockServer = await startTestServer();
  await mockServer.allowOnly('yunying', ['customer:store:show', 'system:dict:list']);
  const token = await mockServer.signIn('yunying');
  expect(await ask(platformCalls.ruleList.path, token)).toMatchObject({
    data: { permissions: ['customer:store:show', 'system:dict:list'] },
  });
  await expect(mockServer.allowOnly('yunying', ['customer:store:fly'])).rejects.toThrow(
    'No entry of the menu grants customer:store:fly',
  );
});
