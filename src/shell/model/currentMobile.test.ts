import { expect, test } from 'vitest';
import { userOf } from '@/providers/auth/sessionState';
import { someUser } from '@/providers/auth/userFixture';
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
