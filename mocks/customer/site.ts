import { z } from 'zod';
import { customerEndpoints } from '@/resources/customer/endpoints';
import { domainRules } from '@/resources/customer/site/domain';
import { rules } from '@/src/lib/rules';
import { found, refuse } from '../responses';
import { idSchema, idsSchema, type Route, read, route, type SignedInRequest } from '../route';
import { textMember } from '../rules';
import { joinPaths } from '../sharedPath';
import { dayLength, formatDay } from '../time';
import { type DomainRow, domainShown, domainTable } from './domainTable';
import { siteInput, siteTable } from './siteTable';
import { logStore } from './storeLog';
import { scopedStore } from './storeScope';
import { storeTable } from './storeTable';

const { save } = customerEndpoints['customer/site'].operations;
const { add, save: saveOne, remove, check } = customerEndpoints['customer/domain'].operations;

/** The maximum number of an institution's domains. */
const mostDomains = 10;

/** Site and domain names of an institution (screen C3); what reads them is with C1's calls. */
export const siteRoutes: readonly Route[] = [
  route(save, async (request) => {
    const store = await scopedStore(request, request.body.storeId);
    const site = read(request.body, siteInput);
    await (await request.mockServer.table(siteTable)).put({ ...site, id: store.id });
    await logStore(request, store.id, '修改', '修改了网站信息');
  }),

  ...joinPaths([
    { name: 'create', route: route(add, (request) => saveDomain(request, undefined)) },
    {
      name: 'update',
      route: route(saveOne, async (request) => saveDomain(request, await domainOf(request))),
    },
  ]),

  route(remove, async (request) => {
    const rows = [];
    for (const id of read(request.body.id, idsSchema)) rows.push(await domainOf(request, id));
    if (rows.some(({ isMain }) => isMain === 1)) refuse('主域名不能删除，请先指定其他主域名');
    for (const { id, storeId, domain } of rows) {
      await (await request.mockServer.table(domainTable)).remove(id);
      await logStore(request, storeId, '修改', `删除了域名 ${domain}`);
    }
  }),

  route(check, async (request) => {
    const { mockServer } = request;
    const checked = checkedDomain(await domainOf(request), mockServer.now());
    await (await mockServer.table(domainTable)).put(checked);
    const { dnsStatus, sslStatus, sslExpire } = domainShown(checked, mockServer.now());
    return { dnsStatus, sslStatus, sslExpire, message: messages[dnsStatus] };
  }),
];

const messages = ['解析记录尚未生效，请稍后再检测', '解析正常', '没有查到指向本平台的解析记录'];

const isDomain = rules.domain;

const input = z.object({
  domain: z
    .string('请输入域名')
    .trim()
    .toLowerCase()
    .min(1, '请输入域名')
    .refine(isDomain.test, isDomain.message),
  type: z.literal([1, 2, 3, 4], '请选择用途'),
  isMain: z.literal([0, 1], '请选择主域名'),
  icpNo: textMember(domainRules.icpNo),
});

async function domainOf(request: SignedInRequest, given = request.body.id): Promise<DomainRow> {
  const id = read(given, idSchema);
  const row = found((await request.mockServer.table(domainTable)).get(id));
  await scopedStore(request, row.storeId);
  return row;
}

/** Saves a domain, of which all is sent. A renamed domain starts over: it is not resolved yet. */
async function saveDomain(request: SignedInRequest, before: DomainRow | undefined) {
  const { mockServer, body } = request;
  const store = await scopedStore(request);
  if (before && before.storeId !== store.id) refuse('域名不属于该机构');
  const values = read(body, input);
  if (before?.isMain === 1) refuseLeft(before, values);
  const table = await mockServer.table(domainTable);
  const others = table.all().filter(({ id }) => id !== before?.id);
  await refuseBound(
    request,
    others.find(({ domain }) => domain === values.domain),
  );
  const own = others.filter(({ storeId }) => storeId === store.id);
  if (!before && own.length >= mostDomains) refuse(`域名数量不能超过 ${mostDomains} 个`);
  const kept = before?.domain === values.domain ? before : undefined;
  const { dnsStatus, sslExpire, checks } = kept ?? { dnsStatus: 0, sslExpire: '', checks: 0 };
  const id = before?.id ?? table.nextId();
  for (const row of own)
    if (values.isMain === 1 && row.isMain === 1 && row.type === values.type)
      await table.put({ ...row, isMain: 0 });
  await table.put({ id, storeId: store.id, dnsStatus, sslExpire, checks, ...values });
  await logStore(request, store.id, '修改', `${before ? '修改' : '新增'}了域名 ${values.domain}`);
  return { id };
}

/** Refuses a change that leaves a use without its main domain. */
function refuseLeft({ type }: DomainRow, values: z.infer<typeof input>): void {
  if (values.isMain === 0) refuse('主域名不能取消，请先指定其他主域名');
  if (values.type !== type) refuse('主域名不能更改用途，请先指定其他主域名');
}

async function refuseBound({ mockServer }: SignedInRequest, bound: DomainRow | undefined) {
  if (!bound) return;
  const store = (await mockServer.table(storeTable)).get(bound.storeId);
  refuse(`域名已被「${store?.name ?? ''}」绑定`);
}

/** Resolved from the second check on, with a certificate of three months; never with `bad` in its name. */
function checkedDomain(row: DomainRow, now: number): DomainRow {
  const checks = row.checks + 1;
  if (row.domain.includes('bad')) return { ...row, checks, dnsStatus: 2, sslExpire: '' };
  if (checks < 2) return { ...row, checks };
  return { ...row, checks, dnsStatus: 1, sslExpire: row.sslExpire || formatDay(now + 90 * dayLength) };
}
