import { expect, test } from 'vitest';
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

test('[SESS-4] who has no role has ROLE_DEFAULT', () => {
  expect(parseUser({ ...member, roles: [] })?.roles).toEqual(['ROLE_DEFAULT']);
  expect(parseUser({ id: 5, name: 'xinren' })).toMatchObject({ roles: ['ROLE_DEFAULT'], realName: 'xinren' });
});

test.each([null, 'text', [], {}, { token: 't' }, { ...data, token: '' }, { token: 't', id: '一' }])(
  'no sign-in comes out of %j',
  (value) => {
    expect(parseLoginResponse(value)).toBeUndefined();
  },
);

test('the stored user data reads as it was written', () => {
  expect(parseUser(JSON.parse(JSON.stringify(user)))).toEqual(user);
});
