import type { Rule } from '@/src/lib/accountRules';

/** Returns the problem of a value, given all values of the form; undefined where there is none. */
export type Check<Name extends string = string> = (
  value: string,
  all: Readonly<Record<Name, string>>,
) => string | undefined;

/** The value must not be blank. */
export function required(message: string): Check {
  return (value) => (value.trim() === '' ? message : undefined);
}

/** A value that is not empty must follow the rule. */
export function follows({ test, message }: Rule): Check {
  return (value) => (value === '' || test(value) ? undefined : message);
}

/** The first problem that one of the checks finds. */
export function inOrder<Name extends string>(...checks: readonly Check<Name>[]): Check<Name> {
  return (value, all) => {
    for (const check of checks) {
      const message = check(value, all);
      if (message !== undefined) return message;
    }
    return undefined;
  };
}
