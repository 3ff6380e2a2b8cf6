import { Pagination, type PaginationProps } from 'antd';
import { usePagerLook } from '../../ui/layout/paging';
import type { ListState } from './listAddress';

interface Props {
  readonly state: Pick<ListState, 'page' | 'size'>;
  readonly total: number;
  readonly onChange: NonNullable<PaginationProps['onChange']>;
}

/** The parts of a pager: the total, five page numbers on a narrow screen, else seven, page size, jump. */
export default function PagerControls({ state, total, onChange }: Props) {
  const look = usePagerLook();
  return (
    <Pagination
      className="list-pager"
      align="end"
      current={state.page}
      pageSize={state.size}
      total={total}
      {...look}
      showQuickJumper={!look.showLessItems && total > state.size}
      showTotal={(count) => `共 ${count} 条`}
      onChange={onChange}
    />
  );
}
