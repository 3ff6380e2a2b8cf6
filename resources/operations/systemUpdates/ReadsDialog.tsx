import { Button, Modal, Segmented } from 'antd';
import { useState } from 'react';
import { operationOf } from '@/providers/data/callOperation';
import type { RowDialogProps } from '@/src/crud/actions/action';
import { ReadError } from '@/src/crud/ReadError';
import { StoreLink } from '@/src/crud/RecordLink';
import { useResourcePage } from '@/src/crud/ResourceContext';
import { useCall } from '@/src/crud/useCall';
import { useOperation } from '@/src/crud/useOperation';
import { isOnline } from '@/src/lib/contentStatus';
import { formatTime } from '@/src/lib/dates';
import { isRecord, numberOr } from '@/src/lib/record';
import { useNotify } from '@/src/services/useNotify';
import { useReturnFocus } from '@/src/ui/layout/useReturnFocus';
import { PagedTable } from '@/src/ui/table/PagedTable';
import { readReads, type SystemUpdate, unreadStores } from './systemUpdate';

/** Institutions that have read a release note, with reminders to the others. */
export default function ReadsDialog({ row, close }: RowDialogProps<SystemUpdate>) {
  useReturnFocus();
  const [shown, setShown] = useState('unread');
  const { data, error, isFetching, refetch } = useReads(row);
  const notify = useNotify();
  const remind = useOperation('remind');
  const unread = unreadStores(data ?? []);
  const rows = shown === 'unread' ? unread : data?.filter(({ readCount }) => readCount > 0);
  const remindAll = async () => {
    const answer = await remind.run({ id: row.id });
    notify('success', `已提醒 ${numberOr(isRecord(answer) ? answer.count : 0)} 人`);
  };
  return (
    <Modal
      open
      centered
      width={560}
      title={`阅读情况：${row.version} ${row.title}`}
      footer={null}
      onCancel={close}
    >
      <div style={{ display: 'flex', justifyContent: 'space-between', marginBlock: '8px 12px' }}>
        <Segmented
          aria-label="阅读状态"
          options={[
            { value: 'unread', label: `未读（${unread.length}）` },
            { value: 'read', label: '已读' },
          ]}
          value={shown}
          onChange={setShown}
        />
        {remind.allowed && shown === 'unread' && isOnline(row, formatTime(Date.now())) && (
          <Button
            type="primary"
            disabled={remind.running || unread.length === 0}
            data-needs={remind.needs}
            onClick={() => void remindAll().catch(() => undefined)}
          >
            一键提醒
          </Button>
        )}
      </div>
      {error ? (
        <ReadError error={error} retry={() => void refetch()} />
      ) : (
        <PagedTable
          size="small"
          rowKey="storeId"
          loading={isFetching}
          dataSource={rows ?? []}
          columns={[
            { title: '机构', render: (_, row) => <StoreLink of={row} /> },
            {
              title: '已读人数',
              align: 'right',
              render: (_, { readCount, staffCount }) => `${readCount}/${staffCount}`,
            },
          ]}
        />
      )}
    </Modal>
  );
}

function useReads({ id }: SystemUpdate) {
  const { resource } = useResourcePage();
  return useCall(operationOf(resource.endpoints, resource.name, 'reads'), readReads, {
    of: [resource.name, 'reads'],
    body: { id },
  });
}
