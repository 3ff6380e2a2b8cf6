import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { appointmentTable } from '@/mocks/expert/appointmentTable';
import { today } from '@/src/lib/dates';
import { enterDay } from '@/src/testing/enter';
import { openForm } from '@/src/testing/formPage';
import { openView } from '@/src/testing/openView';
import { expertEndpoints } from '../../endpoints';
import { appointments } from '../appointments';
import { addDays, dayOf, dayText, weekOf } from '../times';

const { list, slots } = expertEndpoints['expert/appointment'].operations;

test('[E9] the day list says nothing of free times before they are read, and offers a failed reading again', {
  tags: 'full',
}, async () => {
  const visit = await openView(appointments, { at: '?as=week&dateFrom=2099-06-26' });
  await page.viewport(390, 844);
  const calendar = visit.screen.getByRole('region', { name: '预约日历' });
  await expect.element(calendar.getByText(/^空闲 /).first()).toBeVisible();
  visit.mockServer.faults.inject({ kind: 'hold', path: slots.path });
  await calendar.getByRole('button', { name: '后一天' }).click();
  await expect.element(calendar.getByText(dayText('2099-06-27'))).toBeVisible();
  await expect.element(calendar.getByText('当天没有预约')).not.toBeInTheDocument();
  visit.mockServer.faults.clear();
  await expect.element(calendar.getByText(/^空闲 /).first()).toBeVisible();
  visit.mockServer.faults.inject({ kind: 'code', code: 50000, msg: '空闲时间读不到', path: slots.path });
  await calendar.getByRole('button', { name: '后一天' }).click();
  await expect.element(calendar.getByRole('alert')).toHaveTextContent('空闲时间读不到');
  visit.mockServer.faults.clear();
  await calendar.getByRole('button', { name: '重新加载' }).click();
  await expect.element(calendar.getByText(/^空闲 /).first()).toBeVisible();
});

test('[E9] 今天 leads to today, whatever day the list begins with', { tags: 'full' }, async () => {
  const visit = await openView(appointments, { at: '?as=week&by=expert&dateFrom=2099-06-26' });
  const calendar = visit.screen.getByRole('region', { name: '预约日历' });
  await expect.element(calendar.getByRole('heading')).toHaveTextContent(dayText('2099-06-26'));
  await calendar.getByRole('button', { name: '今天' }).click();
  await expect.element(calendar.getByRole('heading')).toHaveTextContent(dayText(today()));
});

test('[E9] the experts’ appointments of the week are counted without the filters of the list', {
  tags: 'full',
}, async () => {
  const visit = await openView(appointments, { at: '?as=week' });
  const experts = visit.screen.getByRole('list', { name: '专家' });
  await expect.element(experts.getByText(/本周待办 [1-9]\d* 场/).first()).toBeVisible();
  const whole = experts.element().textContent;
  await visit.go('?as=week&status=2');
  const asked = () => visit.mockServer.requests.of(list.path).filter(({ body }) => body.status === '2');
  await expect.poll(asked).not.toEqual([]);
  const calendar = visit.screen.getByRole('region', { name: '预约日历' });
  await expect.element(calendar).toHaveAttribute('aria-busy', 'false');
  expect(experts.element().textContent).toBe(whole);
});

test('[E9] the experts’ appointments that are not over are told as such, and only those of the present week as 本周', {
  tags: 'full',
}, async () => {
  const visit = await openView(appointments, { at: '?as=week' });
  const experts = visit.screen.getByRole('list', { name: '专家' });
  await expect.element(experts.getByText(/^考生 \d+\/\d+.* · 本周待办 \d+ 场$/).first()).toBeVisible();
  await visit.go('?as=week&dateFrom=2099-06-26');
  await expect.element(experts.getByText(/ · 当周待办 0 场$/).first()).toBeVisible();
  await expect.element(experts.getByText('本周')).not.toBeInTheDocument();
});

test('[E9] an expert who may not reassign counts her own appointments, and books for herself alone', {
  tags: 'full',
}, async () => {
  const at = '?as=week&by=expert&dateFrom=2099-06-26';
  const visit = await openView(appointments, { at, as: 'zhuanjia' });
  const experts = visit.screen.getByRole('list', { name: '专家' });
  await expect.element(experts.getByRole('button', { name: /^陈牧之.*当周待办 0 场$/ })).toBeVisible();
  expect(experts.getByText(/待办/).elements()).toHaveLength(1);
  const calendar = visit.screen.getByRole('region', { name: '预约日历' });
  const unread = () => calendar.element().querySelectorAll('[data-known="false"]').length;
  await expect.poll(unread).toBe(0);
  const gaps = calendar.getByRole('button', { name: /^新增预约：/ }).elements();
  expect(gaps.map((gap) => gap.getAttribute('aria-label')?.slice(5, 8))).toEqual(['陈牧之']);
  await visit.go('/create?with=901');
  const input = openForm('新增预约').getByLabelText('专家');
  await expect.element(input.selectBox()).toHaveTextContent('陈牧之');
  await expect.element(input).toBeDisabled();
});

test('[E9] a search shows an expert who has matches; the calendar of another one leads there', {
  tags: 'full',
}, async () => {
  const visit = await openView(appointments);
  const rows = (await visit.mockServer.table(appointmentTable)).all();
  const isMeant = ({ status, start, expertId }: (typeof rows)[number]) =>
    status === 1 && expertId !== 4 && weekOf(today()).includes(dayOf(start));
  const { no } = rows.find(isMeant) ?? expect.unreachable();
  await visit.go(`?as=week&keyword=${no}`);
  const calendar = visit.screen.getByRole('region', { name: '预约日历' });
  await expect.element(calendar.getByRole('article')).toBeVisible();
  await calendar.getByRole('list', { name: '专家' }).getByRole('button', { name: '陈牧之' }).click();
  const note = calendar.getByRole('alert');
  await expect.element(note).toHaveTextContent('陈牧之本周没有符合条件的预约');
  await note.getByRole('button').click();
  await expect.element(calendar.getByRole('article')).toBeVisible();
  await expect.element(note).not.toBeInTheDocument();
});

test('[E9] the day filters are those of the shown week, and lead to another one', {
  tags: 'full',
}, async () => {
  const visit = await openView(appointments, { at: '?as=week' });
  const calendar = visit.screen.getByRole('region', { name: '预约日历' });
  await calendar.getByRole('button', { name: '下一周' }).click();
  const [monday = '', , , , , , sunday = ''] = weekOf(addDays(today(), 7));
  const from = visit.screen.getByLabelText('预约日期起');
  await expect.element(from).toHaveValue(monday);
  await expect.element(visit.screen.getByLabelText('预约日期止')).toHaveValue(sunday);
  const [other = ''] = weekOf(addDays(today(), -14));
  await enterDay(from, other);
  await expect.element(calendar.getByRole('heading')).toHaveTextContent(dayText(other));
});

test('[E9] the calendar shows the expert who is filtered for; choosing another one changes the filter', {
  tags: 'full',
}, async () => {
  const visit = await openView(appointments, { at: '?as=week&expert=4&expertId=901' });
  const experts = visit.screen.getByRole('list', { name: '专家' });
  const [own, other] = ['陈牧之', '王老师'].map((name) => experts.getByRole('button', { name }));
  if (!own || !other) expect.unreachable();
  await expect.element(other).toHaveAttribute('aria-pressed', 'true');
  await own.click();
  await expect.element(own).toHaveAttribute('aria-pressed', 'true');
  expect(visit.address()).toContain('expertId=4');
});
