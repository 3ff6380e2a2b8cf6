import type { AuditText } from './audit';
import { storeTable } from './customer/storeTable';
import type { MockServer } from './mockServer';
import { accountTable } from './system/accountTable';

/** Texts of values in the log and in exports: of switches, enumerations, lists, and ids of other records. */

/** The two values of a switch. */
export const yesNoTexts = { 0: '否', 1: '是' } as const;

/** The labels of an enumeration. */
export function optionTexts(
  options: readonly { readonly value: number; readonly label: string }[],
): Readonly<Record<string, string>> {
  return Object.fromEntries(options.map(({ value, label }) => [value, label]));
}

/** The items of a list, each told by a function. */
export function eachText(tell: (item: unknown) => string): AuditText {
  return (items) => (Array.isArray(items) ? items.map((item) => tell(item)).join('、') : '');
}

/** The number of a list's items, with their unit. */
export function countText(unit: string): AuditText {
  return (items) => `${Array.isArray(items) ? items.length : 0} ${unit}`;
}

/** The names of one or several persons of the staff. */
export async function peopleText(ids: unknown, { table }: MockServer): Promise<string> {
  const accounts = await table(accountTable);
  return [ids]
    .flat()
    .map((id) => accounts.get(Number(id))?.nickName ?? '')
    .join('、');
}

/** The names of institutions. */
export async function storesText(ids: unknown, { table }: MockServer): Promise<string> {
  const stores = await table(storeTable);
  return Array.isArray(ids) ? ids.map((id) => stores.get(Number(id))?.name ?? '').join('、') : '';
}
