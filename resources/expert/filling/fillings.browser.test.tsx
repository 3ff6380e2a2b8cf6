import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { countdownTable } from '@/mocks/score/countdown';
import type { Operation } from '@/providers/endpoints/builder';
import { listPage } from '@/src/testing/listPage';
import { openView } from '@/src/testing/openView';
import { expertEndpoints } from '../endpoints';
import { fillings } from './fillings';

const { operations } = expertEndpoints['expert/filling'];

async function open(at = '?size=50') {
  const visit = await openView(fillings, { at });
  const list = listPage(visit, fillings);
  await list.ready();
  const sent = ({ path }: Operation) => visit.mockServer.requests.of(path).map(({ body }) => body);
  return { visit, list, sent };
}

const question = page.getByRole('dialog', { name: '确认提示' });

test('[E1] selected students are distributed after a preview, and reassignments are confirmed', {
  tags: 'full',
}, async () => {
  const { visit, list, sent } = await open('?provinceId=430000&size=50');
  for (const name of ['陈同学', '袁雨逸', '朱景奕']) await list.row(name).getByRole('checkbox').click();
  await list.root.getByRole('button', { name: '批量分配' }).click();
  const dialog = page.getByRole('dialog', { name: '批量分配' });
  const expert = (name: string) => dialog.getByRole('checkbox', { name: `选择专家：${name}` });
  await expect.element(expert('邹远怡')).toBeDisabled();
  await expert('陈牧之').click();
  await expert('王老师').click();
  const preview = dialog.getByRole('status', { name: '分配预览' });
  await expect.element(preview).toHaveTextContent('陈牧之 +2王老师 +1');
  await dialog.getByRole('button', { name: /^分\s?配$/ }).click();
  await expect
    .element(question)
    .toHaveTextContent('确定将 3 位考生分配给 2 位专家？其中 3 位已有负责专家，将被改派');
  await question.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => visit.notifications).toEqual(['success: 分配成功']);
  expect(sent(operations.assign)).toEqual([{ ids: '101,102,103', strategy: 2, expertIds: '4,901' }]);
});

test('[E1] a whole number is revealed one at a time, and the list stays masked', {
  tags: 'full',
}, async () => {
  const { list, sent } = await open();
  const row = list.row('陈同学');
  await expect.element(row.getByText('199****5001')).toBeVisible();
  const reads = sent(operations.list).length;
  await row.getByRole('button', { name: '查看完整手机号：陈同学' }).click();
  await expect.element(row.getByText('19900005001')).toBeVisible();
  await expect.element(list.row('袁雨逸').getByText('199****5002')).toBeVisible();
  expect(sent(operations.mobile)).toEqual([{ id: 101 }]);
  expect(sent(operations.list)).toHaveLength(reads);
});

test('[E1] a finished student is opened again only with a reason, and cannot be closed', {
  tags: 'full',
}, async () => {
  const { visit, list, sent } = await open('?fillStatus=4&size=50');
  const row = list.row('袁雨逸');
  await row.getByRole('button', { name: '更多操作：' }).click();
  await expect.element(page.getByRole('menuitem', { name: '专业推荐' })).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: '关闭', exact: true })).not.toBeInTheDocument();
  await page.getByRole('menuitem', { name: '重新填报' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.element(dialog.getByText('请输入原因')).toBeVisible();
  await dialog.getByLabelText('原因').fill('家长要求调整');
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => visit.notifications).toEqual(['success: 已转为填报中']);
  expect(sent(operations.status)).toEqual([{ ids: '102', fillStatus: 2, reason: '家长要求调整' }]);
});

test('[E1] a searched name is in no address, even from a link, and survives a reload', {
  tags: 'full',
}, async () => {
  const { visit, list } = await open();
  await list.filters.getByLabelText('考生', { exact: true }).fill('陈同学');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => decodeURIComponent(visit.address())).toMatch(/\?size=50&keyword=~\d+$/);
  await expect.poll(() => list.ids()).toEqual(['101']);
  const again = listPage(await visit.reload(), fillings);
  await again.ready();
  expect(again.ids()).toEqual(['101']);
  await expect.element(again.filters.getByLabelText('考生', { exact: true })).toHaveValue('陈同学');
  const linked = await open('?keyword=袁雨逸');
  await expect.poll(() => decodeURIComponent(linked.visit.address())).toMatch(/\?keyword=~\d+$/);
  await expect.element(linked.list.row('袁雨逸')).toBeVisible();
});

test('[E1] the way back from the workbench leads to the list as it was seen', { tags: 'full' }, async () => {
  await open('?fillStatus=2&size=50');
  await openView({ view: 'expert/filling/workbench' }, { at: '?userId=101' });
  await expect
    .element(page.getByRole('link', { name: '专家填报' }))
    .toHaveAttribute('href', '/expert/filling?fillStatus=2&size=50');
});

test('[E1] the countdown knows the exams behind those of many years', { tags: 'full' }, async () => {
  await openView(fillings, {
    prepare: async (server) => {
      const table = await server.table(countdownTable);
      for (const row of table.all())
        for (const back of [2, 4])
          await table.put({ ...row, id: row.id + back * 1000, year: row.year - back });
    },
  });
  await expect.element(page.getByText(/距离(\d+ 年高考|出分|填报截止)还有 \d+ 天/)).toBeVisible();
});
