import { expect, test } from 'vitest';
import { userOf } from '@/providers/auth/sessionState';
import { someUser } from '@/providers/auth/userFixture';
import { RequestError } from '@/providers/http/errors';
import { currentMobile } from './currentMobile';
import { signedInServices } from './testServices';

const user = someUser({ mobile: '19900000001' });

test('a number that somebody else has changed is read, and the session takes it over', async () => {
  const { services } = await signedInServices(user, [], { profile: () => ({ phonenumber: '19900000002' }) });
  expect(await currentMobile(services, user)).toBe('19900000002');
  expect(userOf(services.session.get())).toEqual({ ...user, mobile: '19900000002' });
});

test('a number that cannot be read is the session’s', async () => {
  const { services } = await signedInServices(user);
  expect(await currentMobile(services, user)).toBe('19900000001');
});

test('[SESS-5] nothing is done for the next person with the number of one who has gone', async () => {
  const profile = () => {
    throw new RequestError('请求已取消', { reason: { kind: 'cancelled' }, call: 'GET /system/user/profile' });
  };
  const { services } = await signedInServices(user, [], { profile });
  await expect(currentMobile(services, user)).rejects.toThrow('请求已取消');
});
