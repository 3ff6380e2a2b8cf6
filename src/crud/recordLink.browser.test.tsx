import { expect, test } from 'vitest';
import { stores } from '@/resources/customer/store/stores';
import { listPage } from '@/src/testing/listPage';
import { openView } from '@/src/testing/openView';

async function openStores(permissions?: readonly string[]) {
  const visit = await openView(stores, permissions ? { permissions } : {});
  const list = listPage(visit, stores);
  await list.ready();
  return list.row('知行中学升学指导处').first();
}

test('[PERM-3] the manager of an institution leads to the user, and the institution’s name to itself', async () => {
  const row = await openStores();
  const links = row.getByRole('link').elements();
  expect(links.map((link) => link.getAttribute('href')?.replace(/\d+$/, ''))).toEqual([
    '/customer/list/show/',
    '/system/user/show/',
  ]);
});

test('[PERM-3] the manager is plain text to a reader who may not open users', async () => {
  const row = await openStores(['customer:store:list', 'customer:store:show']);
  await expect.element(row.getByRole('link')).toHaveTextContent('知行中学升学指导处');
});
