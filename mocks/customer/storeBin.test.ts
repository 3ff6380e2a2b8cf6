import { expect, test } from 'vitest';
import { customerEndpoints } from '@/resources/customer/endpoints';
import { managementEndpoints } from '@/resources/management/endpoints';
import { recycleTable } from '../management/recycleTable';
import { found } from '../responses';
import { accountTable } from '../system/accountTable';
import { createTestClient } from '../testClient';
import { customerRoleTable } from './customerRoleTable';
import { domainTable } from './domainTable';
import { storeMenuTable } from './storeMenuTable';
import { storeTable } from './storeTable';

const { remove } = customerEndpoints['customer/store'].operations;
const { add } = customerEndpoints['customer/domain'].operations;
const { purge } = managementEndpoints['management/recycle-bin'].operations;

/** An institution without money or branches. */
const id = 9;

test('[G5] an institution deleted for good takes its accounts, roles and domains with it', async () => {
  const { as, mockServer } = createTestClient();
  const admin = await as('admin');
  const stores = await mockServer.table(storeTable);
  await stores.put({ ...found(stores.get(id)), status: 0 });
  await admin.post(remove.path, { id: String(id) });
  const domains = await mockServer.table(domainTable);
  const { domain } = domains.find(({ storeId }) => storeId === id) ?? expect.unreachable();
  const bind = () => admin.post(add.path, { storeId: 2, domain, type: 1 });
  expect((await bind()).code).toBe(40000);
  const kept = (await mockServer.table(recycleTable)).find(({ bizId }) => bizId === id);
  expect(await admin.post(purge.path, { id: kept?.id, password: 'admin123' })).toMatchObject({ code: 20000 });
  expect(await bind()).toMatchObject({ code: 20000 });
  const [accounts, roles] = [await mockServer.table(accountTable), await mockServer.table(customerRoleTable)];
  const left = [...accounts.all(), ...roles.all(), ...domains.all()];
  expect(left.filter(({ storeId }) => storeId === id)).toEqual([]);
  expect((await mockServer.table(storeMenuTable)).get(id)).toBe(undefined);
});
