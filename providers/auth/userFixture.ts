import type { User } from './user';

/** A made-up member of staff, for tests. */
export function someUser(about: Partial<User> = {}): User {
  return {
    id: 1,
    name: 'admin',
    realName: '林知远',
    avatar: '',
    mobile: '19900000001',
    roleId: 1,
    roles: ['admin'],
    storeId: 1,
    diagnosis: true,
    ...about,
  };
}
