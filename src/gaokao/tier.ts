import type { BatchConfig } from './batch';
import type { Tier } from './planUnit';
import type { ChoiceRow } from './volunteerTable';

/** Per cent from which a chance is 冲, 稳, 保. */
export type TierBounds = Pick<BatchConfig, 'rush' | 'match' | 'safe'>;

/** Bounds where a batch has none of its own. */
const defaultTierBounds: TierBounds = { rush: 15, match: 60, safe: 85 };

/** A5: the tier of a chance; 9 without one. */
export function tierOf(chance: number | null, bounds: TierBounds = defaultTierBounds): Tier {
  if (chance === null) return 9;
  if (chance >= bounds.safe) return 3;
  if (chance >= bounds.match) return 2;
  return chance >= bounds.rush ? 1 : 0;
}

/** The tier that is shown and counted: the expert's, else the computed one. */
export function rowTier(row: Pick<ChoiceRow, 'manualTier' | 'unit'>, bounds?: TierBounds): Tier {
  return row.manualTier ?? tierOf(row.unit.chance, bounds);
}
