import { expect, test } from 'vitest';
import { RequestError } from '@/providers/http/errors';
import type { Call, RawResponse, Send } from '@/providers/http/request';
import { createPlatform } from './platform';

/** A server that answers by the path's last part; other calls fail. */
function serverWith(responses: Record<string, unknown>) {
  const calls: Call[] = [];
  const send: Send = async (call): Promise<RawResponse> => {
    calls.push(call);
    const data = responses[call.path.split('/').at(-1) ?? ''];
    if (data === undefined) {
      throw new RequestError('后端接口连接异常', { reason: { kind: 'network' }, call: call.path });
    }
    return { status: 200, headers: {}, body: { code: 20000, msg: '', data } };
  };
  return { send, calls };
}

test('[LAY-11] platform record and language pack are read without a token and without telling anybody', async () => {
  const { send, calls } = serverWith({
    platformInfo: { title: '志愿通·管理后台', favicon: '/f.png', logo: '/l.png', smalllogo: '/s.png' },
    LanguagePack: { lang: 'zh-CN', version: '1', pack: { 'app.name': '升学帮' } },
  });
  const platform = createPlatform(send);
  await platform.load();
  expect(platform.get()).toEqual({
    info: {
      ...{ title: '志愿通·管理后台', favicon: '/f.png', logo: '/l.png', smalllogo: '/s.png' },
      ...{ hotline: '', copyright: '', icp: '', registerOpen: true },
    },
    pack: { 'app.name': '升学帮' },
  });
  expect(calls.every(({ options }) => options?.anonymous && options.quiet)).toBe(true);
});

test('[LAY-11] an unreachable record or pack leaves the built-in one', async () => {
  const platform = createPlatform(serverWith({}).send);
  await platform.load();
  expect(platform.get().info.title).toBe('高考志愿填报管理系统');
  expect(platform.get().pack).toEqual({});
});

test('[LAY-11] [WID-6] icon and logos are shown from where the deployment keeps pictures; one that is missing stays so', async () => {
  const { send } = serverWith({ platformInfo: { favicon: '/f.png', logo: 'l.png' }, LanguagePack: {} });
  const platform = createPlatform(send, (stored) => `https://cdn.example.com#${stored}`);
  await platform.load();
  expect(platform.get().info).toMatchObject({
    favicon: 'https://cdn.example.com#/f.png',
    logo: 'https://cdn.example.com#l.png',
    smalllogo: '',
  });
});

test('[H8] the platform record alone is read again after its change', async () => {
  const responses: Record<string, unknown> = { platformInfo: { title: '旧名' }, LanguagePack: {} };
  const { send, calls } = serverWith(responses);
  const platform = createPlatform(send);
  await platform.load();
  responses.platformInfo = { title: '新名' };
  await platform.reloadInfo();
  expect(platform.get().info.title).toBe('新名');
  expect(calls.map(({ path }) => path.split('/').at(-1))).toEqual([
    'platformInfo',
    'LanguagePack',
    'platformInfo',
  ]);
  responses.platformInfo = undefined;
  await platform.reloadInfo();
  expect(platform.get().info.title).toBe('新名');
});

test('[LAY-11] a failed read does not keep the other from arriving', async () => {
  const platform = createPlatform(serverWith({ LanguagePack: { 'app.name': '升学帮' } }).send);
  let told = 0;
  platform.subscribe(() => {
    told += 1;
  });
  await platform.load();
  expect(platform.get().pack).toEqual({ 'app.name': '升学帮' });
  expect(platform.get().info.title).toBe('升学帮');
  expect(told).toBe(1);
});
