import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { appointmentTable } from '@/mocks/expert/appointmentTable';
import { today } from '@/src/lib/dates';
import { choose } from '@/src/testing/enter';
import { listPage } from '@/src/testing/listPage';
import { openView } from '@/src/testing/openView';
import { appointments } from './appointments';

test('[E9] the list begins with today; earlier appointments show once the day is removed', {
  tags: 'full',
}, async () => {
  const visit = await openView(appointments);
  const list = listPage(visit, appointments);
  const fromToday = await list.ready();
  await expect.element(list.rows.first()).toHaveTextContent(today());
  await list.goTo('?dateFrom=');
  await expect.poll(list.ready).toBeGreaterThan(fromToday);
  await expect.element(list.rows.first()).not.toHaveTextContent(today());
});

test('[E9] 改期 offers the free times of the chosen day, says what will change, and moves it', {
  tags: 'full',
}, async () => {
  const visit = await openView(appointments, { at: '?status=0&sort=start.desc' });
  const list = listPage(visit, appointments);
  await list.ready();
  const [id = ''] = list.ids();
  await list.act(list.withId(id), '改期');
  const dialog = page.getByRole('dialog', { name: '改期：' });
  const day = dialog.getByLabelText('日期');
  await day.fill('2020-01-01');
  await userEvent.keyboard('{Tab}');
  await expect.element(dialog.getByText('日期不能早于今天')).toBeVisible();
  await day.fill('2099-06-26');
  await userEvent.keyboard('{Tab}');
  await dialog.getByRole('button', { name: '确定' }).click();
  // The hint in the empty input, and the message below it.
  await expect.poll(() => dialog.getByText('请选择预约时间').elements().length).toBe(2);
  await choose(dialog.getByLabelText('时间'), '14:00');
  await expect.element(dialog.getByText(/^确定将「.+」的预约由 .+ 改到 6 月 26 日/)).toBeVisible();
  await day.fill('2099-06-27');
  await userEvent.keyboard('{Tab}');
  await expect.element(dialog.getByText(/改到/)).not.toBeInTheDocument();
  await choose(dialog.getByLabelText('时间'), '15:00');
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => visit.notifications).toEqual(['success: 改期成功']);
  const rows = (await visit.mockServer.table(appointmentTable)).all();
  expect(rows.find((row) => String(row.id) === id)?.start).toBe('2099-06-27 15:00:00');
});

test('[E9] 完成 is not offered before an appointment has begun', {
  tags: 'full',
}, async () => {
  const visit = await openView(appointments, { at: '?status=1&sort=start.desc' });
  const list = listPage(visit, appointments);
  await list.ready();
  const [id = ''] = list.ids();
  const latest = list.withId(id);
  await expect.element(latest.getByRole('button').first()).toBeVisible();
  expect(latest.getByRole('button', { name: /完成/ }).elements()).toEqual([]);
});

test('[E9] an appointment that a colleague cancelled meanwhile leaves the list once 改期 is refused', {
  tags: 'full',
}, async () => {
  const visit = await openView(appointments, { at: '?status=0&sort=start.desc' });
  const list = listPage(visit, appointments);
  await list.ready();
  const [id = ''] = list.ids();
  await list.act(list.withId(id), '改期');
  const dialog = page.getByRole('dialog', { name: '改期：' });
  await choose(dialog.getByLabelText('时间'));
  const table = await visit.mockServer.table(appointmentTable);
  await table.put({ ...(table.get(Number(id)) ?? expect.unreachable()), status: 3 });
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => visit.notifications).toEqual(['error: 该预约当前为「已取消」，不能修改']);
  await expect.element(list.withId(id)).not.toBeInTheDocument();
  await expect.element(dialog).toBeVisible();
});
