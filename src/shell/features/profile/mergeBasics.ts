import { textOr } from '@/src/lib/record';
import type { Profile } from './profileCalls';

/** Members that a person changes of themselves, in the order of the form. */
export const basicNames = ['nickName', 'phonenumber', 'email', 'sex'] as const;

export type BasicName = (typeof basicNames)[number];
export type Basics = Readonly<Pick<Profile, BasicName>>;

/** The members of the form. */
export function basicsOf({ nickName, phonenumber, email, sex }: Profile): Basics {
  return { nickName, phonenumber, email, sex };
}

/** The same members of a draft; undefined where it is empty. */
export function keptBasics(kept: Readonly<Record<string, unknown>> | undefined): Basics | undefined {
  if (!kept) return undefined;
  const { nickName, phonenumber, email, sex } = kept;
  return {
    ...{ nickName: textOr(nickName), phonenumber: textOr(phonenumber) },
    ...{ email: textOr(email), sex: textOr(sex) },
  };
}

interface Versions {
  /** The initial values; where nobody knows them, all differences were made on both sides. */
  readonly before: Basics | undefined;
  readonly mine: Basics;
  /** As the server holds it. */
  readonly now: Basics;
}

/**
 * Lays the typed values over the server's present ones (design decisions 29 and 35); `both` were changed on both sides.
 */
export function mergeBasics({ before, mine, now }: Versions): {
  readonly basics: Basics;
  readonly both: readonly BasicName[];
} {
  const typed = basicNames.filter((name) => (before ?? now)[name] !== mine[name]);
  return {
    basics: { ...now, ...Object.fromEntries(typed.map((name) => [name, mine[name]])) },
    both: typed.filter((name) => before?.[name] !== now[name] && mine[name] !== now[name]),
  };
}
