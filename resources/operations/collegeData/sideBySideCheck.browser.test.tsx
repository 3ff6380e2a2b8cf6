import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { planTable } from '@/mocks/operations/plan/planTable';
import { openView, type VisitOptions } from '@/src/testing/openView';
import { operationsEndpoints } from '../endpoints';
import { collegeFigures } from './collegeFigures';

const { check, list: listing, update } = operationsEndpoints['operations/college-data'].operations;

/** Opens the side-by-side check, and the rows that more of the address chooses. */
async function openCheck(more = '', prepare?: VisitOptions['prepare']) {
  const visit = await openView(collegeFigures, { at: `?as=check${more}`, ...(prepare && { prepare }) });
  const pane = visit.screen.getByRole('region', { name: '双屏核对' });
  const sent = ({ path }: typeof check) => visit.mockServer.requests.of(path).map(({ body }) => body);
  return { visit, pane, plan: pane.getByLabelText('计划数'), waiting: pane.getByRole('status'), sent };
}

test('[O3] Enter in the side-by-side check saves the changes, passes the row and shows the next one', {
  tags: 'full',
}, async () => {
  const { plan, waiting, sent } = await openCheck();
  await expect.element(waiting).toHaveTextContent(/^待核对 \d+ 条$/);
  const before = Number(waiting.element().textContent?.match(/\d+/)?.[0]);
  await plan.fill('8');
  await userEvent.keyboard('{Enter}');
  await expect.element(waiting).toHaveTextContent(`待核对 ${before - 1} 条`);
  expect(sent(update)).toMatchObject([{ planCount: 8 }]);
  expect(sent(check)).toMatchObject([{ checkStatus: 1 }]);
});

test.each([
  ['最低分', '6OO', '最低分为 0–900 的整数'],
  ['计划数', '-5', '计划数为 0–99999 的整数'],
  ['计划数', '12.6', '计划数为 0–99999 的整数'],
  ['计划数', 'abc', '计划数为 0–99999 的整数'],
])(
  '[O3] the side-by-side check passes no row with %s %s',
  { tags: 'full' },
  async (label, typed, refusal) => {
    const { pane, sent } = await openCheck();
    const input = pane.getByLabelText(label);
    await input.fill(typed);
    await userEvent.keyboard('{Enter}');
    await expect.element(pane.getByText(refusal).first()).toBeVisible();
    await expect.element(input).toHaveValue(typed);
    expect([...sent(update), ...sent(check)]).toEqual([]);
  },
);

test('[O3] a row that the network kept from passing is still there with its figures, to be sent again', {
  tags: 'full',
}, async () => {
  const { visit, pane, plan, sent } = await openCheck();
  visit.mockServer.faults.inject({ kind: 'network', path: update.path, times: 1 });
  await plan.fill('8');
  await userEvent.keyboard('{Enter}');
  await expect.element(pane.getByText('这条数据未能通过，请重试')).toBeVisible();
  await expect.element(plan).toHaveValue('8');
  expect(sent(check)).toEqual([]);
});

test('[O3] changed figures are asked about before their row is skipped, and a draft once the list shows', {
  tags: 'full',
}, async () => {
  const { visit, pane, plan } = await openCheck();
  await plan.fill('8');
  await pane.getByRole('button', { name: '跳过' }).click();
  const question = page.getByRole('dialog');
  await question.getByRole('button', { name: '继续编辑' }).click();
  await expect.element(plan).toHaveValue('8');
  await visit.go('');
  await expect.element(pane).not.toBeInTheDocument();
  expect(await visit.leave()).toBe(true);
  await visit.go('?as=check');
  await pane.getByRole('button', { name: '恢复草稿' }).click();
  await expect.element(plan).toHaveValue('8');
  await pane.getByRole('button', { name: '跳过' }).click();
  await question.getByRole('button', { name: '不保存离开' }).click();
  await expect.element(plan).not.toHaveValue('8');
  expect(await visit.leave()).toBe(true);
});

test('[O3] figures that somebody else wrote meanwhile are shown in place of the old ones, and not passed unseen', {
  tags: 'full',
}, async () => {
  const majorName = '样本专业';
  const { visit, pane, sent } = await openCheck(`&majorName=${majorName}`, async (server) => {
    const plans = await server.table(planTable);
    const row = plans.find(({ checkStatus }) => checkStatus === 0) ?? expect.unreachable();
    await plans.put({ ...row, majorName, category: 5, req: '历史+政治' });
  });
  const plans = await visit.mockServer.table(planTable);
  const row = plans.find((plan) => plan.majorName === majorName) ?? expect.unreachable();
  for (const key of ['历史类', '历史+政治']) await expect.element(pane.getByText(key)).toBeVisible();
  await plans.put({ ...row, planCount: 77, rev: row.rev + 1 });
  await pane.getByLabelText('计划数').click();
  await userEvent.keyboard('{Enter}');
  await expect.element(pane.getByLabelText('计划数')).toHaveValue('77');
  expect(sent(check)).toEqual([{ id: row.id, rev: row.rev, checkStatus: 1 }]);
  expect(visit.notifications).toEqual(['error: 该记录已被他人处理，请刷新后重试']);
  expect(plans.get(row.id)?.checkStatus).toBe(0);
});

test('[O3] a doubt in the side-by-side check removes the row; an account without the permission finds no button', {
  tags: 'full',
}, async () => {
  const { pane, waiting, sent } = await openCheck();
  await expect.element(waiting).toHaveTextContent(/^待核对 \d+ 条$/);
  const before = Number(waiting.element().textContent?.match(/\d+/)?.[0]);
  await pane.getByRole('button', { name: '标记疑问' }).click();
  const doubt = page.getByRole('dialog', { name: /^标记疑问：/ });
  await doubt.getByRole('button', { name: '位次与分数对应不上' }).click();
  await doubt.getByRole('button', { name: '确定' }).click();
  await expect.element(waiting).toHaveTextContent(`待核对 ${before - 1} 条`);
  expect(sent(check)).toMatchObject([{ checkStatus: 2, remark: '位次与分数对应不上' }]);
  const reader = await openView(collegeFigures, {
    ...{ at: '?as=check', as: 'yunying', permissions: ['operations:college-data:list'] },
  });
  const own = reader.screen.getByRole('region', { name: '双屏核对' });
  await expect.element(own.getByRole('button', { name: '跳过' })).toBeVisible();
  for (const name of ['通过并下一条（Enter）', '标记疑问'])
    await expect.element(own.getByRole('button', { name })).not.toBeInTheDocument();
});

test('[O3] the side-by-side check follows the state that is chosen; checked figures lead back to the list', {
  tags: 'full',
}, async () => {
  const { visit, pane } = await openCheck('&checkStatus=2');
  await expect.element(pane.getByRole('status')).toHaveTextContent(/^有疑问 [1-9]\d* 条$/);
  await expect.element(pane.getByRole('button', { name: '通过并下一条（Enter）' })).toBeVisible();
  await expect.element(pane.getByRole('button', { name: '标记疑问' })).not.toBeInTheDocument();
  await expect.element(pane.getByText('生源省份')).toBeVisible();
  const { faults } = visit.mockServer;
  faults.inject({ kind: 'hold', path: listing.path });
  await visit.go('?as=check');
  await expect.element(pane.getByRole('status')).not.toBeInTheDocument();
  await expect.element(pane.getByText('生源省份')).not.toBeInTheDocument();
  faults.clear();
  await expect.element(pane.getByRole('status')).toHaveTextContent(/^待核对 [1-9]\d* 条$/);
  await visit.go('?as=check&checkStatus=1');
  await expect.element(pane.getByText('已核对的数据不必再核对')).toBeVisible();
  await expect.element(pane.getByRole('status')).not.toBeInTheDocument();
  await pane.getByRole('button', { name: '返回列表' }).click();
  await expect.poll(visit.address).not.toContain('as=check');
  expect(visit.address()).toContain('checkStatus=1');
});
