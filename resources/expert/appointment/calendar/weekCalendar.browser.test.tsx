import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { today } from '@/src/lib/dates';
import { openView } from '@/src/testing/openView';
import { expertEndpoints } from '../../endpoints';
import { appointments } from '../appointments';
import { dayText } from '../times';

const { list, slots } = expertEndpoints['expert/appointment'].operations;

test('[E9] the day list says nothing of free times before they are read, and offers a failed reading again', {
  tags: 'full',
}, async () => {
  const visit = await openView(appointments, { at: '?as=week&day=2099-06-26' });
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
  await expect.element(experts.getByText(/ · 本周待办 \d+ 场$/).first()).toBeVisible();
  await visit.go('?as=week&day=2099-06-26');
  await expect.element(experts.getByText(/ · 当周待办 0 场$/).first()).toBeVisible();
  await expect.element(experts.getByText('本周')).not.toBeInTheDocument();
});
