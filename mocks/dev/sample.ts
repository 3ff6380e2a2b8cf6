import { z } from 'zod';
import { devEndpoints } from '@/resources/dev/endpoints';
import { sampleRules } from '@/resources/dev/sample';
import { addDecimals } from '@/src/lib/decimal';
import { doOnce, requirePassword } from '../businessRules';
import { crudHandlers } from '../crud';
import { found, refuse } from '../responses';
import { idSchema, type Route, read, route, type SignedInRequest } from '../route';
import { numberMember, place, textMember } from '../rules';
import { formatTime } from '../time';
import { sampleLongTable, sampleTable } from './sampleTable';

const input = z.object({
  name: textMember(sampleRules.name),
  status: z.string().default('0'),
  amount: numberMember(sampleRules.amount, 0),
  price: textMember(sampleRules.price).transform((price) => price || '0.00'),
  sort: place,
  remark: textMember(sampleRules.remark),
});

/** Calls of the gallery's sample records. */
export const sampleRoutes: readonly Route[] = [
  ...crudHandlers(devEndpoints['dev/sample'], sampleTable, {
    input,
    contains: ['name'],
    order: { field: 'id' },
    complete: (_values, _id, { mockServer }) => ({ createTime: formatTime(mockServer.now()) }),
  }),
  route(devEndpoints['dev/sample'].operations.adjust, (request) => doOnce(request, () => adjust(request))),
];

const adjustInput = z.object({
  id: idSchema,
  amount: z.string().regex(/^\d{1,9}\.\d{2}$/, '金额格式不正确'),
  reason: textMember(sampleRules.reason),
});

async function adjust(request: SignedInRequest): Promise<void> {
  const { id, amount } = read(request.body, adjustInput);
  await requirePassword(request);
  const table = await request.mockServer.table(sampleTable);
  const row = found(table.get(id));
  const price = addDecimals([row.price, amount]);
  if (price.length > highestPrice.length) refuse(`单价不能超过 ${highestPrice}`);
  await table.put({ ...row, price });
}

const highestPrice = '99999.99';

const longInput = input.omit({ remark: true });

/** Rows where the call asks for no number of them. */
const usualCount = 1000;

/** Calls of the gallery's long list: its filter `rows` says how long. */
export const sampleLongRoutes: readonly Route[] = crudHandlers(
  devEndpoints['dev/sample-long'],
  sampleLongTable,
  {
    input: longInput,
    contains: ['name'],
    order: { field: 'id' },
    visible: ({ id }, request) => id <= countIn(request),
  },
);

/** Calls about one record name no number: they know all of them. */
function countIn({ body }: SignedInRequest): number {
  if (body.id !== undefined) return Number.POSITIVE_INFINITY;
  return Number(body.rows) || usualCount;
}
