import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { studentTable } from '@/mocks/expert/studentTable';
import { volunteerTable } from '@/mocks/expert/volunteerTable';
import { choose, openSelect } from '@/src/testing/enter';
import { openView, type VisitOptions } from '@/src/testing/openView';
import { testDrafts } from '@/src/testing/testDrafts';
import { expertEndpoints } from '../endpoints';

const { update, scoreInfo } = expertEndpoints['expert/student'].operations;
const { majors, batches } = expertEndpoints['expert/volunteer'].operations;

async function open(at: string, prepare: VisitOptions['prepare'] = () => undefined) {
  const visit = await openView({ view: 'expert/filling/student' }, { at, prepare });
  const form = page.getByRole('form', { name: /^考生信息/ });
  const save = () => form.getByRole('button', { name: '保存' }).click();
  const sent = () => visit.mockServer.requests.of(update.path).map(({ body }) => body);
  return { visit, form, save, sent };
}

const question = page.getByRole('dialog', { name: '确认提示' });
const agree = () => question.getByRole('button', { name: '确定' }).click();

test('[E2] without a student the page leads to the list where one is chosen', async () => {
  await open('');
  await expect.element(page.getByText('请先选择考生')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: '去选择考生' }))
    .toHaveAttribute('href', '/expert/filling');
});

test('[E2] tabs that the reader may not read are left out', { tags: 'full' }, async () => {
  await openView(
    { view: 'expert/filling/student' },
    { at: '?userId=101&tab=memos', permissions: ['expert:filling:list'] },
  );
  await expect.element(page.getByRole('tab', { name: '基本信息', selected: true })).toBeVisible();
  await expect.element(page.getByRole('tab', { name: '操作记录' })).toBeVisible();
  for (const name of ['报告', '备忘'])
    expect(page.getByRole('tab', { name, exact: true }).elements()).toEqual([]);
});

test('[E2] a score brings its rank; another rank and dependent tables are asked about; only changes travel', async () => {
  const { visit, form, save, sent } = await open('?userId=101&tab=score');
  const [score, rank] = [form.getByLabelText('总分'), form.getByLabelText('位次', { exact: true })];
  await expect.element(form.getByText('系统换算')).toBeVisible();
  await score.fill('601');
  await expect.poll(() => numberIn(rank)).toBeLessThan(18_876);
  await score.fill('600');
  await expect.element(rank).toHaveValue('18876');
  await rank.fill('20000');
  await expect.element(form.getByText('600 分对应位次 18,384–18,876')).toBeVisible();
  await save();
  await expect
    .element(question)
    .toHaveTextContent('600 分对应位次 18384–18876，填写的 20000 不在范围内，仍要保存？');
  await agree();
  await expect.element(question).toHaveTextContent('张志愿表的录取机会，已有志愿可能选科不符，确定保存？');
  await agree();
  await expect.poll(() => visit.notifications).toEqual(['success: 保存成功']);
  expect(sent()).toEqual([{ id: 101, rank: 20_000 }]);
});

test('[E2] a score saved before its look-up answers brings its rank or asks; a failing look-up blocks no save', {
  tags: 'full',
}, async () => {
  const { visit, form, sent } = await open('?userId=101&tab=score');
  const { faults, requests } = visit.mockServer;
  const [score, rank] = [form.getByLabelText('总分'), form.getByLabelText('位次', { exact: true })];
  await expect.element(form.getByText('系统换算')).toBeVisible();
  const enter = async (values: { readonly score: string; readonly rank?: string }) => {
    faults.inject({ kind: 'hold', path: scoreInfo.path });
    const before = requests.of(scoreInfo.path).length;
    if (values.rank !== undefined) await rank.fill(values.rank);
    await score.fill(values.score);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => requests.of(scoreInfo.path).length).toBeGreaterThan(before);
    expect(question.query()).toBeNull();
    faults.clear();
  };
  await enter({ score: '605', rank: '50000' });
  await expect.element(question).toHaveTextContent(/605 分对应位次 \d+–\d+，填写的 50000 不在范围内/);
  await question.getByRole('button', { name: '取消' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await rank.fill('');
  await enter({ score: '620' });
  await expect.element(question).toHaveTextContent('张志愿表的录取机会');
  await agree();
  await expect.poll(() => visit.notifications).toEqual(['success: 保存成功']);
  const [body] = sent();
  expect(body).toEqual({ id: 101, score: 620, rank: numberIn(rank) });
  expect(numberIn(rank)).toBeLessThan(18_384);
  faults.inject({ kind: 'code', code: 50000, path: scoreInfo.path });
  await score.fill('610');
  await userEvent.keyboard('{Enter}');
  await agree();
  await expect.poll(() => sent().at(-1)).toEqual({ id: 101, score: 610 });
});

test('[E2] leaving saves no change that is asked about; the form stays, and says so', {
  tags: 'full',
}, async () => {
  const { visit, form, sent } = await open('?userId=101&tab=score');
  await expect.element(form.getByText('系统换算')).toBeVisible();
  await form.getByLabelText('政策加分').fill('5');
  const answer = visit.leave();
  await question.getByRole('button', { name: '保存后离开' }).click();
  expect(await answer).toBe(false);
  await expect.element(form.getByRole('alert')).toHaveTextContent('保存前需要确认，请点击「保存」');
  expect(sent()).toEqual([]);
});

test('[E2] void tables are left out of the question before a change', { tags: 'full' }, async () => {
  let alive = 0;
  const { form, save } = await open('?userId=101&tab=score', async (mockServer) => {
    const tables = await mockServer.table(volunteerTable);
    const [first = expect.unreachable(), ...others] = tables.all().filter(({ userId }) => userId === 101);
    await tables.put({ ...first, status: 9 });
    alive = others.length;
  });
  await form.getByLabelText('政策加分').fill('5');
  await save();
  await expect.element(question).toHaveTextContent(`修改后将重新计算 ${alive} 张志愿表的录取机会`);
});

test('the draft of a student goes at the sign-out', { tags: 'full' }, async () => {
  const { form } = await open('?userId=101&tab=score');
  await form.getByLabelText('政策加分').fill('5');
  window.dispatchEvent(new Event('pagehide'));
  expect([...testDrafts.kept.values()].map(({ personal }) => personal)).toEqual([true]);
});

test('[E2] a score changed twice is refused at its field; typed values stay', { tags: 'full' }, async () => {
  const { form, save } = await open('?userId=103&tab=score');
  await form.getByLabelText('总分').fill('632');
  await expect.poll(() => numberIn(form.getByLabelText('位次', { exact: true }))).toBeLessThan(7246);
  await save();
  await agree();
  await expect.element(form.getByText('成绩修改次数已用完，请提交「修改分数」工单')).toBeVisible();
  await expect.element(form.getByLabelText('总分')).toHaveValue('632');
});

test('[E2] 意向城市 offers the cities of 意向省份', { tags: 'full' }, async () => {
  const { form, save, sent } = await open('?userId=101&tab=wishes');
  const cities = form.getByLabelText('意向城市');
  await cities.click();
  await cities.fill('广州');
  await expect.element(page.getByRole('option', { name: '广州市' })).toBeInTheDocument();
  await userEvent.keyboard('{Enter}{Escape}');
  await save();
  await expect.poll(sent).toMatchObject([{ prefer: { cityNames: ['广州市'] } }]);
});

test('[E2] a wish that a colleague has saved meanwhile stays beside one saved here', {
  tags: 'full',
}, async () => {
  const { visit, form, save, sent } = await open('?userId=101&tab=wishes');
  const students = await visit.mockServer.table(studentTable);
  const student = students.get(101) ?? expect.unreachable();
  await form.getByLabelText('学费上限').fill('9000');
  await students.put({ ...student, prefer: { ...student.prefer, majorCodes: ['071201'] } });
  await save();
  await expect.poll(sent).toMatchObject([{ prefer: { majorCodes: ['071201'], tuitionMax: 9000 } }]);
});

test('[E2] an emptied rank is that of the score which a colleague has saved meanwhile', {
  tags: 'full',
}, async () => {
  const { visit, form, save, sent } = await open('?userId=101&tab=score');
  const students = await visit.mockServer.table(studentTable);
  const student = students.get(101) ?? expect.unreachable();
  await expect.element(form.getByText('系统换算')).toBeVisible();
  await form.getByLabelText('位次', { exact: true }).fill('');
  await students.put({ ...student, score: 620 });
  await save();
  await expect.element(question).toHaveTextContent('张志愿表的录取机会');
  await agree();
  await expect.poll(sent).toHaveLength(1);
  expect(visit.mockServer.requests.of(scoreInfo.path).at(-1)?.body).toMatchObject({ score: 620 });
  expect(Number(Object(sent()[0]).rank)).toBeLessThan(18_000);
});

test('[E2] 意向专业 finds majors in the main batch of province and year; a failing search says so', {
  tags: 'full',
}, async () => {
  const { visit, form, save, sent } = await open('?userId=101&tab=wishes');
  const { faults, requests } = visit.mockServer;
  const wished = form.getByLabelText('意向专业');
  await choose(wished, '统计学');
  expect(requests.of(batches.path).at(-1)?.body).toEqual({ provinceId: 430000, year: 2026 });
  await save();
  await expect.poll(sent).toMatchObject([{ prefer: { majorCodes: ['080901', '080701', '071201'] } }]);
  faults.inject({ kind: 'code', code: 50000, path: majors.path });
  await openSelect(wished);
  await wished.fill('历史学');
  await expect.element(page.getByText('专业读取失败，请重试')).toBeVisible();
});

test('[E2] a province that is wanted and excluded is told by its name', { tags: 'full' }, async () => {
  const { form, save } = await open('?userId=101&tab=wishes', async (mockServer) => {
    const students = await mockServer.table(studentTable);
    const { prefer, exclude, ...student } = students.get(101) ?? expect.unreachable();
    const both = { provinceIds: [430000] };
    await students.put({ ...student, prefer: { ...prefer, ...both }, exclude: { ...exclude, ...both } });
  });
  await form.getByLabelText('学费上限').fill('9000');
  await save();
  await expect.element(form.getByText('「湖南」不能同时为意向和排除')).toBeVisible();
});

test('[E2] majors that come back with 重置 have their names, whatever was searched before', {
  tags: 'full',
}, async () => {
  const { form } = await open('?userId=101&tab=wishes');
  const wished = form.getByLabelText('意向专业');
  const chip = form.getByText('电子信息工程', { exact: true });
  await expect.element(chip).toBeVisible();
  await wished.click();
  await userEvent.keyboard('{Backspace}{Escape}');
  await expect.element(chip).not.toBeInTheDocument();
  await choose(wished, '统计学');
  await form.getByRole('button', { name: '重置' }).click();
  await agree();
  await expect.element(chip).toBeVisible();
});

test('[E2] chips keep to the rule of the province, and say at once what they open', {
  tags: 'full',
}, async () => {
  const { form, save, sent } = await open('?userId=101&tab=score');
  const chip = (name: string) => form.getByRole('button', { name, exact: true });
  const coverage = form.getByText('可报专业覆盖率');
  await expect.element(coverage).toBeVisible();
  await chip('历史').click();
  await expect.element(chip('物理')).toHaveAttribute('aria-pressed', 'false');
  await chip('化学').click();
  await expect.element(coverage).not.toBeInTheDocument();
  await save();
  await expect
    .element(form.getByRole('group', { name: '选考科目' }))
    .toHaveAccessibleDescription('请选择 1 门首选科目和 2 门再选科目');
  expect(sent()).toEqual([]);
});

function numberIn(locator: Locator): number {
  const found = locator.element();
  if (!(found instanceof HTMLInputElement)) throw new Error('this is no input');
  return Number(found.value);
}
