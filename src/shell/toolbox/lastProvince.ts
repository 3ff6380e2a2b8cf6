import type { User } from '@/providers/auth/user';

const keyOf = ({ id }: Pick<User, 'id'>) => `toolbox-province-${id}`;

/** The province that a person chose last since this browser tab was opened; undefined where they have not yet. */
export function readProvince(user: Pick<User, 'id'>): number | undefined {
  try {
    return Number(sessionStorage.getItem(keyOf(user))) || undefined;
  } catch {
    return undefined;
  }
}

/** Remembers the province for the pages that are opened next. */
export function keepProvince(user: Pick<User, 'id'>, provinceId: number | undefined): void {
  try {
    sessionStorage.setItem(keyOf(user), String(provinceId ?? ''));
  } catch {
    // Forbidden: nothing is remembered.
  }
}
