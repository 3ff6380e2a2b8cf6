import { Button, Modal, Segmented, Table } from 'antd';
import { useState } from 'react';
import { operationOf } from '@/providers/data/callOperation';
import type { RowDialogProps } from '@/src/crud/actions/action';
import { Pager } from '@/src/crud/list/Pager';
import { ReadError } from '@/src/crud/ReadError';
import { StoreLink } from '@/src/crud/RecordLink';
import { useResourcePage } from '@/src/crud/ResourceContext';
import { useCall } from '@/src/crud/useCall';
import { useOperation } from '@/src/crud/useOperation';
import { isOnline } from '@/src/lib/contentStatus';
import { formatTime, timeOr } from '@/src/lib/dates';
import { isRecord, isYes, numberOr, textOr } from '@/src/lib/record';
import { emptyText } from '@/src/ui/fields/field';
import { usualPageSize } from '@/src/ui/layout/paging';
import { useReturnFocus } from '@/src/ui/layout/useReturnFocus';
import { AckCell } from './AckCell';
import type { Notice } from './notice';

const firstPage = { page: 1, size: usualPageSize };

/** Readers and confirmations of a notice, with reminders to the others. */
export default function ReceiptsDialog({ row, close }: RowDialogProps<Notice>) {
  useReturnFocus();
  const [state, setState] = useState(0);
  const [paging, setPaging] = useState(firstPage);
  const { data, error, isFetching, refetch } = useReceipts(row, state, paging);
  const remind = useOperation('remind', '已催办');
  const word = isYes(row.needAck) ? '确认' : '阅读';
  const show = (next: number) => {
    setState(next);
    setPaging({ ...paging, page: 1 });
  };
  return (
    <Modal open centered width={720} title={`回执：${row.title}`} footer={null} onCancel={close}>
      <div style={{ display: 'flex', justifyContent: 'space-between', marginBlock: '8px 12px' }}>
        <Segmented
          aria-label="回执状态"
          options={[
            { value: 0, label: `未${word}` },
            { value: 1, label: `已${word}` },
          ]}
          value={state}
          onChange={show}
        />
        {remind.allowed && state === 0 && isOnline(row, formatTime(Date.now())) && (
          <Button
            type="primary"
            disabled={remind.running || !data?.total}
            onClick={() => void remind.run({ id: row.id }).catch(() => undefined)}
          >
            催办
          </Button>
        )}
      </div>
      {error ? (
        <ReadError error={error} retry={() => void refetch()} />
      ) : (
        <>
          <Table
            size="small"
            rowKey="storeId"
            loading={isFetching}
            dataSource={data?.rows ?? []}
            scroll={{ x: 'max-content' }}
            pagination={false}
            columns={[
              { title: '机构', render: (_, row) => <StoreLink of={row} /> },
              { title: '阅读人', dataIndex: 'userName', render: shown },
              { title: '阅读时间', dataIndex: 'readTime', render: shown },
              {
                title: '确认时间',
                dataIndex: 'ackTime',
                render: (value: string) => (
                  <AckCell value={value} place="list" record={{ ackDeadline: row.ackDeadline }} />
                ),
              },
            ]}
          />
          {data && data.total > 0 && (
            <Pager
              state={paging}
              total={data.total}
              change={(changes) => setPaging({ ...paging, page: 1, ...changes })}
            />
          )}
        </>
      )}
    </Modal>
  );
}

const shown = (text: string) => text || emptyText;

function useReceipts({ id }: Notice, state: number, { page, size }: typeof firstPage) {
  const { resource } = useResourcePage();
  return useCall(
    operationOf(resource.endpoints, resource.name, 'receipts'),
    (data) => {
      const rows = isRecord(data) && Array.isArray(data.list) ? data.list.filter(isRecord) : [];
      return { rows: rows.map(readReceipt), total: isRecord(data) ? numberOr(data.total) : 0 };
    },
    {
      of: [resource.name, 'receipts'],
      body: { id, state, page, limit: size },
      keepPrevious: true,
    },
  );
}

function readReceipt(row: Readonly<Record<string, unknown>>) {
  return {
    storeId: textOr(row.storeId),
    storeName: textOr(row.storeName),
    userName: textOr(row.userName),
    readTime: timeOr(row.readTime),
    ackTime: timeOr(row.ackTime),
  };
}
