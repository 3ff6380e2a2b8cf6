import type { MockServer } from '../../mockServer';
import type { SignedInRequest } from '../../route';
import { brochureBin } from '../brochure/brochureBin';
import { brochureKey, brochureTable } from '../brochure/brochureTable';
import { planBin } from '../plan/planBin';
import { planKey, planTable } from '../plan/planTable';
import type { CollegeRow } from './collegeTable';

/** Whether figures or brochures hang on a college: then it cannot be deleted. */
export async function isCollegeUsed({ table }: MockServer, id: number): Promise<boolean> {
  const isOf = ({ schoolId }: { readonly schoolId: number }) => schoolId === id;
  return [(await table(planTable)).find(isOf), (await table(brochureTable)).find(isOf)].some(Boolean);
}

/** Hands a college's figures and brochures on to another one; those that it has already go to the recycle bin. */
export async function moveFigures(
  request: SignedInRequest,
  fromId: number,
  { id: schoolId, name }: Pick<CollegeRow, 'id' | 'name'>,
): Promise<void> {
  const reason = `合并到「${name}」时重复`;
  const plans = await request.mockServer.table(planTable);
  const known = new Set(plans.all().map(planKey));
  for (const row of plans.all().filter((one) => one.schoolId === fromId)) {
    const moved = { ...row, schoolId };
    if (known.has(planKey(moved))) await planBin.recycle(row, request, reason);
    else await plans.put(moved);
  }
  const brochures = await request.mockServer.table(brochureTable);
  const taken = new Set(brochures.all().map(brochureKey));
  for (const row of brochures.all().filter((one) => one.schoolId === fromId)) {
    const moved = { ...row, schoolId };
    if (taken.has(brochureKey(moved))) await brochureBin.recycle(row, request, reason);
    else await brochures.put(moved);
  }
}
