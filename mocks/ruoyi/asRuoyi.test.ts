import { getResponse } from 'msw';
import { expect, test } from 'vitest';
import { megabyte } from '@/src/lib/fileSize';
import { isRecord } from '@/src/lib/record';
import type { RuoyiVersion } from '@/src/lib/ruoyiVersions';
import { createHandlers } from '../handlers';
import { createMockServer } from '../mockServer';
import { createRouteFinder } from '../routeFinder';
import { routes } from '../routes';
import { configTable } from '../system/config';
import { noon } from '../testClient';
import { asRuoyi } from './asRuoyi';
import { differentAnswer } from './versions';

type Json = Readonly<Record<string, unknown>>;

/** Starts a RuoYi server of a version, and a signed-in client of it. */
async function serve(version: RuoyiVersion, account = 'admin') {
  const clock = { now: noon };
  const mockServer = createMockServer({ now: () => clock.now });
  const handlers = asRuoyi(createHandlers(mockServer, createRouteFinder(routes)), mockServer, version);
  const configs = await mockServer.table(configTable);
  const captcha = configs.find(({ configKey }) => configKey === 'sys.account.captchaEnabled');
  if (captcha) await configs.put({ ...captcha, configValue: 'false' });

  async function ask(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
    const json = body && { body: JSON.stringify(body) };
    const all = { ...(token && { authorization: `Bearer ${token}` }), ...headers };
    const request = new Request(`http://mock/prod-api${path}`, { method, headers: all, ...json });
    const response = await getResponse(handlers, request);
    const answer: Json = response ? await response.json() : {};
    return { status: response?.status, ...answer } as Json & { status: number };
  }

  /** The answer to any address, of the server or not. */
  const answer = (path: string, init: RequestInit) =>
    getResponse(handlers, new Request(`http://mock${path}`, init));

  let token = '';
  const signedIn = await ask('POST', '/login', { username: account, password: 'admin123' });
  token = String(signedIn.token);
  return { ask, answer, clock, token };
}

const notSupported = (method: string) => ({ code: 500, msg: `Request method '${method}' not supported` });
const done = { code: 200 };

/** Responses of each version to the calls that tell the versions apart. */
const answers: readonly [
  call: string,
  body: object | undefined,
  [v387: Json, v389: Json, v390: Json, v392: Json],
][] = [
  [
    'PUT /system/menu/updateSort',
    { menuIds: '80901', orderNums: '9' },
    [notSupported('PUT'), notSupported('PUT'), notSupported('PUT'), done],
  ],
  ['GET /system/notice/listTop', undefined, [{ code: 500 }, { code: 500 }, { code: 500 }, done]],
  [
    'POST /system/notice/markReadAll?ids=1',
    {},
    [notSupported('POST'), notSupported('POST'), notSupported('POST'), done],
  ],
  [
    'POST /system/notice/markReadAll',
    {},
    [notSupported('POST'), notSupported('POST'), notSupported('POST'), { code: 500, msg: null }],
  ],
  [
    'GET /system/notice/readUsers/list?noticeId=1',
    undefined,
    [{ status: 404 }, { status: 404 }, { status: 404 }, done],
  ],
  ['POST /unlockscreen', { password: 'admin123' }, [{ status: 404 }, { status: 404 }, { status: 404 }, done]],
  [
    'POST /tool/gen/createTable?sql=create%20table%20a(id%20int)',
    {},
    [notSupported('POST'), { code: 200 }, { code: 200 }, { code: 500 }],
  ],
  ['GET /tool/gen/genCode/memo_note', undefined, [done, { code: 500 }, { code: 500 }, { code: 500 }]],
  [
    'PUT /system/user/authRole?userId=2',
    undefined,
    [{ code: 500 }, { code: 500, msg: null }, { code: 500, msg: null }, { code: 500, msg: null }],
  ],
  [
    'PUT /system/user/profile/updatePwd',
    { oldPassword: 'admin123', newPassword: 'other123' },
    [{ code: 500, msg: 'rawPassword cannot be null' }, done, done, done],
  ],
  [
    'PUT /system/user/profile/updatePwd?oldPassword=admin123&newPassword=other123',
    undefined,
    [done, { code: 500 }, { code: 500 }, { code: 500 }],
  ],
];

test.each(answers)('[MOCK] the versions answer %s as they do', async (call, body, expected) => {
  const [method = '', path = ''] = call.split(' ');
  for (const [index, version] of (['3.8.7', '3.8.9', '3.9.0', '3.9.2'] as const).entries()) {
    const { ask } = await serve(version);
    expect([version, await ask(method, path, body)]).toEqual([
      version,
      expect.objectContaining(expected[index]),
    ]);
  }
});

test('[MOCK] [FILE-2] a RuoYi server takes files up to 10 MB', async () => {
  const { answer, token } = await serve('3.9.2');
  const upload = async (bytes: number) => {
    const body = new FormData();
    body.set('file', new File([new Uint8Array(bytes)], 'a.pdf'));
    const headers = { authorization: `Bearer ${token}` };
    return (await answer('/common/upload', { method: 'POST', headers, body }))?.json();
  };
  expect(await upload(10 * megabyte)).toMatchObject(done);
  expect(await upload(10 * megabyte + 1)).toMatchObject({ code: 500, msg: expect.stringContaining('10MB') });
});

test('[MOCK] [FILE-2] a RuoYi server refuses files by their extension, web pages from 3.9 on', async () => {
  const send = async (version: RuoyiVersion, name: string) => {
    const body = { file: new File(['x'], name) };
    return differentAnswer({ method: 'POST', path: '/common/upload', query: {}, body }, version)?.json();
  };
  expect(await send('3.9.2', '发票.ofd')).toMatchObject({
    code: 500,
    msg: expect.stringMatching(/^文件\[发票\.ofd\]后缀\[ofd\]不正确，请上传\[bmp, gif, .+, pdf\]格式$/),
  });
  expect(await send('3.9.2', '说明.PDF')).toBeUndefined();
  expect(await send('3.8.9', '说明.html')).toBeUndefined();
  expect(await send('3.9.0', '说明.html')).toMatchObject({ code: 500 });
});

test('[MOCK] [FILE-2] the limits of 10 MB a file and 20 MB a request hold for each call with files', async () => {
  const send = async (path: string, member: string, ...megabytes: number[]) => {
    const files = megabytes.map((size) => new File([new Uint8Array(size * megabyte)], 'a.pdf'));
    const body = { [member]: files.length > 1 ? files : files[0] };
    return differentAnswer({ method: 'POST', path, query: {}, body }, '3.9.2')?.json();
  };
  const over = (limit: string) => ({ code: 500, msg: expect.stringContaining(`：${limit}！`) });
  expect(await send('/common/uploads', 'files', 10, 9)).toBeUndefined();
  expect(await send('/common/uploads', 'files', 7, 7, 7)).toMatchObject(over('20MB'));
  expect(await send('/common/uploads', 'files', 1, 11)).toMatchObject(over('10MB'));
  expect(await send('/system/user/importData', 'file', 11)).toMatchObject(over('10MB'));
  expect(await send('/system/user/profile/avatar', 'avatarfile', 11)).toMatchObject(over('10MB'));
});

test('[MOCK] the mock answers as itself behind a proxy without the base, and leaves pages alone', async () => {
  const { answer, token } = await serve('3.9.2');
  const at = async (path: string, accept: string) =>
    (await answer(path, { headers: { accept, authorization: `Bearer ${token}` } }))?.json();
  expect(await at('/system/user/list', 'application/json')).toMatchObject(done);
  expect(await at('/ssystem-api/api/store/list', 'application/json')).toMatchObject({ status: 404 });
  for (const path of ['/system/user', '/login', '/index'])
    expect(await at(path, 'text/html')).toBeUndefined();
  expect(await at('/assets/a.js', '*/*')).toBeUndefined();
});

test('[MOCK] the mock knows neither our own family nor our header', async () => {
  const { ask } = await serve('3.9.2');
  for (const path of ['/ssystem-api/api/store/list', '/dev-api/common/upload', '/system/nothing'])
    expect(await ask('POST', path, {})).toMatchObject({ status: 404, error: 'Not Found', path });
  const { ask: asOurs, token } = await serve('3.9.2');
  expect(await asOurs('GET', '/getInfo', undefined, { authorization: '', token })).toMatchObject({
    code: 401,
  });
});

test('[MOCK] answers hold nothing of ours, null for empty texts and ISO times where RuoYi has no format', async () => {
  const { ask } = await serve('3.8.9');
  const rowOf = async (path: string): Promise<Json> => {
    const { rows } = await ask('GET', path);
    const [row] = Array.isArray(rows) ? rows : [];
    return isRecord(row) ? row : {};
  };
  expect(await rowOf('/monitor/online/list')).not.toHaveProperty('current');
  expect(await rowOf('/monitor/operlog/list')).not.toHaveProperty('beforeData');
  expect(await rowOf('/monitor/jobLog/list')).toMatchObject({
    startTime: expect.stringMatching(/T.*\+08:00$/),
  });
  const { data } = await ask('GET', '/system/user/1');
  expect(data).toMatchObject({
    password: expect.stringMatching(/^\$2a\$/),
    loginDate: expect.stringMatching(/T/),
  });
  const { data: newest } = await (await serve('3.9.2')).ask('GET', '/system/user/1');
  expect(newest).not.toHaveProperty('password');
});

test('[MOCK] departments say from 3.8.9 on whether they are disabled; menus have a name from 3.8.8 on', async () => {
  const members = async (version: RuoyiVersion) => {
    const { ask } = await serve(version);
    const first = async (path: string) => {
      const { data } = await ask('GET', path);
      return Array.isArray(data) && isRecord(data[0]) ? Object.keys(data[0]) : [];
    };
    return [
      (await first('/system/user/deptTree')).includes('disabled'),
      (await first('/system/menu/list')).includes('routeName'),
    ];
  };
  expect(await Promise.all((['3.8.7', '3.8.8', '3.8.9'] as const).map(members))).toEqual([
    [false, false],
    [false, true],
    [true, true],
  ]);
});

test('[MOCK] an idle session ends after thirty minutes; use renews it', async () => {
  const minutes = (count: number) => count * 60_000;
  const { ask, clock } = await serve('3.9.0');
  for (let turn = 0; turn < 5; turn += 1) {
    expect(await ask('GET', '/getInfo')).toMatchObject(done);
    clock.now += minutes(20);
  }
  expect(await ask('GET', '/getInfo')).toMatchObject(done);
  clock.now += minutes(31);
  expect(await ask('GET', '/getInfo')).toMatchObject({ code: 401 });
});

test('[MOCK] the menu has only RuoYi’s pages and icons, and the roles cover single rows as well', async () => {
  const { ask } = await serve('3.9.2');
  const text = JSON.stringify((await ask('GET', '/getRouters')).data);
  for (const part of ['tool/build/index', '"peoples"', 'monitor/operlog/index']) expect(text).toContain(part);
  for (const part of ['customer/', 'Outlined', 'system/authority']) expect(text).not.toContain(part);
  const { ask: asSomebody } = await serve('3.9.2', 'yunying');
  expect((await asSomebody('GET', '/system/user/1')).code).not.toBe(200);
});
