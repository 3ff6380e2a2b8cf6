import type { SeedContext } from '../table';
import type { OperRecord } from './operLog';

/** What the staff did in the weeks before. Newest last. */
export function seedOperLog(_context: SeedContext): readonly OperRecord[] {
  return [];
}
