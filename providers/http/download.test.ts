import { expect, test } from 'vitest';
import { pipeline } from './client';
import { fetchFile } from './download';
import type { Call } from './request';
import { codePolicy } from './responseCodes';
import { failing, listening, responding } from './scriptedSend';

const call: Call = { method: 'GET', path: '/dev-api/common/download', query: { fileName: 'a.csv' } };

/** The outcome of a download whose call is answered by the transport. */
async function outcome(transport = responding(new Blob(['bytes']))) {
  const { shown, notify } = listening();
  const send = pipeline([codePolicy({ notify, onExpired: () => {} })], transport.send);
  const settled = await fetchFile({ send }, call, 'fallback.csv').then(
    (file) => ({ file, error: undefined }),
    (error: unknown) => ({ file: undefined, error }),
  );
  return { shown, calls: transport.calls, ...settled };
}

const jsonBlob = (value: unknown) =>
  responding(
    new Blob([typeof value === 'string' ? value : JSON.stringify(value)], { type: 'application/json' }),
  );

test('[FILE-4] the name comes from the header download-filename, decoded', async () => {
  const headers = { 'download-filename': encodeURIComponent('机构列表.csv') };
  const { file, shown, calls } = await outcome(responding(new Blob(['bytes']), { headers }));
  expect(file?.name).toBe('机构列表.csv');
  expect(await file?.blob.text()).toBe('bytes');
  expect(shown).toEqual([]);
  expect(calls[0]?.options).toMatchObject({ responseType: 'blob', bearer: true });
});

test('the file without the header keeps the known name; a malformed one stays as it is', async () => {
  expect((await outcome()).file?.name).toBe('fallback.csv');
  const headers = { 'download-filename': '100%.csv' };
  expect((await outcome(responding(new Blob(['']), { headers }))).file?.name).toBe('100%.csv');
});

test.each([
  [{ code: 500, msg: '服务器忙' }, 'error: 服务器忙'],
  [{ code: 403, msg: '' }, 'notification: 当前操作没有权限'],
  [{ code: 40000, msg: '没有可导出的数据' }, 'error: 没有可导出的数据'],
  [{ code: '40000' }, 'error: 系统未知错误，请反馈给管理员'],
  [{ code: 40301, msg: '无权导出', data: {} }, 'error: 无权导出'],
])(
  '[FILE-4] the JSON answer %o in the place of a file is refused in the server’s own words: %s',
  async (body, text) => {
    const { shown, error, file } = await outcome(jsonBlob(body));
    expect(file).toBeUndefined();
    expect(shown).toEqual([text]);
    expect(error).toMatchObject({ reason: { kind: 'refused' }, shown: true });
  },
);

test.each([{ kind: 'network' }, { kind: 'timeout' }, { kind: 'status', status: 500 }] as const)(
  '[FILE-4] a failed download is shown once: %o',
  async (reason) => {
    const { shown, error } = await outcome(failing(reason));
    expect(shown).toEqual(['error: 下载文件出现错误，请联系管理员！']);
    expect(error).toMatchObject({ reason, shown: true });
  },
);

test('[FILE-4] a success that brings no file is a failed download', async () => {
  const { shown, error } = await outcome(jsonBlob({ code: 200, msg: '操作成功' }));
  expect(shown).toEqual(['error: 下载文件出现错误，请联系管理员！']);
  expect(error).toMatchObject({ reason: { kind: 'layout' } });
});

test('a cancelled download and an expired session show nothing', async () => {
  expect((await outcome(failing({ kind: 'cancelled' }))).shown).toEqual([]);
  expect((await outcome(failing({ kind: 'expired', code: 401 }))).shown).toEqual([]);
});
