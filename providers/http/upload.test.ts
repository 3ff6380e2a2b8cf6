import { expect, test } from 'vitest';
import { fetchUploadCredentials, uploadDirectly } from './directUpload';
import type { Call } from './request';
import { responding } from './scriptedSend';
import { uploadFile, uploadImage } from './upload';

const image = new File(['pixels'], '校徽.PNG', { type: 'image/png' });

function fieldsOf(call: Call | undefined) {
  if (!(call?.body instanceof FormData)) throw new Error('The body is no form data');
  return Object.fromEntries(call.body);
}

test('[FILE-1] an image travels with its extension and the institution; the answer is its address', async () => {
  const { send, calls } = responding({ code: 20000, msg: '', data: { url: '/u/1.png' } });
  expect(await uploadImage(send, { image, storeId: 7 })).toEqual({ url: '/u/1.png' });
  expect(calls[0]).toMatchObject({ method: 'POST', path: '/ssystem-api/api/systerm/imageUpload' });
  expect(fieldsOf(calls[0])).toEqual({ type: 'png', image, storeId: '7' });
});

test('[FILE-2] a file travels with the bearer token; the answer is its name and address', async () => {
  const { send, calls } = responding({
    code: 200,
    msg: '',
    fileName: '/profile/a.png',
    url: 'http://h/a.png',
  });
  expect(await uploadFile(send, image)).toEqual({ fileName: '/profile/a.png', url: 'http://h/a.png' });
  expect(calls[0]).toMatchObject({ path: '/dev-api/common/upload', options: { bearer: true } });
  expect(fieldsOf(calls[0])).toEqual({ file: image });
});

test('[FILE-3] the first item of Store/getToken goes with the file to its host, without our token', async () => {
  const credentials = { host: 'https://storage.example/', key: 'a/1.png', policy: 'p', expire: 60 };
  const server = responding({ code: 20000, msg: '', data: [credentials, { host: 'other' }] });
  const host = responding('');
  const allowed = await fetchUploadCredentials(server.send);
  expect(await uploadDirectly(host.send, allowed, image)).toEqual({ key: 'a/1.png' });
  expect(server.calls[0]?.path).toBe('/ssystem-api/api/Store/getToken');
  expect(host.calls[0]).toMatchObject({ path: 'https://storage.example/', options: { foreign: true } });
  expect(Object.entries(fieldsOf(host.calls[0]))).toEqual([
    ['key', 'a/1.png'],
    ['policy', 'p'],
    ['expire', '60'],
    ['file', image],
  ]);
});

test.each([
  ['image', (send: Parameters<typeof uploadFile>[0]) => uploadImage(send, { image, storeId: 1 })],
  ['file', (send: Parameters<typeof uploadFile>[0]) => uploadFile(send, image)],
  ['credentials', fetchUploadCredentials],
])('an answer without the %s is refused with an error that names the call', async (_what, ask) => {
  const { send } = responding({ code: 200, msg: '', data: [] });
  await expect(ask(send)).rejects.toMatchObject({ reason: { kind: 'layout' } });
});
