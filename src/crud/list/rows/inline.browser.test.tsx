import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sampleTable } from '@/mocks/dev/sampleTable';
import { devEndpoints } from '@/resources/dev/endpoints';
import { samples } from '@/resources/dev/samples';
import { dictData } from '@/resources/system/dict/dictData';
import { sample } from '@/resources/system/dict/dictData.sample';
import { systemEndpoints } from '@/resources/system/endpoints';
import { listPage } from '@/src/testing/listPage';
import { openView, type VisitOptions } from '@/src/testing/openView';

const { operations } = devEndpoints['dev/sample'];

async function open(options?: VisitOptions) {
  const visit = await openView(samples, options);
  const list = listPage(visit, samples);
  await list.ready();
  const row = list.row('档案盒 002');
  const sent = () => visit.mockServer.requests.of(operations.update.path).map(({ body }) => body);
  const pencil = (label: string) => row.getByRole('button', { name: `修改${label}：` });
  const amount = row.getByRole('spinbutton', { name: '数量：档案盒 002' });
  const price = row.getByRole('textbox', { name: '单价：档案盒 002' });
  return { visit, list, row, sent, pencil, amount, price };
}

test('a double click opens the cell; Enter saves what changed, and the list and its sum show it', async () => {
  const { visit, list, row, sent, amount, pencil } = await open();
  await expect.element(pencil('数量')).toBeInTheDocument();
  await row.getByText('37', { exact: true }).dblClick();
  await expect.element(amount).toHaveFocus();
  await userEvent.keyboard('40{Enter}');
  await expect.element(row.getByText('40', { exact: true })).toBeVisible();
  expect(sent()).toEqual([{ id: 2, amount: 40 }]);
  expect(visit.notifications).toEqual(['success: 修改成功']);
  await expect.element(pencil('数量')).toHaveFocus();
  await expect.element(list.root.getByText('4,033')).toBeVisible();
});

test.each(['{F2}', '{Enter}'])(
  '%s on the pencil opens it, Escape gives up, and nothing is sent',
  async (key) => {
    const { row, sent, amount, pencil } = await open();
    await expect.element(pencil('数量')).toBeInTheDocument();
    pencil('数量').element().focus();
    await userEvent.keyboard(key);
    await expect.element(amount).toHaveFocus();
    await userEvent.keyboard('99{Escape}');
    await expect.element(row.getByText('37', { exact: true })).toBeVisible();
    await expect.element(pencil('数量')).toHaveFocus();
    expect(sent()).toEqual([]);
  },
);

test('a number out of its bounds is refused as it was typed, and nothing is sent', {
  tags: 'full',
}, async () => {
  const { row, sent, amount, pencil } = await open();
  await pencil('数量').click();
  await expect.element(amount).toHaveFocus();
  await userEvent.keyboard('99999{Enter}');
  await expect.element(row.getByText('请输入 0 到 9999 之间的数')).toBeVisible();
  await expect.element(amount).toHaveValue('99999');
  expect(sent()).toEqual([]);
});

test('leaving the cell saves; an unchanged value is not sent', { tags: 'full' }, async () => {
  const { list, row, sent, price, pencil } = await open();
  await pencil('单价').click();
  await expect.element(price).toHaveFocus();
  await list.root.getByRole('columnheader', { name: '备注' }).click();
  await expect.element(price).not.toBeInTheDocument();
  expect(sent()).toEqual([]);
  await pencil('单价').click();
  await price.fill('8.80');
  await list.root.getByRole('columnheader', { name: '备注' }).click();
  await expect.element(row.getByText('¥8.80')).toBeVisible();
  expect(sent()).toEqual([{ id: 2, price: '8.80' }]);
});

test('a value against the rules stays with its message, and so does one that the server refuses', async () => {
  const { visit, row, sent, price, pencil } = await open();
  await pencil('单价').click();
  await price.fill('1.234');
  await userEvent.keyboard('{Enter}');
  await expect.element(row.getByText('请输入正确的金额，最多两位小数')).toBeVisible();
  expect(sent()).toEqual([]);
  visit.mockServer.faults.inject({
    kind: 'code',
    code: 40000,
    msg: '单价低于进价',
    path: operations.update.path,
    times: 1,
  });
  await price.fill('0.01');
  await userEvent.keyboard('{Enter}');
  await expect.element(row.getByText('单价低于进价')).toBeVisible();
  await expect.element(price).toHaveValue('0.01');
  await expect.element(price).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(row.getByText('¥0.01')).toBeVisible();
  expect(sent()).toHaveLength(2);
});

test('[CODE-9] after a cell’s save without an answer the rows are read again', { tags: 'full' }, async () => {
  const { visit, row, pencil, amount } = await open();
  const { list, update } = operations;
  await pencil('数量').click();
  await amount.fill('40');
  visit.mockServer.faults.inject({ kind: 'lost', path: update.path, times: 1 });
  await userEvent.keyboard('{Enter}');
  await expect.element(row.getByText('可能已写入')).toBeVisible();
  await expect.poll(() => visit.mockServer.requests.of(list.path).length).toBe(2);
  await expect.element(amount).toHaveValue('40');
});

test('a value whose row has left the page is sent when leaving saves first, unless a rule refused it', {
  tags: 'full',
}, async () => {
  const { visit, list, row, sent, amount, pencil } = await open();
  const turnTo = async (number: string, id: string) => {
    await list.root.getByTitle(number, { exact: true }).click();
    await expect.poll(() => list.ids().at(-1)).toBe(id);
  };
  const answer = async (label: string) => {
    const leaving = visit.leave();
    const asked = page.getByRole('dialog', { name: '确认提示' });
    await asked.getByRole('button', { name: label }).click();
    return leaving;
  };
  await pencil('数量').click();
  await amount.fill('99999');
  await turnTo('2', '40');
  expect(await answer('保存后离开')).toBe(false);
  expect(sent()).toEqual([]);
  expect(await answer('不保存离开')).toBe(true);

  await turnTo('1', '20');
  visit.mockServer.faults.inject({
    ...{ kind: 'code', code: 50000, msg: '系统内部错误' },
    ...{ path: operations.update.path, times: 1 },
  });
  await pencil('数量').click();
  await amount.fill('41');
  await list.root.getByRole('columnheader', { name: '备注' }).click();
  await expect.element(row.getByText('系统内部错误')).toBeVisible();
  await turnTo('2', '40');
  expect(await answer('保存后离开')).toBe(true);
  expect(sent()).toEqual([
    { id: 2, amount: 41 },
    { id: 2, amount: 41 },
  ]);
});

test('[PERM-3] a user without the permission to change records has no pencil', async () => {
  const { row, pencil } = await open({ permissions: ['dev:sample:list', 'dev:sample:show'] });
  await expect.element(row.getByText('37', { exact: true })).toBeVisible();
  await expect.element(pencil('数量')).not.toBeInTheDocument();
});

const question = page.getByRole('dialog', { name: '记录已被他人修改' });

test('[29] a cell that a colleague changed meanwhile is asked about, and their other changes stay', {
  tags: 'full',
}, async () => {
  const { visit, row, sent, amount, pencil } = await open();
  await pencil('数量').click();
  await expect.element(amount).toHaveFocus();
  const table = await visit.mockServer.table(sampleTable);
  const kept = table.get(2) ?? expect.unreachable();
  await table.put({ ...kept, amount: 38, remark: '同事的备注' });
  await userEvent.keyboard('40{Enter}');
  for (const text of ['新的值：38', '您填写的：40'])
    await expect.element(question.getByText(text)).toBeVisible();
  expect(sent()).toEqual([]);
  await question.getByRole('button', { name: '取消' }).click();
  await expect.element(amount).toHaveValue('40');
  await amount.click();
  await userEvent.keyboard('{Enter}');
  await question.getByRole('button', { name: '覆盖' }).click();
  await expect.element(row.getByText('40', { exact: true })).toBeVisible();
  expect(table.get(2)).toMatchObject({ amount: 40, remark: '同事的备注' });
});

test('[29] the new value of a cell is taken, and nothing is sent', { tags: 'full' }, async () => {
  const { visit, row, sent, amount, pencil } = await open();
  await pencil('数量').click();
  await expect.element(amount).toHaveFocus();
  const table = await visit.mockServer.table(sampleTable);
  await table.put({ ...(table.get(2) ?? expect.unreachable()), amount: 38 });
  await userEvent.keyboard('40{Enter}');
  await question.getByRole('button', { name: '用新的值' }).click();
  await expect.element(row.getByText('38', { exact: true })).toBeVisible();
  expect(sent()).toEqual([]);
});

test('[29] a cell that was opened and left as it was keeps the value that a colleague set meanwhile', async () => {
  const { visit, row, sent, amount, pencil } = await open();
  await pencil('数量').click();
  await expect.element(amount).toHaveFocus();
  const table = await visit.mockServer.table(sampleTable);
  await table.put({ ...(table.get(2) ?? expect.unreachable()), amount: 38, price: '7.77' });
  await visit.runtime.queryClient.refetchQueries();
  await expect.element(row.getByText('¥7.77')).toBeVisible();
  await expect.element(amount).toHaveValue('37');
  await userEvent.keyboard('{Enter}');
  await expect.element(row.getByText('38', { exact: true })).toBeVisible();
  expect(sent()).toEqual([]);
});

test('a record is read afresh and sent with the change where a resource wants whole records', {
  tags: 'full',
}, async () => {
  const visit = await openView({ view: dictData.view, ...sample.place });
  const list = listPage(visit, dictData);
  await list.ready();
  const row = list.rows.first();
  await row.getByRole('button', { name: /^修改/ }).click();
  await row.getByRole('spinbutton').fill('7');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => visit.notifications).toEqual(['success: 修改成功']);
  const { update } = systemEndpoints['system/dict/data'].operations;
  const [body] = visit.mockServer.requests
    .of(update.path)
    .filter(({ method }) => method === 'PUT')
    .map((request) => request.body);
  expect(body).toMatchObject({ dictSort: 7, dictLabel: expect.any(String), dictType: expect.any(String) });
});
