import { expect, test } from 'vitest';
import { siteFields } from '@/resources/customer/site/siteFields';
import { websiteFields } from '@/resources/show/website/websiteFields';
import { settingsFields } from '@/resources/system/setup/settingsFields';
import { erase, fieldsOn } from '@/src/crud/defineResource';
import { identifierOf } from '@/src/lib/plainText';
import { allSubjects } from '@/src/testing/subject';

test('texts that programs read are entered in half width', async () => {
  const forms = [
    ...(await allSubjects()).map(({ name, resource }) => ({ name, fields: fieldsOn(resource, 'create') })),
    { name: 'customer/site', fields: erase(siteFields) },
    { name: 'show/website', fields: websiteFields },
    { name: 'system/setup', fields: settingsFields('') },
  ];
  const entered = forms.flatMap(({ name, fields }) =>
    fields.filter(({ read }) => read === identifierOf).map((field) => `${name} ${field.name}`),
  );
  expect(entered.toSorted()).toEqual([
    'customer/app code',
    'customer/site icp',
    'customer/store email',
    'customer/store username',
    'finance/invoices email',
    'operations/system-updates version',
    'show/website email',
    'show/website icp',
    'system/config configKey',
    'system/dept email',
    'system/dict dictType',
    'system/hot-update minVersion',
    'system/hot-update version',
    'system/menu perms',
    'system/organization code',
    'system/post postCode',
    'system/role roleKey',
    'system/setup icp',
    'system/user email',
    'system/user userName',
  ]);
});
