import { z } from 'zod';
import { ipProblem } from '@/resources/customer/accountConfig/configItem';
import { customerEndpoints } from '@/resources/customer/endpoints';
import { expertEndpoints } from '@/resources/expert/endpoints';
import { storeCards } from '../management/card/storeCards';
import type { MockServer } from '../mockServer';
import { refuse } from '../responses';
import { type Route, read, route, type SignedInRequest } from '../route';
import { alsoFor } from '../sharedPath';
import { accountTable } from '../system/accountTable';
import { defineTable } from '../table';
import { configItems, type Item } from './configItems';
import { logStore } from './storeLog';
import type { StoreRow } from './storeRow';
import { scopedStore } from './storeScope';
import { storeTable } from './storeTable';

const { items, values, save } = customerEndpoints['customer/account-config'].operations;

type Values = Readonly<Record<string, unknown>>;

/** Settings that institutions have changed; all others have their defaults. */
export const configTable = defineTable<{ id: number; config: Record<string, unknown> }>({
  name: 'customer/accountConfig',
  idField: 'id',
  schema: z.object({ id: z.number(), config: z.record(z.string(), z.unknown()) }),
  seed: () => [],
});

/** The settings of an institution's account (screen C2). */
export const accountConfigRoutes: readonly Route[] = [
  route(items, async (request) => configItems(await scopedStore(request), request.mockServer.now())),

  // Readers of volunteer tables need the settings of what families may see.
  alsoFor(
    route(values, async (request) => valuesOf(request.mockServer, await scopedStore(request))),
    expertEndpoints['expert/volunteer'].operations.switches,
  ),

  route(save, async (request) => {
    const { mockServer, body } = request;
    const store = await scopedStore(request);
    const { config } = read(body, z.object({ config: z.record(z.string(), z.unknown()) }));
    const known = configItems(store, mockServer.now());
    const changed = Object.keys(config).map(
      (key) => known.find((item) => item.key === key) ?? refuse(`未知的配置项 ${key}`),
    );
    const written = changed.filter((item) => item.readonly === 0);
    for (const item of written) refuseWrong(item, config[item.key]);
    const after = { ...(await valuesOf(mockServer, store)), ...pick(config, written) };
    refuseTogether(after);
    await saveStaff(request, store, Number(after.maxStaff));
    const table = await mockServer.table(configTable);
    const before = table.get(store.id)?.config ?? {};
    await table.put({ id: store.id, config: { ...before, ...pick(config, written) } });
    const labels = written.map(({ label }) => label);
    if (labels.length > 0) await logStore(request, store.id, '修改', `修改了账号配置：${labels.join('、')}`);
  }),
];

/** The settings of an institution by its id; none where there is no such. */
export async function configOf(mockServer: MockServer, storeId: number): Promise<Values> {
  const store = (await mockServer.table(storeTable)).get(storeId);
  return store ? valuesOf(mockServer, store) : {};
}

/** A setting of an institution, without computing the others; undefined where it does not exist. */
export async function settingOf({ table, now }: MockServer, storeId: number, key: string): Promise<unknown> {
  const store = (await table(storeTable)).get(storeId);
  const kept = (await table(configTable)).get(storeId)?.config ?? {};
  return kept[key] ?? (store && configItems(store, now()).find((item) => item.key === key)?.default);
}

async function valuesOf(mockServer: MockServer, store: StoreRow): Promise<Values> {
  const { table, now } = mockServer;
  const kept = (await table(configTable)).get(store.id)?.config ?? {};
  const usual = configItems(store, now()).map((item) => [item.key, item.default]);
  const { staffMax: maxStaff, smsLeft } = store;
  const { cardQuota } = (await storeCards(mockServer))(store.id);
  return { ...Object.fromEntries(usual), ...kept, maxStaff, cardQuota, smsLeft };
}

function pick(config: Values, among: readonly Item[]): Values {
  return Object.fromEntries(among.map(({ key }) => [key, config[key]]));
}

/** The number of accounts is the institution's own member: its list shows it. */
async function saveStaff({ mockServer }: SignedInRequest, store: StoreRow, staffMax: number) {
  if (staffMax === store.staffMax) return;
  const accounts = (await mockServer.table(accountTable)).all();
  const used = accounts.filter(({ storeId }) => storeId === store.id).length;
  if (staffMax < used) refuse(`已有 ${used} 个员工账号，上限不能小于该数`);
  await (await mockServer.table(storeTable)).put({ ...store, staffMax });
}

/** Refuses a value that its setting cannot have. */
function refuseWrong(item: Item, value: unknown): void {
  const problem = problems[item.type]?.(item, value);
  if (problem !== undefined) refuse(problem);
}

const texts = z.array(z.string());

const problems: Readonly<Record<string, (item: Item, value: unknown) => string | undefined>> = {
  number: ({ label, min, max }, value) => {
    const isWithin = Number.isInteger(value) && Number(value) >= (min ?? 0) && Number(value) <= (max ?? 0);
    return isWithin ? undefined : `${label}应在 ${min} 到 ${max} 之间`;
  },
  switch: ({ label }, value) => (value === 0 || value === 1 ? undefined : `请选择${label}`),
  select: ({ label, options }, value) =>
    options.some((option) => option.value === value) ? undefined : `请选择${label}`,
  'multi-select': (item, value) =>
    texts.safeParse(value).data?.length ? unknownOption(item, value) : '请至少选择一个省份',
  checkbox: unknownOption,
  money: (_item, value) =>
    typeof value === 'string' && /^\d{1,9}(\.\d{1,2})?$/.test(value)
      ? undefined
      : '请输入正确的金额，最多两位小数',
  textarea: (_item, value) => ipProblem(z.string().safeParse(value).data ?? '?'),
  text: ({ label, min, max }, value) => {
    const { length } = z.string().safeParse(value).data?.trim() ?? '长'.repeat(99);
    if (length === 0 || (length >= (min ?? 0) && length <= (max ?? 0))) return undefined;
    return min === null ? `${label}长度不能超过 ${max} 个字符` : `${label}长度为 ${min}-${max} 个字符`;
  },
};

function unknownOption({ label, options }: Item, value: unknown): string | undefined {
  const chosen = texts.safeParse(value).data;
  const isKnown = chosen?.every((one) => options.some((option) => option.value === one)) ?? false;
  return isKnown ? undefined : `请选择${label}`;
}

function refuseTogether({ onlinePay, payChannel }: Values): void {
  if (onlinePay === 1 && Array.isArray(payChannel) && payChannel.length === 0) refuse('请选择支付渠道');
}
