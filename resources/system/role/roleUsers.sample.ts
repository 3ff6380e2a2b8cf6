import type { Sample } from '@/src/testing/sample';

/** The finance people, behind an address that no entry of the menu opens. */
export const sample: Sample = {
  resource: 'system/role/user',
  place: { path: '/system/role-auth/user/:roleId', params: { roleId: '5' } },
};
