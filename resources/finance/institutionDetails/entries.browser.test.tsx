import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ledgerTable } from '@/mocks/finance/tables';
import { sumFen } from '@/src/lib/fen';
import { bookThrough, moneyRun } from '@/src/testing/faultRun';
import { listPage } from '@/src/testing/listPage';
import { openView } from '@/src/testing/openView';
import { financeEndpoints } from '../endpoints';
import { entries } from './entries';

const { operations } = financeEndpoints['finance/institution-details'];

async function open(options: Parameters<typeof openView>[1] = {}) {
  const visit = await openView(entries, options);
  const list = listPage(visit, entries);
  await list.ready();
  return { visit, list };
}

test('[F1] the list opens with the last thirty days, which can be emptied', { tags: 'full' }, async () => {
  const { visit, list } = await open();
  const [first] = visit.mockServer.requests.of(operations.list.path).map(({ body }) => body);
  expect(first).toMatchObject({ createBegin: expect.any(String), createEnd: expect.any(String) });
  const recent = await list.ready();
  await visit.go('?createTime=');
  await expect.poll(() => list.ready()).toBeGreaterThan(recent);
});

test('[F1] a row of the totals by institution opens the movements that it counts', {
  tags: 'full',
}, async () => {
  const { visit, list } = await open({ at: '?wallet=1' });
  await list.root.getByText('按机构', { exact: true }).click();
  const totals = list.root.getByRole('table');
  await expect.element(totals.getByText('期初余额').first()).toBeVisible();
  await list.root.getByRole('button', { name: '启明升学规划中心' }).first().click();
  await expect.poll(visit.address).toMatch(/storeId=\d+/);
  expect(visit.address()).not.toContain('wallet');
  await list.ready();
  const strip = visit.screen.getByRole('region', { name: '汇总' });
  await expect.element(strip.getByText('期初余额')).toBeVisible();
  await expect.element(strip.getByText('选择机构后显示')).not.toBeInTheDocument();
});

test('[F1] the sums have no figure while they are read, not even their number', {
  tags: 'full',
}, async () => {
  const { path } = operations.summary;
  const { visit } = await open({ prepare: ({ faults }) => void faults.inject({ kind: 'hold', path }) });
  const strip = visit.screen.getByRole('region', { name: '汇总' });
  await expect.element(strip).toHaveTextContent('笔数…');
  visit.mockServer.faults.clear();
  await expect.element(strip).toHaveTextContent(/笔数[1-9]\d* 笔/);
});

test('[F1] balances before and after are shown for all movements of a wallet and a time, not for some', {
  tags: 'full',
}, async () => {
  const { visit } = await open({ at: '?storeId=2&createTime=&wallet=1' });
  const strip = visit.screen.getByRole('region', { name: '汇总' });
  const note = strip.getByTitle('仅按账户类型和发生时间筛选时显示');
  await expect.element(strip.getByText('期初余额')).toBeVisible();
  await expect.element(strip.getByText('期初余额').element().parentElement).toHaveTextContent('¥0.00');
  await expect.element(note).not.toBeInTheDocument();
  await visit.go('?storeId=2&createTime=&wallet=1&direction=1');
  await expect.element(note.first()).toHaveTextContent('期初余额—');
  await expect.element(note.last()).toHaveTextContent('期末余额—');
});

test('[F1] totals by institution follow institution and time alone, say so, and are added up', {
  tags: 'full',
}, async () => {
  await page.viewport(1100, 900);
  const visit = await openView(entries, { at: '?as=stores&wallet=1&createTime=' });
  const totals = visit.screen.getByRole('table', { name: '按机构' });
  await expect.element(visit.screen.getByText('按机构汇总只按机构和发生时间统计')).toBeVisible();
  for (const { path } of [operations.summary, operations.storeSummary])
    await expect.poll(() => visit.mockServer.requests.of(path).map(({ body }) => body)).toEqual([{}]);
  const last = (row: Element) => BigInt(row.lastElementChild?.textContent?.replace(/[^\d-]/g, '') ?? '');
  const sum = totals.getByRole('row', { name: /^合计/ });
  await expect.element(sum).toBeVisible();
  // All institutions on one page: the sums are over all pages.
  await visit.screen.getByTitle('20 条/页').click();
  await page.getByTitle('50 条/页').click();
  await expect.poll(() => totals.getRecords().elements().length).toBeGreaterThan(20);
  const closings = totals.getRecords().elements().map(last);
  expect(last(sum.element())).toBe(sumFen(closings));
  const room = totals.element().parentElement;
  expect(room?.scrollWidth).toBe(room?.clientWidth);
});

test('[F1] a correction by hand is reversed with reason and password, once; its row then names the other', {
  tags: 'full',
}, async () => {
  const { visit, list } = await open();
  const ledger = await visit.mockServer.table(ledgerTable);
  const row = ledger.all().findLast(({ bizType }) => bizType === 7);
  await list.act(list.row(row?.tradeNo ?? ''), '冲正');
  const dialog = page.getByRole('dialog', { name: `冲正：${row?.tradeNo}` });
  await expect
    .element(dialog.getByText(`冲正将生成一笔方向相反的流水，确定冲正 ${row?.tradeNo} 吗？`))
    .toBeVisible();
  await dialog.getByLabelText('冲正原因').fill('调账依据有误，予以冲正');
  await dialog.getByLabelText('登录密码').fill('wrong');
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.element(dialog.getByText('密码不正确')).toBeVisible();
  await expect.element(dialog.getByLabelText('冲正原因')).toHaveValue('调账依据有误，予以冲正');
  await dialog.getByLabelText('登录密码').fill('admin123');
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => visit.notifications).toContain('success: 冲正成功');
  expect(ledger.all().filter(({ reverseOf }) => reverseOf === row?.id)).toHaveLength(1);
  await visit.go(`/show/${row?.id}`);
  await expect.element(page.getByRole('dialog', { name: '机构明细：' }).getByText('已冲正')).toBeVisible();
});

test.each(moneyRun)(
  '[F1] [CODE-9] a correction is reversed once: $name',
  { tags: 'full' },
  async (failure) => {
    const { visit, list } = await open();
    const ledger = await visit.mockServer.table(ledgerTable);
    const row = ledger.all().findLast(({ bizType }) => bizType === 7) ?? expect.unreachable();
    await list.act(list.row(row.tradeNo), '冲正');
    const dialog = page.getByRole('dialog', { name: `冲正：${row.tradeNo}` });
    await dialog.getByLabelText('冲正原因').fill('调账依据有误，予以冲正');
    await dialog.getByLabelText('登录密码').fill('admin123');
    const booked = async () => ledger.all().filter(({ reverseOf }) => reverseOf === row.id).length;
    await bookThrough(failure, { visit, dialog, path: operations.reverse.path, booked });
  },
);

test.each([
  ['sound', '余额前后衔接一致'],
  ['broken', '余额前后不衔接，请对账'],
])('[F1] the record draws its chain, and says whether it is %s', { tags: 'full' }, async (state, said) => {
  await open({
    at: '/show/300?createTime=',
    prepare: async (mockServer) => {
      const ledger = await mockServer.table(ledgerTable);
      const row = ledger.get(300);
      if (row && state === 'broken') await ledger.put({ ...row, beforeFen: '1' });
    },
  });
  const drawer = page.getByRole('dialog', { name: '机构明细：' });
  await drawer.getByRole('tab', { name: '流水链' }).click();
  await expect.element(drawer.getByText(said)).toBeVisible();
  const chain = drawer.getByRole('tabpanel', { name: '流水链' });
  const neighbour = expect.stringMatching(/\/show\/\d+\?createTime=$/);
  await expect.element(chain.getByRole('link').first()).toHaveAttribute('href', neighbour);
});

test('[F1] people of an institution see neither the column nor the filter of institutions', async () => {
  const { list } = await open({ as: 'jigou' });
  await expect.element(list.filters.getByLabelText('机构', { exact: true })).not.toBeInTheDocument();
  await expect.element(list.root.getByRole('columnheader', { name: '机构' })).not.toBeInTheDocument();
});

test('[F1] the totals of an institution stand without the column of institutions', {
  tags: 'full',
}, async () => {
  const { screen } = await openView(entries, { as: 'jigou', at: '?as=stores&createTime=' });
  const totals = screen.getByRole('table', { name: '按机构' });
  await expect.element(totals.getByRole('columnheader', { name: '期初余额' })).toBeVisible();
  await expect.poll(() => totals.getRecords().elements()).toHaveLength(1);
  await expect.element(totals.getByRole('columnheader', { name: '机构' })).not.toBeInTheDocument();
});

test('[F1] a whole account is explained without movements between its wallets, a wallet with them', {
  tags: 'full',
}, async () => {
  const { visit } = await open({ at: '?storeId=2&createTime=' });
  const asked = () =>
    visit.mockServer.requests
      .of(operations.list.path)
      .map(({ body }) => body)
      .filter((body) => body.sortField === 'amount');
  const button = visit.screen.getByRole('button', { name: '余额怎么来的' });
  await button.click();
  await expect.poll(asked).toEqual([expect.objectContaining({ bizType: '1,2,3,4,5,6,7,10,11,12,13' })]);
  await visit.go('?storeId=2&createTime=&wallet=2');
  await button.click();
  await expect.poll(() => asked().at(-1)).toMatchObject({ wallet: 2 });
  expect(asked().at(-1)).not.toHaveProperty('bizType');
});
