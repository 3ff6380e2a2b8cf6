import { expect, test } from 'vitest';
import { z } from 'zod';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import { financeEndpoints } from '@/resources/finance/endpoints';
import { auditTable } from '../audit';
import { createTestClient } from '../testClient';
import { invoiceTable } from './invoice/invoiceTable';
import { ledgerTable, withdrawalTable } from './tables';

type Screen = keyof typeof financeEndpoints;
type Account = 'caiwu' | 'yunying' | 'jigou';

const form = 'application/x-www-form-urlencoded';
const screens: readonly Screen[] = [
  'finance/institution-details',
  'finance/invoices',
  'finance/management',
  'finance/withdrawals',
  'finance/financial-balance',
];

/** The lines of the file that somebody gets, taken apart; undefined where it is refused. */
async function fileOf(account: Account | 'admin', path: string): Promise<string[][] | undefined> {
  const caller = await createTestClient().as(account);
  const response = await caller.fetch('POST', path, '', form);
  if (response.headers.get('content-type')?.includes('json')) {
    expect(await response.json()).toMatchObject({ code: 40301, data: null });
    return undefined;
  }
  const text = (await response.text()).replace('\uFEFF', '').trim();
  return text.split('\r\n').map((line) => line.split(','));
}

test.each(screens)(
  '[1.5] the file of %s is for 财务, and for an institution with its own rows',
  async (screen) => {
    const { path } = financeEndpoints[screen].operations.export;
    const everything = (await fileOf('admin', path)) ?? expect.unreachable();
    const [heads = []] = everything;
    expect((await fileOf('caiwu', path))?.length).toBe(everything.length);
    expect(await fileOf('yunying', path)).toBeUndefined();
    const own = await fileOf('jigou', path);
    if (screen === 'finance/management') return expect(own).toBeUndefined();
    const at = heads.findIndex((head) => head === '机构' || head === '所属机构');
    const stores = new Set(own?.slice(1).map((cells) => cells[at]));
    expect([...stores]).toEqual(['启明升学规划中心']);
    expect(own?.length).toBe(everything.filter((cells) => cells[at] === '启明升学规划中心').length + 1);
  },
);

test.each(screens)('[1.5] an export of %s is written down', async (screen) => {
  const { mockServer, as } = createTestClient();
  await (await as('caiwu')).fetch('POST', financeEndpoints[screen].operations.export.path, '', form);
  const entries = (await mockServer.table(auditTable)).all();
  expect(
    entries.filter(({ bizType, action }) => bizType === screen && action.startsWith('导出')),
  ).toMatchObject([{ bizId: 0, operatorName: '周予安', remark: expect.stringMatching(/^导出 \d+ 条$/) }]);
});

test('[F4] only persons who may reveal get whole account numbers, in lists and files alike', async () => {
  const { list, export: exported, payFile } = financeEndpoints['finance/withdrawals'].operations;
  const column = (rows: string[][] | undefined) => {
    const at = rows?.[0]?.indexOf('收款账号') ?? -1;
    return rows?.slice(1).map((cells) => (cells[at] ?? '').trim()) ?? expect.unreachable();
  };
  for (const account of column(await fileOf('jigou', exported.path))) expect(account).toContain('*');
  for (const account of column(await fileOf('caiwu', exported.path))) expect(account).not.toContain('*');
  expect((await fileOf('caiwu', payFile.path))?.length).toBeGreaterThan(2);
  expect(await fileOf('jigou', payFile.path)).toBeUndefined();
  expect(await fileOf('yunying', payFile.path)).toBeUndefined();
  const { as } = createTestClient();
  const rows = z.object({ list: z.array(z.looseObject({ accountNo: z.string() })) });
  for (const account of ['caiwu', 'jigou']) {
    const { data } = await (await as(account)).post(list.path, { page: 1, limit: 100 });
    for (const { accountNo } of rows.parse(data).list) expect(accountNo).toContain('*');
  }
});

test('[F4] the bank file ends with the total of its lines, each with two decimals', async () => {
  const { payFile } = financeEndpoints['finance/withdrawals'].operations;
  const [, ...lines] = (await fileOf('caiwu', payFile.path)) ?? [];
  const amounts = lines.map((cells) => cells[3] ?? '');
  for (const amount of amounts) expect(amount).toMatch(/^\d+\.\d\d$/);
  const fen = amounts.map((amount) => BigInt(amount.replace('.', '')));
  const total = fen.pop();
  expect(total).toBe(fen.reduce((sum, one) => sum + one, 0n));
  expect(lines.at(-1)?.[1]).toBe(`共 ${fen.length} 笔`);
});

test('[1.5] an institution reads the history of its records, with the platform’s steps', async () => {
  const { mockServer, as } = createTestClient();
  const [caiwu, jigou, yunying] = [await as('caiwu'), await as('jigou'), await as('yunying')];
  const invoice = (await mockServer.table(invoiceTable)).find(
    ({ storeId, status }) => storeId === 2 && status === 0,
  );
  const withdrawal = (await mockServer.table(withdrawalTable)).find(
    ({ storeId, status }) => storeId === 2 && status === 0,
  );
  const entry = (await mockServer.table(ledgerTable)).find(({ storeId }) => storeId === 3);
  const { reject } = financeEndpoints['finance/invoices'].operations;
  const { cancel } = financeEndpoints['finance/withdrawals'].operations;
  expect(await caiwu.post(reject.path, { id: invoice?.id, reason: '信息不完整' })).toMatchObject({
    code: 20000,
  });
  expect(await caiwu.post(cancel.path, { id: withdrawal?.id })).toMatchObject({ code: 20000 });
  const trail = async (bizType: Screen, bizId: number | undefined, caller = jigou) => {
    const { code, data } = await caller.post(platformCalls.auditLog.path, { bizType, bizId });
    return code === 20000 ? data : code;
  };
  const by = '周予安';
  expect(await trail('finance/invoices', invoice?.id)).toMatchObject([
    { action: '驳回', operatorName: by, fromStatus: '0', toStatus: '2', remark: '信息不完整' },
    { action: '新增' },
  ]);
  expect(await trail('finance/withdrawals', withdrawal?.id)).toMatchObject([
    { action: '撤回（平台代办）', operatorName: by, fromStatus: '0', toStatus: '5' },
    { action: '新增' },
  ]);
  expect(await trail('finance/invoices', invoice?.id, yunying)).toBe(40301);
  const { code } = await jigou.post(financeEndpoints['finance/institution-details'].operations.one.path, {
    id: entry?.id,
  });
  expect(code).toBe(40301);
});

test('[F4] [F2] [F1] the records supply the entries from before the log began', async () => {
  const { mockServer, as } = createTestClient();
  const admin = await as('admin');
  const actions = async (bizType: Screen, bizId: number | undefined) => {
    const { data } = await admin.post(platformCalls.auditLog.path, { bizType, bizId });
    return z
      .array(z.looseObject({ action: z.string() }))
      .parse(data)
      .map(({ action }) => action);
  };
  const withdrawals = await mockServer.table(withdrawalTable);
  const withdrawal = async (state: number) =>
    actions('finance/withdrawals', withdrawals.find(({ status }) => status === state)?.id);
  expect(await withdrawal(0)).toEqual(['新增']);
  expect(await withdrawal(1)).toEqual(['通过', '新增']);
  expect(await withdrawal(2)).toEqual(['已打款', '通过', '新增']);
  expect(await withdrawal(3)).toEqual(['驳回', '新增']);
  expect(await withdrawal(4)).toEqual(['打款失败', '通过', '新增']);
  expect(await withdrawal(5)).toEqual(['撤回', '新增']);
  const invoices = await mockServer.table(invoiceTable);
  const invoice = async (of: (row: { status: number; redNo: string }) => boolean) =>
    actions('finance/invoices', invoices.find(of)?.id);
  expect(await invoice(({ status, redNo }) => status === 1 && redNo === '')).toEqual(['开票', '新增']);
  expect(await invoice(({ redNo }) => redNo !== '')).toEqual(['登记红冲', '新增']);
  expect(await invoice(({ status }) => status === 2)).toEqual(['驳回', '新增']);
  expect(await actions('finance/institution-details', 1)).toHaveLength(1);
});
