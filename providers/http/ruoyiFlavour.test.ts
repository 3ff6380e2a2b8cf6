import { describe, expect, test } from 'vitest';
import { pipeline, withToken } from './client';
import { downloadForm, fetchFile } from './download';
import type { Call, CallOptions } from './request';
import { encodeQuery } from './request';
import { codePolicy } from './responseCodes';
import { ruoyiFlavour } from './ruoyi';
import { failing, listening, responding } from './scriptedSend';

/** A sender with a token over one that records the sent calls; the messages shown, and whether the session ended. */
function over({ send, calls }: ReturnType<typeof responding>) {
  const { shown, notify } = listening();
  const expired: unknown[] = [];
  const policy = codePolicy({ notify, onExpired: (token) => expired.push(token) });
  return {
    send: pipeline([withToken(() => 't1'), policy, ruoyiFlavour], send),
    calls,
    shown,
    expired,
    notify,
  };
}

const get = (path: string, options?: CallOptions): Call => ({
  method: 'GET',
  path,
  ...(options && { options }),
});

describe('requests to a RuoYi server', () => {
  const wire = async (call: Call) => {
    const { send, calls } = over(responding({ code: 200 }));
    await send(call);
    return calls[0];
  };

  test.each(['/system/user/list', '/getRouters', '/common/upload', '/system/notice/listTop'])(
    '%s: the bearer token, and no header of ours that CORS could refuse',
    async (path) => {
      expect((await wire(get(path)))?.headers).toEqual({ Authorization: 'Bearer t1' });
    },
  );

  test('calls of our own family keep their header beside the bearer token: 401 would end the session', async () => {
    expect((await wire(get('/ssystem-api/api/store/list')))?.headers).toEqual({
      Authorization: 'Bearer t1',
      token: 't1',
    });
  });

  test('a call that brings its own bearer token keeps it', async () => {
    const call = { ...get('/getInfo'), headers: { Authorization: 'Bearer new' } };
    expect((await wire(call))?.headers).toEqual({ Authorization: 'Bearer new' });
  });

  test('a foreign host gets neither token nor header', async () => {
    expect((await wire(get('https://cdn.example.com/a', { foreign: true })))?.headers).toBeUndefined();
  });

  test('common files are below the API base, whatever that is', async () => {
    expect((await wire(get('/dev-api/common/download')))?.path).toBe('/common/download');
    expect((await wire(get('/dev-api/api/index/saveSort')))?.path).toBe('/dev-api/api/index/saveSort');
  });

  test('[CALL-3] dates travel in params, brackets percent-encoded; days for most lists, times where a list has them', () => {
    const day = { params: { beginTime: '2026-06-01', endTime: '2026-06-30' } };
    expect(encodeQuery(day)).toBe('params%5BbeginTime%5D=2026-06-01&params%5BendTime%5D=2026-06-30');
    const time = { params: { beginTime: '2026-06-01 00:00:00', endTime: '' } };
    expect(encodeQuery(time)).toBe('params%5BbeginTime%5D=2026-06-01%2000%3A00%3A00');
  });
});

describe('responses of a RuoYi server', () => {
  const bodyOf = async (body: unknown, status = 200) =>
    (await over(responding(body, { status })).send(get('/x'))).body;

  test.each([
    ['no code', { rows: [], total: 0 }, 200],
    ['no code, with the status of a POST in NestJS', { data: { id: 1 } }, 201],
    ['the code 201', { code: 201, data: null }, 201],
    ['null for the code', { code: null }, 200],
  ])('%s is a success', async (_, body, status) => {
    expect(await bodyOf(body, status)).toEqual({ ...body, code: 200 });
  });

  test('a code as text is a code', async () => {
    expect(await bodyOf({ code: '200', msg: '操作成功' })).toMatchObject({ msg: '操作成功' });
    await expect(bodyOf({ code: '500', msg: '岗位名称已存在' })).rejects.toThrow('岗位名称已存在');
  });

  test.each([
    ['the code', responding({ code: 401, msg: '认证失败' })],
    [
      'the status',
      failing({ kind: 'status', status: 401, body: { statusCode: 401, message: 'Unauthorized' } }),
    ],
    ['the status alone', failing({ kind: 'status', status: 401 })],
  ])('[CODE-1] %s 401 ends the session without a message', async (_, scripted) => {
    const { send, shown, expired } = over(scripted);
    await expect(send(get('/system/post/list'))).rejects.toMatchObject({ reason: { kind: 'expired' } });
    expect([shown, expired]).toEqual([[], ['t1']]);
  });

  test('[CODE-1] 401 ends the session where a file was asked for, too', async () => {
    const { send, expired } = over(failing({ kind: 'status', status: 401 }));
    await expect(send(get('/common/download', { responseType: 'blob' }))).rejects.toMatchObject({
      reason: { kind: 'expired' },
    });
    expect(expired).toEqual(['t1']);
  });

  test('a sign-in that is refused by 401 is a refusal', async () => {
    const body = { code: 401, msg: '用户不存在/密码错误' };
    const { send, expired } = over(failing({ kind: 'status', status: 401, body }));
    const asked = send({ method: 'POST', path: '/login', options: { anonymous: true, quiet: true } });
    await expect(asked).rejects.toMatchObject({
      message: '用户不存在/密码错误',
      reason: { kind: 'refused' },
    });
    expect(expired).toEqual([]);
  });

  test('another status with an answer follows that answer', async () => {
    const refused = over(
      failing({ kind: 'status', status: 400, body: { code: 500, msg: '角色名称已存在' } }),
    );
    await expect(refused.send(get('/x'))).rejects.toThrow('角色名称已存在');
    expect(refused.shown).toEqual(['error: 角色名称已存在']);
    const forbidden = over(failing({ kind: 'status', status: 403, body: { message: 'Forbidden' } }));
    await expect(forbidden.send(get('/x'))).rejects.toThrow('当前操作没有权限');
  });

  test.each([
    ['no answer in it', '<html>'],
    ['the word of a success in it', { code: 200 }],
  ])('[CODE-9] another status with %s is a failure of the transport', async (_, body) => {
    const { send, shown } = over(failing({ kind: 'status', status: 502, body }, '系统接口502异常'));
    await expect(send(get('/x'))).rejects.toMatchObject({ reason: { kind: 'status', status: 502 } });
    expect(shown).toEqual(['error: 系统接口502异常']);
  });

  test.each([
    ['with status 200', (blob: Blob) => responding(blob)],
    ['with another status', (body: Blob) => failing({ kind: 'status', status: 400, body })],
  ])('an export that failed says why, %s', async (_, script) => {
    const blob = new Blob([JSON.stringify({ code: 601, msg: '没有可导出的数据' })], {
      type: 'application/json',
    });
    const { send, shown } = over(script(blob));
    await expect(downloadForm({ send }, '/system/post/export', {})).rejects.toThrow('没有可导出的数据');
    expect(shown).toEqual(['warning: 没有可导出的数据']);
  });

  test('a file passes unchanged', async () => {
    const { send } = over(responding(new Blob(['PK'], { type: 'application/vnd.ms-excel' })));
    const call: Call = { method: 'POST', path: '/system/post/export' };
    expect((await fetchFile({ send }, call, 'post.xlsx')).name).toBe('post.xlsx');
  });
});

describe('the session of a request', () => {
  const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
  const own = `${part({ alg: 'HS512' })}.${part({ login_user_key: 's-2', sub: 'admin' })}.x`;
  const rows = [{ tokenId: 's-1' }, { tokenId: 's-2' }];
  const marksOf = async (token: string, listed: unknown = rows) => {
    const { send } = responding({ code: 200, rows: listed, total: 2 });
    const { body } = await pipeline(
      [withToken(() => token), ruoyiFlavour],
      send,
    )(get('/monitor/online/list'));
    return JSON.parse(JSON.stringify(body)).rows;
  };

  test('is the one that the token names', async () => {
    expect(await marksOf(own)).toEqual([
      { tokenId: 's-1', current: false },
      { tokenId: 's-2', current: true },
    ]);
  });

  test.each(['t1', 'a.b.c', 'a.W10.c', `a.${btoa('no json')}.c`])(
    'is unknown for the token %s',
    async (token) => {
      expect(await marksOf(token)).toEqual(rows.map((row) => ({ ...row, current: false })));
    },
  );

  test('is the one that the server names by itself', async () => {
    expect(await marksOf(own, [{ tokenId: 's-1', current: true }])).toEqual([
      { tokenId: 's-1', current: true },
    ]);
  });
});
