import { expect, test } from 'vitest';
import { sameId } from '@/src/lib/recordId';
import { parseLoginResponse, parseUser } from './loginResponse';

const data = {
  token: 't-1',
  id: 1,
  name: 'admin',
  realName: '林知远',
  avatar: '/a.png',
  mobile: '19900000001',
  roleId: 1,
  roles: ['admin'],
  storeId: 1,
  diagnosis: 1,
};
const { token, ...member } = data;
const user = { ...member, diagnosis: true };

test('[SESS-1] the sign-in answer brings the token and the user data', () => {
  expect(parseLoginResponse(data)).toEqual({ token: 't-1', user });
  expect(parseLoginResponse({ token, user: member })).toEqual({ token: 't-1', user });
});

test('[SESS-4] a person without a role has ROLE_DEFAULT', () => {
  expect(parseUser({ ...member, roles: [] })?.roles).toEqual(['ROLE_DEFAULT']);
  expect(parseUser({ id: 5, name: 'xinren' })).toMatchObject({ roles: ['ROLE_DEFAULT'], realName: 'xinren' });
});

test.each([null, 'text', [], {}, { token: 't' }, { ...data, token: '' }, { token: 't', id: '' }])(
  '%j gives no sign-in',
  (value) => {
    expect(parseLoginResponse(value)).toBeUndefined();
  },
);

test('the stored user data reads as it was written', () => {
  expect(parseUser(JSON.parse(JSON.stringify(user)))).toEqual(user);
});

test('two users whose ids differ in the last digit are two users', () => {
  const [one, other] = ['1234567890123456789', '1234567890123456788'];
  expect(parseUser({ ...member, id: one, roleId: other, storeId: one })).toMatchObject({
    id: one,
    roleId: other,
    storeId: one,
  });
  expect(sameId(parseUser({ ...member, id: one })?.id, parseUser({ ...member, id: other })?.id)).toBe(false);
});

test.each([[1], ['1'], [true], ['true']])('the diagnosis flag may come as %j', (diagnosis) => {
  expect(parseUser({ ...member, diagnosis })?.diagnosis).toBe(true);
});

test.each([[0], ['0'], [false], ['false'], [undefined]])('the diagnosis flag is off as %j', (diagnosis) => {
  expect(parseUser({ ...member, diagnosis })?.diagnosis).toBe(false);
});
