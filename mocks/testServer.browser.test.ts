import { afterAll, expect, test } from 'vitest';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import { startTestServer, stopTestServer } from './testServer';

afterAll(stopTestServer);

test('every request of a browser test is answered by the mock server that was started last', async () => {
  const ask = async (token: string) =>
    (await fetch(platformCalls.ruleList.path, { method: 'POST', headers: { token }, body: '{}' })).json();
  const token = await (await startTestServer()).signIn('admin');
  expect(await ask(token)).toMatchObject({ code: 20000, data: { permissions: ['*:*:*'] } });
  const mockServer = await startTestServer({ report: () => {} });
  expect(await ask(token)).toMatchObject({ code: 401 });
  mockServer.faults.inject({ kind: 'network', times: 1 });
  await expect(ask(token)).rejects.toThrow('Failed to fetch');
  expect(mockServer.requests.all()).toHaveLength(2);
});

test('an uploaded image shows in the page', async () => {
  const mockServer = await startTestServer();
  const canvas = new OffscreenCanvas(3, 2);
  canvas.getContext('2d');
  const form = new FormData();
  form.set('image', new File([await canvas.convertToBlob()], 'x.png'));
  form.set('type', 'png');
  form.set('storeId', '1');
  const headers = { token: await mockServer.signIn('admin') };
  const response = await fetch(platformCalls.imageUpload.path, { method: 'POST', headers, body: form });
  const image = new Image();
  image.src = (await response.json()).data.url;
  await image.decode();
  expect([image.naturalWidth, image.naturalHeight]).toEqual([3, 2]);
});
