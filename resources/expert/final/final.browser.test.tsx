import { Activity, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { reportTable } from '@/mocks/expert/reportTable';
import { studentTable } from '@/mocks/expert/studentTable';
import { volunteerTable } from '@/mocks/expert/volunteerTable';
import { choose } from '@/src/testing/enter';
import { openView, renderInside, type Visit } from '@/src/testing/openView';
import { testDrafts } from '@/src/testing/testDrafts';
import { expertEndpoints } from '../endpoints';
import WorkbenchPage from '../workbench/WorkbenchPage';
import SaveVolunteerPage from './SaveVolunteerPage';

const { create: createReport } = expertEndpoints['expert/report'].operations;

/** 湖南本科提前批-方案一 of student 114: five rows, two warnings, no error. */
const sound = 550;
const question = page.getByRole('dialog', { name: '确认提示' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const rows = page.getByRole('list', { name: '逐条核对' }).getByRole('listitem');

const openFinal = (id: number, prepare?: (server: Visit['mockServer']) => unknown) =>
  openView({ view: 'expert/volunteer/save' }, { at: `?id=${id}`, ...(prepare && { prepare }) });

async function change(server: Visit['mockServer'], id: number, to: object): Promise<void> {
  const table = await server.table(volunteerTable);
  const row = table.get(id);
  if (!row) throw new Error(`There is no table ${id}`);
  await table.put({ ...row, ...to });
}

/** Knows every warning, reads the rows that are left, and goes on. */
async function checkAll(): Promise<void> {
  await button('全部已知悉').click();
  for (const box of rows.getByRole('checkbox', { checked: false }).elements()) await userEvent.click(box);
  await expect.element(page.getByText('可以继续', { exact: true })).toBeVisible();
  await button('下一步').click();
  await expect.element(page.getByLabelText('志愿表名称')).toBeVisible();
}

async function finish(): Promise<void> {
  await button('定稿').click();
  await expect.element(question).toHaveTextContent('定稿后志愿表将锁定，确定定稿？');
  await question.getByRole('button', { name: '确定' }).click();
}

test('[E7] a table with errors goes back to the workbench; one under review or void is not finished here', {
  tags: 'full',
}, async () => {
  await openFinal(501);
  await expect
    .element(page.getByRole('alert').filter({ hasText: '存在 2 项错误，请返回修改' }))
    .toBeVisible();
  await expect.element(button('下一步')).toBeDisabled();
  await expect
    .element(page.getByRole('link', { name: '返回继续填报' }))
    .toHaveAttribute('href', expect.stringMatching(/workbench\?userId=101&batchId=\d+&planNo=1$/));
  for (const [status, text] of [
    [1, '志愿表待审核，审核通过后即为定稿；如需修改，请先退回'],
    [9, '志愿表已作废，不能定稿'],
  ] as const) {
    await openFinal(sound, (server) => change(server, sound, { status }));
    await expect.element(page.getByText(text)).toBeVisible();
    await expect.element(page.getByRole('link', { name: '返回工作台' })).toBeVisible();
    expect(button('下一步').elements()).toHaveLength(0);
  }
});

test('[E7] a table is finished; a colleague’s save begins its warnings anew', { tags: 'full' }, async () => {
  const { mockServer, notifications } = await openFinal(sound);
  await expect.element(page.getByText('2 项警告待知悉，5 个志愿待核对')).toBeVisible();
  await expect.element(button('下一步')).toBeDisabled();
  await page
    .getByRole('checkbox', { name: /^已知悉：/ })
    .first()
    .click();
  await rows.getByRole('checkbox', { name: '第 1 志愿已核对' }).click();
  await expect.element(page.getByText('1 项警告待知悉，4 个志愿待核对')).toBeVisible();
  await rows.getByRole('checkbox', { name: '第 1 志愿已核对' }).click();
  await rows.first().getByText('1', { exact: true }).click();
  await userEvent.keyboard('{Tab} {Enter}');
  await expect.element(page.getByText('1 项警告待知悉，2 个志愿待核对')).toBeVisible();
  await checkAll();

  await page.getByLabelText('志愿表名称').fill(' ');
  await button('定稿').click();
  await expect.element(page.getByText('请输入志愿表名称')).toBeVisible();
  await page.getByLabelText('志愿表名称').fill('家长确认稿');
  await page.getByRole('radio', { name: '家长' }).click();
  await page.getByRole('radio', { name: '电话' }).click();
  const before = (await mockServer.table(volunteerTable)).get(sound);
  await change(mockServer, sound, { version: (before?.version ?? 0) + 1, savedBy: '王老师' });
  await finish();
  await expect.element(page.getByText(/^志愿表已被 王老师 于 .* 修改$/)).toBeVisible();
  await button('重新核对').click();
  await expect.element(page.getByText('2 项警告待知悉', { exact: true })).toBeVisible();

  await checkAll();
  await page.getByLabelText('志愿表名称').fill('家长确认稿');
  await page.getByRole('radio', { name: '家长' }).click();
  await finish();
  await expect.element(page.getByText(/^家长确认稿，版本 \d+，共 5 个志愿$/)).toBeVisible();
  expect(notifications).toContain('success: 已定稿');
  const sent = mockServer.requests.of('/appv2/api/index/zySave').at(-1)?.body;
  expect(sent).toMatchObject({ saveType: 'final', name: '家长确认稿', confirm: { by: 2, way: '面谈' } });
  expect((await mockServer.table(volunteerTable)).get(sound)).toMatchObject({
    status: 2,
    name: '家长确认稿',
  });
});

test('[E7] a colleague’s finished table is delivered; typed text is a draft', { tags: 'full' }, async () => {
  const { mockServer, notifications, leave } = await openFinal(sound);
  await checkAll();
  await page.getByLabelText('备注').fill('家长当面核对');
  await change(mockServer, sound, { status: 2 });
  await finish();
  await expect.element(button('生成报告')).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
  expect(notifications).toEqual(['error: 志愿表已定稿']);
  expect(await leave()).toBe(true);
  await expect
    .poll(() => testDrafts.read(`/expert/volunteer/save?id=${sound}`))
    .toMatchObject({ values: { remark: '家长当面核对' } });
});

test('[E7] a table that is final when it is read again is delivered', { tags: 'full' }, async () => {
  const { mockServer } = await openFinal(sound);
  await checkAll();
  await change(mockServer, sound, { version: 99, savedBy: '王老师' });
  await finish();
  await expect.element(page.getByText(/^志愿表已被 王老师 于 .* 修改$/)).toBeVisible();
  await change(mockServer, sound, { status: 2 });
  await button('重新核对').click();
  await expect.element(button('生成报告')).toBeVisible();
});

test('[E7] 上一步 keeps ticks; a finished table is no unsaved change', { tags: 'full' }, async () => {
  const { mockServer, leave } = await openFinal(sound);
  await checkAll();
  const [parent, remark] = [page.getByRole('radio', { name: '家长' }), page.getByLabelText('备注')];
  await parent.click();
  await remark.fill('家长当面核对');
  await button('上一步').click();
  await expect.element(page.getByText('可以继续', { exact: true })).toBeVisible();
  for (const box of rows.getByRole('checkbox').all()) await expect.element(box).toBeChecked();
  await button('下一步').click();
  await expect.element(parent).toBeChecked();
  await expect.element(remark).toHaveValue('家长当面核对');
  await finish();
  await expect.element(button('生成报告')).toBeVisible();
  expect(mockServer.requests.of('/appv2/api/index/zySave').at(-1)?.body).toMatchObject({
    confirm: { by: 2, remark: '家长当面核对' },
  });
  expect(await leave()).toBe(true);
});

test('[E7] ticks and a confirmation outlive a reload; another name stays', { tags: 'full' }, async () => {
  const { mockServer, reload } = await openFinal(sound);
  const remark = page.getByLabelText('备注');
  await checkAll();
  await remark.fill('家长当面核对');
  await expect
    .poll(() => testDrafts.read(`/expert/volunteer/save?id=${sound}`))
    .toMatchObject({ personal: true });
  await change(mockServer, sound, { name: '冲刺方案' });
  await reload();
  await expect.element(page.getByText('2 项警告待知悉', { exact: true })).toBeVisible();
  await checkAll();
  await button('恢复草稿').click();
  await expect.element(remark).toHaveValue('家长当面核对');
  await expect.element(page.getByLabelText('志愿表名称')).toHaveValue('冲刺方案');
});

test('[E7] a final table opens at its delivery: report, share, student', { tags: 'full' }, async () => {
  const { mockServer, notifications } = await openFinal(sound, (server) =>
    change(server, sound, { status: 2 }),
  );
  await expect.element(page.getByText('已定稿', { exact: true }).first()).toBeVisible();
  await expect.element(page.getByRole('link', { name: '返回工作台' })).toBeVisible();
  await button('生成报告').click();
  const made = page.getByRole('link', { name: '查看报告草稿' });
  await expect.poll(() => notifications).toEqual(['success: 报告草稿已建立']);
  const reports = (await mockServer.table(reportTable)).all().filter(({ tableId }) => tableId === sound);
  expect(reports).toMatchObject([{ userId: 114, type: 1, status: 0 }]);
  await expect
    .element(made)
    .toHaveAttribute('href', `/expert/filling/report?userId=114&id=${reports[0]?.id}`);

  await choose(page.getByRole('combobox', { name: '报告类型' }), '成绩分析');
  await button('生成报告').click();
  const asked = () => mockServer.requests.of(createReport.path).map(({ body }) => body);
  await expect.poll(asked).toHaveLength(2);
  expect(asked()[1]).toMatchObject({ userId: 114, type: 3 });
  expect(asked()[1]).not.toHaveProperty('tableId');

  await button('将考生标记为已定稿').click();
  await expect.poll(() => notifications).toContain('success: 考生已定稿');
  await expect.element(button('将考生标记为已定稿')).not.toBeInTheDocument();
  expect((await mockServer.table(studentTable)).get(114)?.fillStatus).toBe(4);

  await button('分享给考生').click();
  const dialog = page.getByRole('dialog', { name: /^分享：/ });
  await expect.element(dialog.getByRole('button', { name: '生成链接' })).toBeVisible();
  expect(dialog.getByText(/尚未定稿/).elements()).toHaveLength(0);
});

test('[E7] a table taken back and changed in the workbench is checked again', { tags: 'full' }, async () => {
  let look = (_at: 'final' | 'workbench') => {};
  function Tabs() {
    const [shown, setShown] = useState('final');
    look = (at) => flushSync(() => setShown(at));
    return (
      <>
        <Activity mode={shown === 'final' ? 'visible' : 'hidden'}>
          <SaveVolunteerPage />
        </Activity>
        <Activity mode={shown === 'workbench' ? 'visible' : 'hidden'}>
          <WorkbenchPage />
        </Activity>
      </>
    );
  }
  const { mockServer, go, notifications } = await renderInside(<Tabs />, {
    prepare: (server) => change(server, sound, { status: 2 }),
  });
  const table = (await mockServer.table(volunteerTable)).get(sound) ?? expect.unreachable();
  const { userId, batchId, planNo } = table;
  await go(`?id=${sound}&userId=${userId}&batchId=${batchId}&planNo=${planNo}`);
  await expect.element(button('生成报告')).toBeVisible();

  look('workbench');
  await button('重新填报').click();
  const dialog = page.getByRole('dialog', { name: '重新填报' });
  await dialog.getByLabelText('原因').fill('家长要求调整');
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => notifications).toEqual(['success: 已转为草稿，可以继续填报']);
  look('final');
  await expect.element(page.getByText('2 项警告待知悉，5 个志愿待核对')).toBeVisible();
  await expect.element(button('下一步')).toBeDisabled();

  look('workbench');
  const grid = page.getByRole('grid', { name: '志愿表' });
  await grid.getByRole('checkbox', { name: '选择第 1 志愿', exact: true }).click();
  await button('删除').click();
  await expect.element(grid.getByRole('rowheader').nth(4)).not.toBeInTheDocument();
  look('final');
  await expect.element(page.getByText(/，4 个志愿待核对$/)).toBeVisible();
});
