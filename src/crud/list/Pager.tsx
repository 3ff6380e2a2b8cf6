import { useRef } from 'react';
import { useInactivePane } from '../../services/usePane';
import { useAfterPaint, useLate } from '../../ui/late';
import { leadToTop } from '../../ui/layout/paging';
import { Loadable, load } from '../../ui/load';
import type { ListState } from './listAddress';

const PagerControls = load(() => import('./PagerControls'));

type Paging = Pick<ListState, 'page' | 'size'>;

interface Props {
  readonly state: Paging;
  readonly total: number;
  /** A change of the size begins at page one. */
  readonly change: (changes: Partial<Paging>) => void;
}

/**
 * Page, page size and total of a list. Their place is reserved until the rows are painted, and while the list rests.
 * A change leads to the top (WID-1).
 */
export function Pager({ state, total, change }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const isTime = useLate(useAfterPaint(true));
  const isInactive = useInactivePane();
  const turn = (page: number, size: number) => {
    change(size === state.size ? { page } : { size });
    void leadToTop(place).catch(() => undefined);
  };
  return (
    <div ref={place} className="list-pager-place">
      <Loadable
        of={isTime && !isInactive ? PagerControls : undefined}
        props={{ state, total, onChange: turn }}
      />
    </div>
  );
}
