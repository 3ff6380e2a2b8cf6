import { Pagination } from 'antd';
import { useRef } from 'react';
import { useNarrow } from '../../ui/layout/useNarrow';
import { type ListState, pageSizes } from './listAddress';

interface Props {
  readonly state: ListState;
  readonly total: number;
  readonly change: (changes: Partial<ListState>) => void;
}

/** Page, page size and total of a list; five page numbers on a narrow screen, else seven. A change leads to the top (WID-1). */
export function Pager({ state, total, change }: Props) {
  const narrow = useNarrow();
  const place = useRef<HTMLDivElement>(null);
  const turn = async (page: number, size: number) => {
    change(size === state.size ? { page } : { size });
    const { scrollToTop } = await import('../../lib/scrollToTop');
    if (place.current) scrollToTop(place.current);
  };
  return (
    <div ref={place}>
      <Pagination
        className="list-pager"
        align="end"
        current={state.page}
        pageSize={state.size}
        total={total}
        pageSizeOptions={[...pageSizes]}
        showSizeChanger
        showLessItems={narrow}
        showQuickJumper={!narrow && total > state.size}
        showTotal={(count) => `共 ${count} 条`}
        onChange={(page, size) => void turn(page, size).catch(() => undefined)}
      />
    </div>
  );
}
