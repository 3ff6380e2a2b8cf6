import { expect, test } from 'vitest';
import { pipeline, withToken } from '@/providers/http/client';
import { responding } from '@/providers/http/scriptedSend';
import { homeReads } from '../home/homeCalls';
import { readProfile, saveProfile } from './profileCalls';

test('[CALL-2] the REST calls of home and profile carry the bearer token in the default flavour', async () => {
  const { send: transport, calls } = responding({ code: 200, msg: '', rows: [], total: 0, data: {} });
  const send = pipeline([withToken(() => 't1')], transport);
  await readProfile(send);
  await saveProfile({ send }, { nickName: '一' });
  await homeReads.notices(send);
  expect(calls.map(({ path }) => path)).toEqual([
    '/system/user/profile',
    '/system/user/profile',
    '/system/notice/list',
  ]);
  for (const { headers } of calls) expect(headers).toEqual({ token: 't1', Authorization: 'Bearer t1' });
});
