import { describe, expect, test } from 'vitest';
import { lineKey, matchRemark, type StatementRow } from '@/resources/finance/cashbook/cashbook';
import { financeEndpoints } from '@/resources/finance/endpoints';
import { storeTable } from '../../customer/storeTable';
import { createResourceClient } from '../../resourceTestClient';
import { rechargeTable } from '../../system/recharge/rechargeTable';
import { type Candidate, likenessOf, matchStatement } from './matching';

const { operations } = financeEndpoints['finance/management'];

const open = () => createResourceClient(operations);

describe('[F3] 流水匹配', () => {
  const line = (more: Partial<StatementRow> = {}): StatementRow => ({
    ...{
      date: '2026-06-20',
      payer: '启明升学规划中心',
      amount: '500.00',
      direction: 1,
      serialNo: 'A1',
      ...more,
    },
  });
  const candidate = (id: number, more: Partial<Candidate> = {}): Candidate => ({
    ...{
      kind: 'recharge',
      id,
      amount: '500.00',
      name: '启明升学规划中心',
      time: '2026-06-19 10:00:00',
      ...more,
    },
  });
  const match = (rows: StatementRow[], candidates: Candidate[], taken: string[] = []) =>
    matchStatement(rows, candidates, new Set(taken)).map(({ kind, id, score }) => [kind, id, score >= 0.9]);

  test('a match is sure by amount, name and day together, not by the amount alone', () => {
    expect(match([line()], [candidate(1)])).toEqual([['recharge', 1, true]]);
    expect(match([line({ payer: '启明升学规划' })], [candidate(1)])).toEqual([['recharge', 1, true]]);
    expect(match([line({ payer: '何新' })], [candidate(1)])).toEqual([['recharge', 1, false]]);
    expect(match([line({ payer: '何新', date: '2026-01-01' })], [candidate(1)])).toEqual([
      ['none', null, false],
    ]);
    expect(match([line({ amount: '500.01' })], [candidate(1)])).toEqual([['none', null, false]]);
  });

  test('matching takes incoming money for a recharge and outgoing for a withdrawal', () => {
    const out = candidate(2, { kind: 'withdrawal' });
    expect(match([line({ direction: 2 })], [candidate(1), out])).toEqual([['withdrawal', 2, true]]);
  });

  test('a record goes to the best line; a line that fits two equally is not sure', () => {
    const rows = [line({ payer: '启明升学', serialNo: 'A0' }), line()];
    expect(match(rows, [candidate(1)])).toEqual([
      ['none', null, false],
      ['recharge', 1, true],
    ]);
    expect(match([line()], [candidate(1), candidate(2)])).toEqual([['recharge', 1, false]]);
  });

  test('a line without a match says whether its amount is pending, and why it is not its own', () => {
    const reasons = (rows: StatementRow[]) =>
      matchStatement(rows, [candidate(1)], new Set()).map(({ reason }) => reason);
    expect(reasons([line({ amount: '500.01' })])).toEqual(['没有金额一致的待处理记录']);
    expect(reasons([line({ payer: '何新', date: '2026-01-01' })])).toEqual([
      '金额一致，但户名、日期相差较大',
    ]);
    expect(reasons([line({ payer: '启明升学', serialNo: 'A0' }), line()])[0]).toBe(
      '金额一致的记录已与其他流水匹配',
    );
  });

  test('a line whose serial number is booked matches nothing', () => {
    expect(match([line()], [candidate(1)], ['A1'])).toEqual([['none', null, false]]);
  });

  test('a doubled line is one payment, with or without a number', () => {
    const both = [candidate(1), candidate(2, { time: '2026-06-01 10:00:00' })];
    for (const serialNo of ['A1', '']) {
      const rows = [line({ serialNo }), line({ serialNo })];
      expect(match(rows, both)).toEqual([
        ['recharge', 1, true],
        ['none', null, false],
      ]);
      expect(match(rows.slice(1), both, [lineKey(line({ serialNo }))])).toEqual([['none', null, false]]);
    }
  });

  test('the same money in and out again is two payments, also without a number', () => {
    const both = [candidate(1), candidate(2, { kind: 'withdrawal' })];
    const rows = [line({ serialNo: '' }), line({ serialNo: '', direction: 2 })];
    expect(match(rows, both)).toEqual([
      ['recharge', 1, true],
      ['withdrawal', 2, true],
    ]);
  });

  test('a line that confirmed a recharge matches nothing when the file is dropped again', async () => {
    const { ask, mockServer } = await open();
    const recharges = await mockServer.table(rechargeTable);
    const first = recharges.find(({ status, payWay }) => status === 0 && payWay !== 4);
    if (!first) return expect.unreachable();
    await recharges.put({ ...first, id: 900, orderNo: 'CZ00000000000900' });
    const name = (await mockServer.table(storeTable)).get(first.storeId)?.name ?? '';
    const paid = line({ amount: first.amount, payer: name, date: first.createTime.slice(0, 10) });
    const confirmed = { id: first.id, status: 1, remark: matchRemark(paid), requestNo: 'm1' };
    const twice = [confirmed, confirmed].map((body) => ask('confirm', body));
    expect((await Promise.all(twice)).map(({ code }) => code)).toEqual([20000, 20000]);
    const { data } = await ask('match', { rows: [paid] });
    expect(data).toMatchObject([{ row: 0, kind: 'none', reason: '该流水已登记' }]);
    const { data: book } = await ask('list', { page: 1, limit: 10, serialNo: 'A1' });
    expect(book).toMatchObject({ list: [{ bizNo: first.orderNo }] });
  });

  test('names are alike by shared pairs of characters', () => {
    expect(likenessOf('启明（升学）', '启明升学')).toBe(1);
    expect(likenessOf('甲乙', '丙丁')).toBe(0);
    expect(likenessOf('', '甲')).toBe(0);
  });

  test('the server answers pending entries, and refuses invalid lines', async () => {
    const { ask, textOf, mockServer } = await open();
    const recharge = (await mockServer.table(rechargeTable)).find(
      ({ status, payWay }) => status === 0 && payWay !== 4,
    );
    const row = line({
      amount: recharge?.amount ?? '',
      payer: '',
      date: recharge?.createTime.slice(0, 10) ?? '',
    });
    const { data } = await ask('match', { rows: [row] });
    expect(data).toMatchObject([{ row: 0, kind: 'recharge' }]);
    expect(await textOf('match', { rows: [] })).toBe('40000 请上传银行流水');
    for (const date of ['1', '2026-02-31'])
      expect(await textOf('match', { rows: [{ ...row, date }] })).toBe('40000 日期格式应为 YYYY-MM-DD');
    const long = { ...row, serialNo: 'A'.repeat(65) };
    expect(await textOf('match', { rows: [long] })).toBe('40000 银行流水号长度不能超过 64 个字符');
  });
});
