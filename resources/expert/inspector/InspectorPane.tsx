import { useCurrentUnit } from '../workbench/model/WorkbenchContext';

/** What is known of the row or the candidate with the cursor (E3). */
export default function InspectorPane() {
  const unit = useCurrentUnit();
  return unit ? <p>{unit.schoolName}</p> : null;
}
