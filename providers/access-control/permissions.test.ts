import { describe, expect, test } from 'vitest';
import {
  canCall,
  createCan,
  type Grants,
  hasAllPermissions,
  hasAllRoles,
  hasAnyPermission,
  hasAnyRole,
  hasPermission,
  hasRole,
} from './permissions';

const staff: Grants = { permissions: ['store:list', 'store:edit'], roles: ['operator', 'editor'] };
const admin: Grants = { permissions: [], roles: ['admin'] };
const wildcard: Grants = { permissions: ['*:*:*'], roles: [] };

describe('[PERM-1] permissions', () => {
  test.each([
    ['one held', hasPermission(staff, 'store:list'), true],
    ['one not held', hasPermission(staff, 'store:delete'), false],
    ['a beginning is not enough', hasPermission(staff, 'store'), false],
    ['any, one held', hasAnyPermission(staff, ['store:delete', 'store:edit']), true],
    ['any, none held', hasAnyPermission(staff, ['store:delete', 'store:export']), false],
    ['all held', hasAllPermissions(staff, ['store:list', 'store:edit']), true],
    ['all, one missing', hasAllPermissions(staff, ['store:list', 'store:delete']), false],
  ])('%s', (_, response, expected) => expect(response).toBe(expected));
});

describe('[PERM-1] roles', () => {
  test.each([
    ['one', hasRole(staff, 'editor'), true],
    ['not in it', hasRole(staff, 'finance'), false],
    ['any', hasAnyRole(staff, ['finance', 'editor']), true],
    ['any, none', hasAnyRole(staff, ['finance', 'expert']), false],
    ['all', hasAllRoles(staff, ['operator', 'editor']), true],
    ['all, one missing', hasAllRoles(staff, ['operator', 'finance']), false],
  ])('%s', (_, response, expected) => expect(response).toBe(expected));
});

describe('[PERM-2] *:*:* passes every permission check, admin every role check, and neither the other’s', () => {
  test.each([
    ['wildcard, one', hasPermission(wildcard, 'store:delete'), true],
    ['wildcard, any', hasAnyPermission(wildcard, ['a', 'b']), true],
    ['wildcard, all', hasAllPermissions(wildcard, ['a', 'b']), true],
    ['wildcard, role', hasRole(wildcard, 'editor'), false],
    ['admin, one', hasRole(admin, 'editor'), true],
    ['admin, any', hasAnyRole(admin, ['a', 'b']), true],
    ['admin, all', hasAllRoles(admin, ['a', 'b']), true],
    ['admin, permission', hasPermission(admin, 'store:list'), false],
  ])('%s', (_, response, expected) => expect(response).toBe(expected));
});

describe('[PERM-1] a permission with stars grants what it covers, as RuoYi has it', () => {
  test.each([
    ['system:user:*', 'system:user:add', true],
    ['system:user:*', 'system:users:add', false],
    ['system:*', 'system:user:add', true],
    ['*:user:*', 'system:user:add', true],
    ['*:list', 'system:user:list', true],
    ['*:list', 'system:user:add', false],
    ['system:*:list', 'system:user:list', true],
    ['system:*:list', 'system:list', false],
    ['*', 'system:user:add', true],
    ['system:user:add', 'system:user:*', false],
  ])('%s, asked for %s: %s', (held, needed, granted) => {
    expect(hasPermission({ permissions: [held], roles: [] }, needed)).toBe(granted);
    expect(hasRole({ permissions: [held], roles: [held] }, needed)).toBe(false);
  });
});

describe('[PERM-1] a call with several permissions', () => {
  const call = { permission: 'post:show', orPermissions: ['post:edit', 'post:copy'] };
  test.each([
    ['its own', call, 'post:show', true],
    ['one of the others', call, 'post:copy', true],
    ['none of them', call, 'post:list', false],
    ['none needed', {}, 'post:list', true],
    ['no such call', undefined, 'post:list', false],
  ])('%s', (_, operation, held, expected) =>
    expect(canCall(operation, (permission) => permission === held)).toBe(expected),
  );
});

describe('[PERM-1] a record that is read again before it is saved', () => {
  const one = { permission: 'post:show', formPermission: 'post:edit' };
  test.each([
    ['may be read by whoever sees it', one, 'post:show', true],
    ['may be read by whoever changes it alone', one, 'post:edit', true],
    ['may be read by nobody else', one, 'post:list', false],
    ['may be read by anybody where nothing is needed', {}, 'post:list', true],
    ['is not read where there is no call', undefined, 'post:edit', false],
  ])('%s', (_, operation, held, expected) => {
    const can = createCan({ permissions: [held], roles: [] });
    expect(can({ forForm: operation })).toBe(expected);
    expect(canCall(operation, (permission) => permission === held)).toBe(expected && held !== 'post:edit');
  });
});

describe('[VAL-3] a check that names nothing throws, whoever asks', () => {
  test.each([
    ['one permission', () => hasPermission(wildcard, ''), '请设置操作权限标签值'],
    ['any permission', () => hasAnyPermission(wildcard, []), '请设置操作权限标签值'],
    ['all permissions', () => hasAllPermissions(staff, []), '请设置操作权限标签值'],
    ['one role', () => hasRole(admin, ''), '请设置角色权限标签值'],
    ['any role', () => hasAnyRole(staff, []), '请设置角色权限标签值'],
    ['all roles', () => hasAllRoles(admin, []), '请设置角色权限标签值'],
  ])('%s', (_, check, message) => expect(check).toThrow(message));
});
