import { getResponse } from 'msw';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { fileCalls, platformCalls } from '@/providers/endpoints/platformCalls';
import { createHandlers } from '../handlers';
import { createRouteFinder } from '../routeFinder';
import { routes } from '../routes';
import { signInAs } from '../signInAs';
import { createTestClient } from '../testClient';
import { storagePath } from './storageHost';

const credentials = z
  .object({ data: z.array(z.looseObject({ host: z.literal(storagePath), key: z.string() })) })
  .transform(({ data: [first] }) =>
    Object.fromEntries(Object.entries(first ?? {}).map(([k, v]) => [k, String(v)])),
  );
const name = '名单,终稿🎓.pdf';

async function setUp() {
  const { as, nobody, mockServer, clock } = createTestClient();
  const admin = await as('admin');
  const token = async () =>
    credentials.parse(await admin.post(fileCalls.uploadToken.path, { fileName: name }));
  const send = (fields: Record<string, string>, file?: File, query = '') => {
    const body = new FormData();
    for (const [key, value] of Object.entries(fields)) body.set(key, value);
    if (file) body.set('file', file);
    return nobody.fetch('POST', storagePath + query, body);
  };
  return { mockServer, clock, nobody, token, send };
}

test('[FILE-3] the storage host takes a file with good credentials from any caller, and serves it back', async () => {
  const { nobody, token, send } = await setUp();
  const fields = await token();
  expect((await send(fields, new File(['abc'], name, { type: 'application/pdf' }))).status).toBe(204);
  const file = await nobody.fetch('GET', `/${encodeURI(fields.key ?? '')}`);
  expect([file.headers.get('content-type'), await file.text()]).toEqual(['application/pdf', 'abc']);
});

test('[FILE-3] a tampered policy, another key and old credentials are refused; so is each twentieth token', async () => {
  const { clock, token, send } = await setUp();
  const fields = await token();
  const file = new File(['abc'], name);
  expect((await send({ ...fields, policy: `${fields.policy}A` }, file)).status).toBe(403);
  expect((await send({ ...fields, key: 'profile/storage/x' }, file)).status).toBe(403);
  for (let count = 2; count < 20; count += 1) await token();
  expect((await send(await token(), file)).status).toBe(403);
  clock.now += 2 * 3_600_000;
  expect((await send(fields, file)).status).toBe(403);
});

test('[FILE-3] parts are listed, put together in their order, and refused where too large or missing', async () => {
  const { nobody, token, send } = await setUp();
  const fields = await token();
  const { uploadId } = z
    .object({ uploadId: z.string() })
    .parse(await (await send(fields, undefined, '?uploads=1')).json());
  const part = (number: number, content: BlobPart) =>
    send(fields, new File([content], name), `?uploadId=${uploadId}&partNumber=${number}`);
  expect((await part(2, 'def')).status).toBe(204);
  expect((await send(fields, undefined, `?uploadId=${uploadId}&complete=2`)).status).toBe(400);
  expect((await part(1, new Uint8Array(5 * 1024 * 1024 + 1))).status).toBe(413);
  await part(1, 'abc');
  expect(await (await send(fields, undefined, `?uploadId=${uploadId}&parts=1`)).json()).toEqual({
    parts: [2, 1],
  });
  await send(fields, undefined, `?uploadId=${uploadId}&complete=2`);
  expect(await (await nobody.fetch('GET', `/${encodeURI(fields.key ?? '')}`)).text()).toBe('abcdef');
  expect((await send(fields, undefined, `?uploadId=${uploadId}&parts=1`)).status).toBe(404);
});

test('[CALL-2] downloads and the editor’s configuration want the bearer token', async () => {
  const { mockServer } = createTestClient();
  const handlers = createHandlers(mockServer, createRouteFinder(routes));
  const headers = { token: await signInAs(mockServer, 'admin') };
  for (const { method, path } of [
    fileCalls.download,
    fileCalls.downloadResource,
    platformCalls.editorConfig,
  ]) {
    const response = await getResponse(handlers, new Request(`http://mock${path}`, { method, headers }));
    expect(await response?.json()).toMatchObject({ code: 401 });
  }
});

test('[FILE-2] common/upload wants the bearer token, keeps the file’s name, and refuses what is called fail', async () => {
  const { mockServer } = createTestClient();
  const handlers = createHandlers(mockServer, createRouteFinder(routes));
  const token = await signInAs(mockServer, 'admin');
  const upload = async (file: File, headers: Record<string, string>) => {
    const body = new FormData();
    body.set('file', file);
    const request = new Request(`http://mock${fileCalls.upload.path}`, { method: 'POST', headers, body });
    return (await getResponse(handlers, request))?.json();
  };
  const bearer = { authorization: `Bearer ${token}` };
  expect(await upload(new File(['x'], name), bearer)).toMatchObject({
    code: 200,
    fileName: expect.stringMatching(/^\/profile\/upload\/2026\/06\/20\/名单,终稿🎓_\w+\.pdf$/),
  });
  expect(await upload(new File(['x'], 'a.pdf'), { token })).toMatchObject({ code: 401 });
  expect(await upload(new File(['x'], 'fail.pdf'), bearer)).toMatchObject({ code: 500, msg: '上传文件失败' });
  expect(await upload(new File(['x'], '程序.exe'), bearer)).toMatchObject({
    code: 500,
    msg: expect.stringMatching(/^文件\[程序\.exe\]后缀\[exe\]不正确，请上传\[bmp, .+\]格式$/),
  });
  for (const sent of ['发票.ofd', '更新包.wgt', '名单.csv'])
    expect(await upload(new File(['x'], sent), bearer)).toMatchObject({ code: 200 });
  const longest = `${'长'.repeat(96)}.pdf`;
  expect(await upload(new File(['x'], longest), bearer)).toMatchObject({ originalFilename: longest });
  expect(await upload(new File(['x'], `长${longest}`), bearer)).toMatchObject({
    code: 500,
    msg: '上传的文件名最长100个字符',
  });
});

test('common/uploads keeps several files and answers their paths and names joined with commas', async () => {
  const { mockServer } = createTestClient();
  const handlers = createHandlers(mockServer, createRouteFinder(routes));
  const headers = { authorization: `Bearer ${await signInAs(mockServer, 'admin')}` };
  const upload = async (...names: string[]) => {
    const body = new FormData();
    for (const each of names) body.append('files', new File([each], each));
    const request = new Request('http://mock/common/uploads', { method: 'POST', headers, body });
    return (await getResponse(handlers, request))?.json();
  };
  const both = await upload('a.pdf', 'b.pdf');
  expect(both).toMatchObject({ code: 200, originalFilenames: 'a.pdf,b.pdf', urls: both.fileNames });
  expect(both.fileNames).toMatch(/^\/profile\/upload\/2026\/06\/20\/a_\w+\.pdf,\/profile\/\S+\/b_\w+\.pdf$/);
  const [, second = ''] = both.fileNames.split(',');
  expect(await (await getResponse(handlers, new Request(`http://mock${second}`)))?.text()).toBe('b.pdf');
  expect(await upload('c.pdf')).toMatchObject({ originalFilenames: 'c.pdf' });
  expect(await upload()).toMatchObject({ msg: '请选择要上传的文件' });
});
