import { Alert, Radio } from 'antd';
import { useState } from 'react';
import type { RowDialogProps } from '@/src/crud/actions/action';
import { FieldCell } from '@/src/crud/FieldCell';
import { useResourcePage } from '@/src/crud/ResourceContext';
import { useCall } from '@/src/crud/useCall';
import { useOperation } from '@/src/crud/useOperation';
import { isRecord, numberOr } from '@/src/lib/record';
import { ActionModal } from '@/src/ui/confirm/ActionModal';
import { Skeleton } from '@/src/ui/Skeleton';
import { managementEndpoints } from '../endpoints';
import { type Client, differentFields, type MergedField, takenWith } from './client';
import styles from './client.module.css';

const { one } = managementEndpoints['management/client-data'].operations;

type Rec = Readonly<Record<string, unknown>>;

/**
 * Merges two clients: staff pick the better value of each different field, and the other client goes (screen G2).
 */
export default function MergeDialog({ row, close }: RowDialogProps<Client>) {
  const { data: twin, isError } = useTwin(row);
  const { run, running } = useOperation('merge', '合并成功');
  const [taken, setTaken] = useState<readonly MergedField[]>([]);
  // The client who has become a customer is kept.
  const mine: Rec = { ...row };
  const [kept, gone] = twin && numberOr(twin.stage) === 2 ? [twin, mine] : [mine, twin];
  const merge = () => {
    if (!gone) return;
    void run({ fromId: gone.id, toId: kept.id, fields: taken }).then(close, () => undefined);
  };
  return (
    <ActionModal
      title="合并客户"
      width={680}
      running={running}
      reading={!gone && !isError}
      onOk={gone ? merge : close}
      onCancel={close}
    >
      {isError && <Alert type="error" showIcon message="另一位客户加载失败，请稍后再试" />}
      {!gone && !isError && <Skeleton />}
      {gone && (
        <>
          <Alert
            type="warning"
            showIcon
            message={`合并后保留「${String(kept.name)}」，另一位客户移入回收站，跟进记录一并转入。高考省份、选考科目、分数和位次一并选取。`}
          />
          <MergeTable kept={kept} gone={gone} taken={taken} onChange={setTaken} />
        </>
      )}
    </ActionModal>
  );
}

/** Reads the other client once: after the merge one of the two is gone, before the dialog is. */
function useTwin({ twinId }: Client) {
  return useCall(
    one,
    (data): Rec => {
      if (!isRecord(data)) throw new Error('no client');
      return data;
    },
    // A word of its own: the merging itself must not have it read again, since it is gone then.
    {
      of: 'merged-client',
      body: { id: twinId },
      quiet: false,
      gcTime: 0,
      staleTime: Number.POSITIVE_INFINITY,
    },
  );
}

interface TableProps {
  readonly kept: Rec;
  readonly gone: Rec;
  readonly taken: readonly MergedField[];
  readonly onChange: (taken: readonly MergedField[]) => void;
}

/** The fields in which the two may differ, each with a choice. */
function MergeTable({ kept, gone, taken, onChange }: TableProps) {
  const { resource } = useResourcePage();
  return (
    <table className={styles.merge}>
      <thead>
        <tr>
          <th scope="col">字段</th>
          <th scope="col">保留的客户</th>
          <th scope="col">移除的客户</th>
        </tr>
      </thead>
      <tbody>
        {differentFields(kept, gone).map((name) => {
          const field = resource.fields.find((one) => one.name === name);
          const isTaken = taken.includes(name);
          return (
            field && (
              <tr key={name}>
                <th scope="row">{field.label}</th>
                {[kept, gone].map((record, side) => (
                  <td key={String(record.id)}>
                    <Radio
                      name={`merge-${name}`}
                      checked={isTaken === (side === 1)}
                      aria-label={`${field.label}：${side === 0 ? '保留的客户' : '移除的客户'}`}
                      onChange={() => onChange(takenWith(taken, name, side === 1))}
                    >
                      <FieldCell field={field} record={{ ...record, id: String(record.id) }} place="show" />
                    </Radio>
                  </td>
                ))}
              </tr>
            )
          );
        })}
      </tbody>
    </table>
  );
}
