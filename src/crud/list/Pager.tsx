import { Pagination } from 'antd';
import { useNarrow } from '../../ui/layout/useNarrow';
import { type ListState, pageSizes } from './listAddress';

interface Props {
  readonly state: ListState;
  readonly total: number;
  readonly change: (changes: Partial<ListState>) => void;
}

/** Page, page size and total of a list (WID-1). */
export function Pager({ state, total, change }: Props) {
  const narrow = useNarrow();
  return (
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
      onChange={(page, size) => change(size === state.size ? { page } : { size })}
    />
  );
}
