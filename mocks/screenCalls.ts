import type { Operation } from '@/providers/endpoints/builder';

/** A call of a screen. With `any`, the answer may be a refusal of the body, but none for a missing permission. */
type ScreenCall = readonly [operation: Operation, body?: object, answer?: 'any'];

/** The calls of a screen: with the permission that opens it, and with one more for each action. */
export interface ScreenCalls {
  /** Its code in the catalogue of screens, and its title. */
  readonly screen: string;
  readonly permission: string;
  readonly opens: readonly ScreenCall[];
  /** Calls by the permission that they need beside the first. Their bodies may be refused, the calls may not. */
  readonly does?: Readonly<Record<string, readonly ScreenCall[]>>;
}
