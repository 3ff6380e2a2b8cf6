import { z } from 'zod';
import { member } from './list';
import type { MockServer } from './mockServer';
import { refuse } from './responses';
import { read, type SignedInRequest } from './route';
import { canCall } from './session';

/** Members that the server answers masked, with what masks them: `{ mobile: maskMobile, bankAccount: maskAccount }`. */
export type Masks<Row extends object> = { readonly [K in keyof Row]?: (value: string) => string };

/** `6222020000000012` → `**** 0012`. */
export function maskAccount(account: string): string {
  return account === '' ? '' : `**** ${account.slice(-4)}`;
}

/** The row as those see it who may not see all of it. */
export function masked(row: object, masks: Masks<Record<string, unknown>>): object {
  const hidden = Object.entries(masks).flatMap(([field, mask]) => {
    const value = member(row, field);
    return mask && typeof value === 'string' ? [[field, mask(value)]] : [];
  });
  return { ...row, ...Object.fromEntries(hidden) };
}

/** The values of a form, with masked values that were left alone restored to the originals. */
export function unmasked<Values extends object>(
  values: Values,
  before: object,
  masks: Masks<Record<string, unknown>>,
): Values {
  const shown = masked(before, masks);
  const same = Object.keys(masks).filter((field) => member(values, field) === member(shown, field));
  return { ...values, ...Object.fromEntries(same.map((field) => [field, member(before, field)])) };
}

/** Whether the caller may see and export whole values: `finance:withdrawals:plain`. */
export function mayReveal(
  { mockServer, user }: Pick<SignedInRequest, 'user'> & { mockServer: Pick<MockServer, 'table'> },
  permission: string,
): Promise<boolean> {
  return canCall(mockServer, user, `${permission}:plain`);
}

const plainInput = z.object({ field: z.string() });

/** The response of a reveal: one masked member of the row. Refuses members that are not masked. */
export function plainValue(
  { body }: SignedInRequest,
  row: object,
  masks: Masks<Record<string, unknown>>,
): { field: string; value: string } {
  const { field } = read(body, plainInput);
  if (!(field in masks)) refuse('参数错误：field');
  return { field, value: String(member(row, field) ?? '') };
}
