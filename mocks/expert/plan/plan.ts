import type { PlanMajor, YearLine } from '@/src/gaokao/planUnit';
import type { Category } from '@/src/gaokao/student';
import type { BatchRow } from '../../gaokao/batchTable';
import type { College } from '../../gaokao/colleges';

/** The batch and the category of a plan. */
export interface PlanScope {
  readonly batch: BatchRow;
  readonly category: Category;
}

/** A college's places in a batch, before they are cut into the units of a mode. */
export interface PlanSchool {
  /** The province's code of the college. */
  readonly code: string;
  readonly name: string;
  readonly college: College;
  readonly groups: readonly PlanGroup[];
  /** Lines of the college, where the province publishes no finer ones. */
  readonly history: readonly YearLine[];
  /** 1 where any figure of `history` is invented. */
  readonly synthetic: 0 | 1;
}

/** Majors of a college that demand the same. */
export interface PlanGroup {
  readonly code: string;
  readonly req: string;
  readonly majors: readonly PlanMajor[];
  readonly history: readonly YearLine[];
  readonly synthetic: 0 | 1;
  /** 1 where only former years had it. */
  readonly gone: 0 | 1;
}

/** A number from 0 to below 1 that is always the same for a text (FNV-1a). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  hash ^= hash >>> 12;
  return (hash >>> 0) / 2 ** 32;
}

/** Picks an item of a list, always the same for a text. */
export function pickOf<T>(list: readonly T[], text: string): T | undefined {
  return list[Math.floor(hashOf(text) * list.length)];
}
