import { expect, test } from 'vitest';
import { fieldsOn } from '@/src/crud/defineResource';
import { identifierOf } from '@/src/lib/plainText';
import { allSubjects } from '@/src/testing/subject';

test('names that programs compare are entered in half width', async () => {
  const entered = (await allSubjects()).flatMap(({ name, resource }) =>
    fieldsOn(resource, 'create')
      .filter(({ read }) => read === identifierOf)
      .map((field) => `${name} ${field.name}`),
  );
  expect(entered.toSorted()).toEqual([
    'customer/app code',
    'customer/store username',
    'operations/system-updates version',
    'system/config configKey',
    'system/dict dictType',
    'system/hot-update minVersion',
    'system/hot-update version',
    'system/menu perms',
    'system/organization code',
    'system/post postCode',
    'system/role roleKey',
    'system/user userName',
  ]);
});
