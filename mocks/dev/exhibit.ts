import { z } from 'zod';
import { devEndpoints } from '@/resources/dev/endpoints';
import { exhibitRules } from '@/resources/dev/exhibit';
import { maskMobile } from '@/src/lib/rules';
import { crudHandlers } from '../crud';
import { idOrNone, type Route, read, route } from '../route';
import { textMember } from '../rules';
import { formatTime } from '../time';
import { blankExhibit, exhibitMembers, exhibitTable } from './exhibitTable';

const known: Readonly<Record<string, unknown>> = blankExhibit;

/** The input of the form: a missing or null member keeps its initial value. */
const input = z.preprocess(
  (body) => ({ ...known, ...withoutNothing(body) }),
  z.object({ name: textMember(exhibitRules.name), ...exhibitMembers }),
);

function withoutNothing(body: unknown): object {
  if (typeof body !== 'object' || body === null) return {};
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value != null));
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
    masks: { keeperMobile: maskMobile },
    audit: { name: '名称', code: '编号', keeperMobile: ['保管人手机', (value) => maskMobile(String(value))] },
    distinct: { name: '名称已存在', code: '编号已存在' },
  }),
  // Whether the code is free.
  route(devEndpoints['dev/exhibit'].operations.checkCode, async ({ body, mockServer }) => {
    const table = await mockServer.table(exhibitTable);
    const request = read(body, z.object({ code: z.string().min(1), id: idOrNone.default(0) }));
    return !table.find(({ id, code }) => code === request.code && id !== request.id);
  }),
];
