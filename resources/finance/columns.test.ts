import { expect, test } from 'vitest';
import { fieldsOn, type Resource } from '@/src/crud/defineResource';
import { widthOf } from '@/src/crud/list/columns/columns';
import { actionsWidth, allCommands, shownKeys } from '@/src/crud/list/rowCommands';
import { invoices } from './invoices/invoices';
import { withdrawals } from './withdrawals/withdrawals';

/** Pixels of the columns in a window of 1366 with the sidebar open, without the selection boxes. */
const room = 1086 - 40;

/** Columns that are wholly in sight beside the buttons of a row. */
function inSight(resource: Resource): string[] {
  const keys = buttons(resource);
  const labels = allCommands(resource).flatMap(({ key, label }) => (keys.includes(key) ? label : []));
  let left = room - actionsWidth(labels, true);
  return fieldsOn(resource, 'list').flatMap((field) => {
    left -= widthOf(field);
    return left >= 0 ? field.name : [];
  });
}

const buttons = (resource: Resource) => shownKeys(allCommands(resource));

test('[F4] institution, amount and waiting time are in sight at 1366 pixels, and the risks after them', () => {
  expect(inSight(withdrawals)).toEqual(['withdrawNo', 'status', 'storeId', 'amount', 'waitDays', 'risks']);
});

test('[F2] the number of an invoice is in sight at 1366 pixels; 补传文件 is a button', () => {
  expect(inSight(invoices)).toContain('invoiceNo');
  expect(buttons(invoices)).toEqual([':issue', ':attach']);
});
