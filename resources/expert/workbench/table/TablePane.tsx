import { unitName } from '../model/rows';
import { useRows } from '../model/WorkbenchContext';

/** The table of choices (E3). `onCandidates` opens the candidates where they have no room beside it. */
export function TablePane({ onCandidates }: { onCandidates?: () => void }) {
  const rows = useRows();
  return (
    <ol>
      {onCandidates && (
        <button type="button" onClick={onCandidates}>
          候选
        </button>
      )}
      {rows.map(({ uid, unit }) => (
        <li key={uid}>{unitName(unit)}</li>
      ))}
    </ol>
  );
}
