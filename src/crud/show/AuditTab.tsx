import { Empty } from 'antd';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import { useCall } from '@/src/crud/useCall';
import { Skeleton } from '@/src/ui/Skeleton';
import { isRecord, textOr } from '../../lib/record';
import { StatusTimeline } from '../../ui/display/StatusTimeline';
import { FieldCell } from '../FieldCell';
import { ReadError } from '../ReadError';
import { useResourcePage } from '../ResourceContext';
import type { AnyRecord } from '../resourceSpec';
import styles from './AuditTab.module.css';

/** A change of the record; all members as text, whatever they came as. */
interface AuditEntry {
  readonly id: string;
  readonly time: string;
  readonly operatorName: string;
  readonly ip: string;
  readonly action: string;
  readonly fromStatus: string;
  readonly toStatus: string;
  readonly remark: string;
  readonly changes: readonly { readonly label: string; readonly before: string; readonly after: string }[];
}

/** The changes made to a record, newest first. */
export default function AuditTab({ record }: { record: AnyRecord }) {
  const { resource } = useResourcePage();
  const { name } = resource;
  const { data, error, refetch } = useCall(
    platformCalls.auditLog,
    (data) => (Array.isArray(data) ? data.filter(isRecord).map(entryOf) : []),
    { of: [name, 'audit'], body: { bizType: name, bizId: record.id } },
  );
  if (error) return <ReadError error={error} retry={refetch} />;
  if (!data) return <Skeleton />;
  if (data.length === 0) return <Empty description="暂无操作记录" />;
  const steps = data.map((entry) => ({
    key: entry.id,
    title: entry.action,
    time: entry.time,
    by: [entry.operatorName, entry.ip].filter(Boolean).join(' · '),
    note: <EntryNote entry={entry} />,
  }));
  return <StatusTimeline label="操作记录" steps={steps} />;
}

/** The changes of an entry, and its remark. */
function EntryNote({ entry: { fromStatus, toStatus, changes, remark } }: { entry: AuditEntry }) {
  const moved = fromStatus !== '' && toStatus !== '' && fromStatus !== toStatus;
  return (
    <>
      {moved && (
        <div>
          <Status code={fromStatus} /> → <Status code={toStatus} />
        </div>
      )}
      {changes.length > 0 && (
        <ul className={styles.changes}>
          {changes.map(({ label, before, after }) => (
            <li key={label}>
              {label}：<del>{before || '空'}</del> → <ins>{after || '空'}</ins>
            </li>
          ))}
        </ul>
      )}
      {remark && <div>{remark}</div>}
    </>
  );
}

/** A state as the resource shows it. */
function Status({ code }: { code: string }) {
  const { fields, state } = useResourcePage().resource;
  const field = fields.find(({ name }) => name === state);
  return field ? <FieldCell field={field} record={{ id: '', [state]: code }} place="show" /> : code;
}

function entryOf(entry: Readonly<Record<string, unknown>>): AuditEntry {
  const of = (name: string) => textOr(entry[name]);
  const changes = Array.isArray(entry.changes) ? entry.changes.filter(isRecord) : [];
  return {
    ...{ id: of('id'), time: of('time'), operatorName: of('operatorName'), ip: of('ip') },
    ...{ action: of('action'), fromStatus: of('fromStatus'), toStatus: of('toStatus'), remark: of('remark') },
    changes: changes.map((change) => ({
      label: textOr(change.label),
      before: textOr(change.before),
      after: textOr(change.after),
    })),
  };
}
