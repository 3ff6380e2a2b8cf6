import { DeleteOutlined } from '@ant-design/icons';
import { Button, Empty, type TableColumnsType } from 'antd';
import { usualPageSize } from '@/src/ui/layout/paging';
import { PagedTable } from '@/src/ui/table/PagedTable';

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

/** Names, each with its remark below, or keys to choose one from. It opens at the page with the chosen one. */
export function CacheTable({ label, rows, chosen, empty, onChoose, onClear }: Props) {
  const at = rows.findIndex(({ id }) => id === chosen);
  const columns: TableColumnsType<CacheRow> = [
    { title: '序号', width: 48, render: (_value, row) => rows.indexOf(row) + 1 },
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
    <PagedTable<CacheRow>
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
      pagination={{ defaultCurrent: Math.floor(Math.max(at, 0) / usualPageSize) + 1 }}
    />
  );
}
