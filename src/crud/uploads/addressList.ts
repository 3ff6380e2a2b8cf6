import { joinAddresses, splitAddresses } from '../../lib/fileName';
import { textsOf } from '../../lib/record';

/** Reads and writes several addresses in one value. */
export interface AddressList<V> {
  readonly read: (value: unknown) => readonly string[];
  readonly write: (addresses: readonly string[]) => V | null;
}

/** Reads a list, or one text joined with commas, whichever is written. */
function read(value: unknown): readonly string[] {
  return typeof value === 'string' ? splitAddresses(value) : textsOf(value);
}

/** A list of addresses. */
export const asList: AddressList<string[]> = { read, write: (addresses) => [...addresses] };

/** One text joined with commas. */
export const asText: AddressList<string> = { read, write: joinAddresses };

/** A single address. */
export const asOne: AddressList<string> = {
  read: (value) => (typeof value === 'string' && value !== '' ? [value] : []),
  write: ([address]) => address ?? null,
};
