import { z } from 'zod';
import { customerEndpoints } from '@/resources/customer/endpoints';
import { createResourceClient } from '../resourceTestClient';

const { operations } = customerEndpoints['customer/store'];

/** The least that a new institution needs. */
export const storeForm = {
  name: '测试升学规划中心',
  shortName: '测试',
  type: '1',
  provinceId: 410000,
  cityId: 410100,
  areaId: 410105,
  contact: '测试员',
  mobile: '19900007777',
  edition: 'pro',
  expireTime: '2027-06-20',
  username: 'ceshi01',
  password: 'secret12',
};

/** Members of a list response that the tests read. */
export const storeListSchema = z.looseObject({
  list: z.array(z.looseObject({ id: z.number(), name: z.string() })),
  total: z.number(),
  stat: z.record(z.string(), z.number()),
});

/** A fresh mock server, and the administrator's calls to its institutions. */
export async function createStoreClient() {
  const client = await createResourceClient(operations);
  const list = async (filters: object = {}) =>
    storeListSchema.parse((await client.ask('list', { page: 1, limit: 50, ...filters })).data);
  return { ...client, list };
}
