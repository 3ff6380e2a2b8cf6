import { isFoundIn } from '@/src/lib/searchText';
import { orderTable } from '../expert/orderTable';
import { studentTable } from '../expert/studentTable';
import type { MockServer } from '../mockServer';
import { clientTable } from './clientTable';
import { workOrderTable } from './workOrder/workOrderTable';

/** Possible subjects of memos, by name; a screen with records of its own adds its line here. */
const subjects: Readonly<
  Record<string, (server: MockServer) => Promise<readonly { readonly id: number; readonly name: string }[]>>
> = {
  'expert/student': async ({ table }) =>
    (await table(studentTable)).all().map(({ id, name }) => ({ id, name })),
  'management/client-data': async ({ table }) =>
    (await table(clientTable)).all().map(({ id, name }) => ({ id, name })),
  'expert/order': async ({ table }) =>
    (await table(orderTable)).all().map(({ id, no }) => ({ id, name: no })),
  'management/work-order-list': async ({ table }) =>
    (await table(workOrderTable)).all().map(({ id, orderNo }) => ({ id, name: orderNo })),
};

/** The maximum number of records offered at once. */
const mostOffered = 20;

/** The first records of a kind whose name contains what was typed. */
export async function subjectsOf(
  server: MockServer,
  { bizType, keyword }: { readonly bizType: string; readonly keyword: string },
) {
  const all = (await subjects[bizType]?.(server)) ?? [];
  return all.filter(({ name }) => isFoundIn(name, keyword)).slice(0, mostOffered);
}

/** Looks up the names of records; an empty text where there is no such record. */
export async function namesOf(server: MockServer): Promise<(bizType: string, bizId: number) => string> {
  const lists = await Promise.all(
    Object.entries(subjects).map(async ([type, list]) => [type, await list(server)] as const),
  );
  const names = new Map(lists.flatMap(([type, rows]) => rows.map(({ id, name }) => [`${type}/${id}`, name])));
  return (bizType, bizId) => names.get(`${bizType}/${bizId}`) ?? '';
}
