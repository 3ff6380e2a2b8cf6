import type { User } from '@/providers/auth/user';
import { safeSession } from '@/src/lib/safeStorage';

const keyOf = ({ id }: Pick<User, 'id'>) => `toolbox-province-${id}`;

/** The province that a person chose last since this browser tab was opened; undefined where there is none yet. */
export function readProvince(user: Pick<User, 'id'>): number | undefined {
  return Number(safeSession.getItem(keyOf(user))) || undefined;
}

/** Remembers the province for the next pages. */
export function keepProvince(user: Pick<User, 'id'>, provinceId: number | undefined): void {
  safeSession.setItem(keyOf(user), String(provinceId ?? ''));
}
