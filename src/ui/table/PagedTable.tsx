import { Table, type TablePaginationConfig, type TableProps } from 'antd';
import type { AnyObject } from 'antd/es/_util/type';
import { useRef } from 'react';
import { leadToTop, pageSizes, usePagerLook, usualPageSize } from '../layout/paging';

interface Props<Row> extends TableProps<Row> {
  /** The page that is shown first; the pager is that of all tables. */
  readonly pagination?: Pick<TablePaginationConfig, 'defaultCurrent'>;
}

/**
 * antd's table of rows that are all loaded, with the pager of all tables. It has none where every choice shows all
 * rows. A turn of the page leads to the table's top (WID-1).
 */
export function PagedTable<Row extends AnyObject>({ pagination, ...props }: Props<Row>) {
  const place = useRef<HTMLDivElement>(null);
  const look = usePagerLook();
  const isPaged = (props.dataSource?.length ?? 0) > pageSizes[0];
  return (
    <div ref={place}>
      <Table<Row>
        {...props}
        pagination={{
          ...look,
          ...pagination,
          defaultPageSize: usualPageSize,
          size: 'small',
          // Not without a pager while the rows are on their way: antd would keep its own page size.
          position: [isPaged ? 'bottomRight' : 'none'],
          onChange: () => void leadToTop(place).catch(() => undefined),
        }}
      />
    </div>
  );
}
