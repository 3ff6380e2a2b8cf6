import { describe, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { auditTable } from '@/mocks/audit';
import { bookThrough, moneyRun } from '@/src/testing/faultRun';
import { openForm } from '@/src/testing/formPage';
import type { ListOnScreen } from '@/src/testing/listPage';
import { type MoneyCase, moneyCases } from '@/src/testing/moneyForms';
import { openSubject } from '@/src/testing/openSubject';
import { subjectNamed } from '@/src/testing/subject';

async function openDialog(
  { on, row, label, title = label }: MoneyCase,
  list: ListOnScreen,
): Promise<Locator> {
  const target = row === undefined ? list.rows.first() : list.row(row);
  if (on === 'row') await list.act(target, label);
  if (on === 'toolbar') await list.toolbar.getByRole('button', { name: label, exact: true }).click();
  if (on === 'batch') {
    await target.getByRole('checkbox').click();
    await page.getByRole('button', { name: label, exact: true }).click();
  }
  return openForm(title);
}

/** One form of each way to open it; the others run in a full run, and when they are changed. */
const usual = ['toolbar', 'row', 'batch'].map((on) => moneyCases.find((one) => one.on === on));

describe.each(moneyCases)('$resource $label', (one) => {
  const { resource, operation, label, action = label, button, prepare, fill, at } = one;
  // a form for a new record does nothing in part
  const runs = moneyRun.filter(({ way }) => way !== 'read' || button === undefined);

  test.each(runs)(
    '[CODE-9] is done once: $name',
    { tags: usual.includes(one) ? [] : 'full' },
    async (failure) => {
      const subject = await subjectNamed(resource);
      const { path = '' } = subject.resource.endpoints.operations[operation] ?? {};
      const options = {
        ...(prepare && { prepare }),
        ...(at !== undefined && { at }),
      };
      const { visit, list } = await openSubject(subject, options);
      await list.ready();
      const trail = await visit.mockServer.table(auditTable);
      const dialog = await openDialog(one, list);
      await fill(dialog, list);
      const isMeant = (row: { bizType: string; action: string }) =>
        row.bizType === resource && row.action.replace('（平台代办）', '') === action;
      const booked = async () => trail.all().filter(isMeant).length;
      await bookThrough(failure, { visit, dialog, path, booked, ...(button && { button }) });
    },
  );
});
