import type { PlanUnit, Tier } from '@/src/gaokao/planUnit';
import { tierOf } from '@/src/gaokao/tier';
import { sameId } from '@/src/lib/recordId';
import { assessUnit, contextOf } from '../workbench/model/assess';
import type { WorkbenchState } from '../workbench/model/workbenchStore';

/** A compared unit with its chances, and the tier that they are of. */
export interface ComparedUnit {
  readonly unit: PlanUnit;
  readonly tier: Tier;
}

type Comparing = Pick<WorkbenchState, 'comparison' | 'student' | 'batches' | 'standing' | 'trial'>;

/** The units side by side, each by the rules of its own batch. One whose batch is gone stays as it was read. */
export function comparedUnits(state: Comparing): readonly ComparedUnit[] {
  const { comparison, student, batches, standing, trial } = state;
  return comparison.map((plain) => {
    const batch = batches.find(({ id }) => sameId(id, plain.batchId));
    const unit = batch ? assessUnit(contextOf(student, batch, standing, trial), plain) : plain;
    return { unit, tier: tierOf(unit.chance, batch) };
  });
}
