import { DeleteOutlined } from '@ant-design/icons';
import { Button, Empty, Table, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { useTablePaging, usualPageSize } from '@/src/ui/layout/paging';

/** One line of a card. */
export interface CacheRow {
  /** Whole name or key. */
  readonly id: string;
  /** The shown text. */
  readonly text: string;
  readonly remark?: string;
}

interface Props {
  /** Head of the column that is chosen from. */
  readonly label: string;
  readonly rows: readonly CacheRow[];
  readonly chosen: string | undefined;
  readonly empty: string;
  readonly onChoose: (id: string) => void;
  readonly onClear: (id: string) => void;
}

/** The page somebody turned to, and the lines of each. */
interface Turned {
  readonly turned: number | undefined;
  readonly size: number;
}

/** Names, each with its remark below, or keys to choose one from. It opens at the page with the chosen one. */
export function CacheTable({ label, rows, chosen, empty, onChoose, onClear }: Props) {
  const { place, pagination } = useTablePaging(rows.length);
  const [{ turned, size }, turn] = useState<Turned>({ turned: undefined, size: usualPageSize });
  const at = rows.findIndex(({ id }) => id === chosen);
  const page = Math.min(turned ?? Math.floor(Math.max(at, 0) / size) + 1, Math.ceil(rows.length / size) || 1);
  const columns: TableColumnsType<CacheRow> = [
    { title: '序号', width: 48, render: (_value, _row, index) => (page - 1) * size + index + 1 },
    {
      title: label,
      render: (_value, { id, text, remark }) => (
        <>
          <button type="button" className="cache-row-name" aria-current={id === chosen} title={text}>
            {text}
          </button>
          {remark && <div className="cache-row-remark">{remark}</div>}
        </>
      ),
    },
    {
      title: '操作',
      width: 52,
      render: (_value, { id, text }) => (
        <Button
          type="text"
          danger
          data-needs="monitor:cache:list"
          aria-label={`清理${text}`}
          icon={<DeleteOutlined aria-hidden />}
          onClick={(event) => {
            event.stopPropagation();
            onClear(id);
          }}
        />
      ),
    },
  ];
  return (
    <div ref={place}>
      <Table<CacheRow>
        size="small"
        rowKey="id"
        tableLayout="fixed"
        columns={columns}
        dataSource={rows}
        // the button inside is what the keyboard reaches; its click bubbles up to the row
        onRow={({ id }) => ({
          className: 'cache-row',
          'data-chosen': id === chosen,
          onClick: () => onChoose(id),
        })}
        locale={{ emptyText: <Empty description={empty} /> }}
        pagination={
          pagination && {
            ...pagination,
            current: page,
            pageSize: size,
            onChange: (to, rowsOnPage) => {
              turn({ turned: to, size: rowsOnPage });
              pagination.onChange?.(to, rowsOnPage);
            },
          }
        }
      />
    </div>
  );
}
