import { expect, test } from 'vitest';
import { createCan } from '@/providers/access-control/permissions';
import { allEndpoints } from '@/resources';
import { opensUse } from '@/resources/upload/image/opensUse';
import { addressOfRecord } from '@/src/crud/recordAddress';

const reader = (...held: string[]) => ({
  endpointsOf: (name: string) => {
    const found = allEndpoints[name];
    if (!found) throw new Error(name);
    return found;
  },
  can: createCan({ permissions: held, roles: [] }),
});

test.each([
  ['customer/store', 'customer:store:show customer:store:list', '/customer/list/show/2'],
  ['expert/student', 'expert:filling:list', '/expert/filling/student?userId=2'],
  ['expert/filling', 'expert:filling:list', '/expert/filling/student?userId=2'],
  ['expert/order', 'expert:order:list', '/expert/order/show/2'],
  ['system/role', 'system:role:query system:role:list', '/system/role/show/2'],
])(
  '[PERM-3] the name of a record of %s leads persons with %s to %s, nobody with less',
  (name, permissions, address) => {
    const held = permissions.split(' ');
    expect(addressOfRecord(reader(...held), name, 2)).toBe(address);
    for (const one of held)
      expect(addressOfRecord(reader(...held.filter((other) => other !== one)), name, 2)).toBeUndefined();
  },
);

test('resources without a page and unknown resources have no address', () => {
  expect(addressOfRecord(reader('system:role:edit'), 'system/role/user', 2)).toBeUndefined();
  expect(addressOfRecord(reader(), 'no/such', 2)).toBeUndefined();
  expect(addressOfRecord(reader(), '', 2)).toBeUndefined();
});

test.each([
  ['/upload/title/show/1', 'upload:title:list upload:title:show'],
  ['/show/link/edit/2', 'show:link:list show:link:edit'],
  ['/show/website/edit/2', 'show:website:list show:website:edit'],
  ['/show/website', 'show:website:list'],
  ['/customer/list/show/5', 'customer:store:list customer:store:show'],
  ['/customer/site', 'customer:site:list'],
  ['/operations/service/show/1', 'operations:service:list operations:service:show'],
])(
  '[U2] the use of a picture at %s is a link for persons with %s, for nobody with less',
  (path, permissions) => {
    const held = permissions.split(' ');
    expect(opensUse(reader(...held), path)).toBe(true);
    for (const one of held)
      expect(opensUse(reader(...held.filter((other) => other !== one)), path)).toBe(false);
  },
);

test('[U2] a use at an address of no resource is no link', () => {
  expect(opensUse(reader('show:link:list'), '/no/such/show/1')).toBe(false);
});
