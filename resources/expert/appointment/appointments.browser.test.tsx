import { expect, test } from 'vitest';
import { today } from '@/src/lib/dates';
import { listPage } from '@/src/testing/listPage';
import { openView } from '@/src/testing/openView';
import { appointments } from './appointments';

test('[E9] the list begins with today; earlier appointments show once the day is removed', async () => {
  const visit = await openView(appointments);
  const list = listPage(visit, appointments);
  const fromToday = await list.ready();
  await expect.element(list.rows.first()).toHaveTextContent(today());
  await list.goTo('?dateFrom=');
  await expect.poll(list.ready).toBeGreaterThan(fromToday);
  await expect.element(list.rows.first()).not.toHaveTextContent(today());
});
