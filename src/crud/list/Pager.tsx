import { Pagination } from 'antd';
import { useRef } from 'react';
import { leadToTop, usePagerLook } from '../../ui/layout/paging';
import type { ListState } from './listAddress';

interface Props {
  readonly state: ListState;
  readonly total: number;
  readonly change: (changes: Partial<ListState>) => void;
}

/**
 * Page, page size and total of a list; five page numbers on a narrow screen, else seven. A change scrolls to the top
 * (WID-1).
 */
export function Pager({ state, total, change }: Props) {
  const columnSettings = usePagerLook();
  const place = useRef<HTMLDivElement>(null);
  const turn = (page: number, size: number) => {
    change(size === state.size ? { page } : { size });
    void leadToTop(place).catch(() => undefined);
  };
  return (
    <div ref={place}>
      <Pagination
        className="list-pager"
        align="end"
        current={state.page}
        pageSize={state.size}
        total={total}
        {...columnSettings}
        showQuickJumper={!columnSettings.showLessItems && total > state.size}
        showTotal={(count) => `共 ${count} 条`}
        onChange={turn}
      />
    </div>
  );
}
