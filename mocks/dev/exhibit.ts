import { z } from 'zod';
import { devEndpoints } from '@/resources/dev/endpoints';
import { crudHandlers } from '../crud';
import { refuse } from '../responses';
import { idOrNone, type Route, read, route, type SignedInRequest } from '../route';
import { requiredText } from '../rules';
import { formatTime } from '../time';
import { blankExhibit, type Exhibit, exhibitMembers, exhibitTable } from './exhibitTable';

const known: Readonly<Record<string, unknown>> = blankExhibit;

/** What a form may send: whatever is missing or null is as little known as at first. */
const input = z.preprocess(
  (body) => ({ ...known, ...withoutNothing(body) }),
  z.object({ name: requiredText('名称', 50), ...exhibitMembers }),
);

function withoutNothing(body: unknown): object {
  if (typeof body !== 'object' || body === null) return {};
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value != null));
}

/** Refuses a name or a code that another exhibit has. */
async function check(row: Exhibit, request: SignedInRequest): Promise<void> {
  const table = await request.mockServer.table(exhibitTable);
  const others = table.all().filter(({ id }) => id !== row.id);
  if (others.some(({ name }) => name === row.name)) refuse('名称已存在');
  if (row.code !== '' && others.some(({ code }) => code === row.code)) refuse('编号已存在');
}

/** Calls of the gallery's exhibits. */
export const exhibitRoutes: readonly Route[] = [
  ...crudHandlers(devEndpoints['dev/exhibit'], exhibitTable, {
    input,
    contains: ['name'],
    order: { field: 'id' },
    complete: (_values, _id, { mockServer }) => ({
      storeName: '',
      regionText: '',
      template: '',
      createTime: formatTime(mockServer.now()),
    }),
    check: (action, row, request) => (action === 'remove' ? undefined : check(row, request)),
  }),
  // Whether the code is free.
  route(devEndpoints['dev/exhibit'].operations.checkCode, async ({ body, mockServer }) => {
    const table = await mockServer.table(exhibitTable);
    const request = read(body, z.object({ code: z.string().min(1), id: idOrNone.default(0) }));
    return !table.find(({ id, code }) => code === request.code && id !== request.id);
  }),
];
