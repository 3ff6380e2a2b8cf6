import type { PlanUnit } from '@/src/gaokao/planUnit';
import { CollegeDrawer } from '../college/CollegeDrawer';
import { useSwitches } from '../institution/useSwitches';
import type { Volunteer } from './useVolunteer';

interface Props {
  readonly unit: PlanUnit;
  readonly volunteer: Volunteer;
  readonly close: () => void;
}

/** The college of a row, beside the table that it is in (screens E5 and E11). */
export default function CollegeOfTable({ unit, volunteer: { student, batch }, close }: Props) {
  const { showSame } = useSwitches(student.storeId);
  const { schoolId, schoolCode, provinceId, year, batchId } = unit;
  return (
    <CollegeDrawer
      {...{ schoolId, keyword: schoolCode, provinceId, year, batchId, mode: batch.mode }}
      {...{ student, bounds: batch, showSame, close }}
    />
  );
}
