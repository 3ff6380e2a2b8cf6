import { expect, test } from 'vitest';
import { customerEndpoints } from '@/resources/customer/endpoints';
import { managementEndpoints } from '@/resources/management/endpoints';
import { recycleTable } from '../management/recycleTable';
import { found } from '../responses';
import { accountTable } from '../system/accountTable';
import { createTestClient } from '../testClient';
import { dayLength } from '../time';
import { customerRoleTable } from './customerRoleTable';
import { domainTable } from './domainTable';
import { storeMenuTable } from './storeMenuTable';
import { storeTable } from './storeTable';

const { remove } = customerEndpoints['customer/store'].operations;
const { add } = customerEndpoints['customer/domain'].operations;
const { purge, counts } = managementEndpoints['management/recycle-bin'].operations;

/** An institution without money or branches. */
const id = 9;

/** The institution in the bin, and a call that binds its domain to another one. */
async function setUp() {
  const client = createTestClient();
  const { as, mockServer } = client;
  const admin = await as('admin');
  const stores = await mockServer.table(storeTable);
  await stores.put({ ...found(stores.get(id)), status: 0 });
  await admin.post(remove.path, { id: String(id) });
  const domains = await mockServer.table(domainTable);
  const { domain } = domains.find(({ storeId }) => storeId === id) ?? expect.unreachable();
  const bind = () => admin.post(add.path, { storeId: 2, domain, type: 1, isMain: 0 });
  return { ...client, admin, stores, domains, bind };
}

test('[G5] an institution deleted for good takes its accounts, roles and domains with it', async () => {
  const { admin, mockServer, domains, bind } = await setUp();
  expect((await bind()).code).toBe(40000);
  const kept = (await mockServer.table(recycleTable)).find(({ bizId }) => bizId === id);
  expect(await admin.post(purge.path, { id: kept?.id, password: 'admin123' })).toMatchObject({ code: 20000 });
  expect(await bind()).toMatchObject({ code: 20000 });
  const [accounts, roles] = [await mockServer.table(accountTable), await mockServer.table(customerRoleTable)];
  const left = [...accounts.all(), ...roles.all(), ...domains.all()];
  expect(left.filter(({ storeId }) => storeId === id)).toEqual([]);
  expect((await mockServer.table(storeMenuTable)).get(id)).toBe(undefined);
});

test('[G5] an institution goes for good with its time in the bin', async () => {
  const { admin, mockServer, clock, stores, bind } = await setUp();
  clock.now += 30 * dayLength;
  expect((await admin.post(counts.path)).data).toEqual({ all: 0 });
  expect(stores.get(id)).toBeUndefined();
  expect((await mockServer.table(accountTable)).find(({ storeId }) => storeId === id)).toBeUndefined();
  expect((await mockServer.table(recycleTable)).find(({ bizId }) => bizId === id)).toBeUndefined();
  expect(await bind()).toMatchObject({ code: 20000 });
});
