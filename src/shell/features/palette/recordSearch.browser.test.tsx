import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openShell } from '../shortcuts/testShell';
import { type FoundRecord, type RecordSearch, RecordSearchContext } from './RecordSearchContext';

beforeEach(async () => {
  sessionStorage.clear();
  await page.viewport(1280, 800);
});

interface SearchCall {
  readonly text: string;
  readonly found: (records: readonly FoundRecord[]) => void;
  readonly signal: AbortSignal;
  readonly end: (how: 'complete' | 'partial') => void;
}

/** A palette over a search that answers on the test's command. */
async function openPalette() {
  const asked: SearchCall[] = [];
  const records: RecordSearch = {
    pageTasks: async () => [
      { label: '新增机构', page: '机构列表', address: '/customer/list/create' },
      { label: '登记收款', page: '客户订单', address: '/expert/order?status=0' },
      { label: '申请提现', page: '提现管理', address: '/finance/withdrawals/create' },
    ],
    search: (text, found, signal) =>
      new Promise((end) => {
        asked.push({ text, found, signal, end });
      }),
  };
  const shell = await openShell('/index', {
    around: (children) => <RecordSearchContext value={records}>{children}</RecordSearchContext>,
  });
  await userEvent.keyboard('{Control>}k{/Control}');
  const palette = shell.screen.getByRole('dialog', { name: '命令面板' });
  const field = palette.getByRole('combobox');
  await expect.element(field).toHaveFocus();
  const rows = palette.getByRole('group', { name: '记录' }).getByRole('option');
  return { ...shell, asked, palette, field, rows, status: palette.getByRole('status') };
}

const mingde: FoundRecord = { kind: '机构', title: '明德升学', address: '/customer/list/show/5' };
const sex: FoundRecord = { kind: '字典', title: '明细', address: '/system/dict?dictName=mingde' };

test('records are below the pages as they arrive, and open at their address', { tags: 'full' }, async () => {
  const { asked, field, rows, status, where } = await openPalette();
  await field.fill('明德');
  await expect.element(status).toHaveTextContent('正在搜索记录…');
  await expect.poll(() => asked.map(({ text }) => text)).toEqual(['明德']);
  asked[0]?.found([mingde]);
  await expect.element(rows).toHaveTextContent('明德升学机构');
  asked[0]?.found([sex]);
  await expect.element(rows).toHaveLength(2);
  asked[0]?.end('complete');
  await expect.element(status).toHaveTextContent('共 2 项');
  await userEvent.keyboard('{Enter}');
  await expect.element(where).toHaveTextContent('/customer/list/show/5');
});

test('a form for a new record is found from every page by its name or its page, and opens', async () => {
  const { field, palette, where } = await openPalette();
  const forms = palette.getByRole('group', { name: '新增与办理' }).getByRole('option');
  await field.fill('xzjg');
  await expect.element(forms).toHaveTextContent('新增机构机构列表');
  await field.fill('提现');
  await expect.element(forms).toHaveTextContent('申请提现提现管理');
  await forms.click();
  await expect.element(where).toHaveTextContent('/finance/withdrawals/create');
});

test('rows that wait for an action are found by the action, and are listed', async () => {
  const { field, where } = await openPalette();
  await field.fill('djsk');
  await userEvent.keyboard('{Enter}');
  await expect.element(where).toHaveTextContent('/expert/order?status=0');
});

test('a record with the typed name comes before records that only have to do with it', async () => {
  const { asked, field, rows } = await openPalette();
  await field.fill('明德');
  await expect.poll(() => asked.length).toBe(1);
  asked[0]?.found([sex]);
  await expect.element(rows).toHaveTextContent('明细字典');
  asked[0]?.found([mingde]);
  await expect.element(rows.first()).toHaveTextContent('明德升学机构');
  await expect.element(rows.last()).toHaveTextContent('明细字典');
});

test('a search sends one question a pause, none for a single character, and cancels the one before', async () => {
  const { asked, field } = await openPalette();
  await userEvent.keyboard('mingde');
  await expect.poll(() => asked.map(({ text }) => text)).toEqual(['mingde']);
  expect(asked[0]?.signal.aborted).toBe(false);
  await field.fill('明');
  await expect.poll(() => asked[0]?.signal.aborted).toBe(true);
  await field.fill('明德');
  await expect.poll(() => asked.length).toBe(2);
  expect(asked[1]?.text).toBe('明德');
});

test('a late result, of a search that was given up, is not shown', { tags: 'full' }, async () => {
  const { asked, field, palette, status } = await openPalette();
  await field.fill('明德');
  await expect.poll(() => asked.length).toBe(1);
  await field.fill('字典');
  await expect.poll(() => asked.length).toBe(2);
  asked[0]?.found([mingde]);
  asked[1]?.found([sex]);
  asked[1]?.end('complete');
  await expect.element(status).toHaveTextContent('共 2 项');
  await expect.element(palette.getByText('明德升学')).not.toBeInTheDocument();
});

test('a resource that could not be read is named in one line', async () => {
  const { asked, field, status } = await openPalette();
  await field.fill('明德');
  await expect.poll(() => asked.length).toBe(1);
  asked[0]?.end('partial');
  await expect.element(status).toHaveTextContent('部分结果读取失败');
});

test('where nothing is found, staff are said to be found by account name or number', {
  tags: 'full',
}, async () => {
  const { asked, field, palette } = await openPalette();
  const hint = palette.getByText('员工请按用户名称或手机号码查找。');
  for (const typed of ['周予安', 'zhouyuan']) {
    await field.fill(typed);
    await expect.poll(() => asked.at(-1)?.text).toBe(typed);
    asked.at(-1)?.end('complete');
    await expect.element(palette.getByText(`没有找到「${typed}」`)).toBeVisible();
    expect(hint.elements()).toHaveLength(typed === '周予安' ? 1 : 0);
  }
});

test('a search ends when the palette closes', async () => {
  const { asked, field } = await openPalette();
  await field.fill('明德');
  await expect.poll(() => asked.length).toBe(1);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => asked[0]?.signal.aborted).toBe(true);
});
