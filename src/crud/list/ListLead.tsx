import { Suspense, useState } from 'react';
import { useNarrow } from '../../ui/layout/useNarrow';
import { useResourcePage } from '../ResourceContext';
import type { ListState } from './listAddress';
import { QuickFilters } from './QuickFilters';

interface Props {
  readonly state: ListState;
  readonly change: (changes: Partial<ListState>) => void;
  /** The `stat` of the list's answer. */
  readonly counts: Readonly<Record<string, unknown>>;
}

/** The first line of a list: ready-made filters, and beside them the resource's own part. */
export function ListLead({ state, ...filters }: Props) {
  return (
    <div className="list-lead">
      <QuickFilters state={state} {...filters} />
      <Above state={state} />
    </div>
  );
}

/** The resource's own part over its rows; on a phone behind a button, where it says so. Its place is kept while it is fetched. */
function Above({ state }: Pick<Props, 'state'>) {
  const { AboveRows, aboveLabel, sort } = useResourcePage().resource;
  const narrow = useNarrow();
  const [open, setOpen] = useState(false);
  if (!AboveRows) return null;
  const folds = aboveLabel !== undefined;
  return (
    <>
      {folds && narrow && (
        <button type="button" className="list-above" aria-expanded={open} onClick={() => setOpen(!open)}>
          {aboveLabel}
        </button>
      )}
      {(open || !folds || !narrow) && (
        <Suspense fallback={folds && <div className="list-above-waits" />}>
          <AboveRows filters={state.filters} sort={state.sort ?? sort} />
        </Suspense>
      )}
    </>
  );
}
