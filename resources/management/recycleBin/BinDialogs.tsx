import { Spin } from 'antd';
import { operationOf } from '@/providers/data/callOperation';
import { ActionDialog } from '@/src/crud/actions/ActionDialog';
import type { BatchDialogProps, RowDialogProps } from '@/src/crud/actions/action';
import { useResourcePage } from '@/src/crud/ResourceContext';
import { useCall } from '@/src/crud/useCall';
import { isRecord, isYes, textOr, textsOf } from '@/src/lib/record';
import { parseId, sameId } from '@/src/lib/recordId';
import type { Recycled, RestoreCheck } from './recycled';

type DialogProps = Pick<BatchDialogProps<Recycled>, 'rows' | 'close'> & Partial<BatchDialogProps<Recycled>>;

export function RestoreOneDialog({ row, close }: RowDialogProps<Recycled>) {
  return <RestoreAllDialog rows={[row]} close={close} done={close} />;
}

/** Brings records back, once it is known what is in their way. */
export function RestoreAllDialog({ rows, close, done = close }: DialogProps) {
  const { data: checks } = useChecks(rows, false);
  const free = rows.filter(({ id }) => checks?.some((check) => check.ok && sameId(check.id, id)));
  return (
    <ActionDialog
      title="恢复"
      text={`确定恢复选中的 ${rows.length} 条数据吗？`}
      operation="restore"
      // The server says why where none of them can.
      rows={free.length > 0 ? free : rows}
      success="恢复成功"
      close={close}
      done={done}
    >
      {(isOpen) => <Checks rows={rows} enabled={!isOpen} />}
    </ActionDialog>
  );
}

/** The check, as it is made and shown. None is made once records may be restored: the server then knows them no more. */
function Checks({ rows, enabled }: Pick<DialogProps, 'rows'> & { readonly enabled: boolean }) {
  const { data: checks, error } = useChecks(rows, enabled);
  return (
    <>
      {!checks && !error && <Spin />}
      <ul aria-label="恢复检查">
        {checks?.map((check) => (
          <li key={check.id}>{checkText(check)}</li>
        ))}
      </ul>
    </>
  );
}

function checkText({ name, ok, conflicts, also }: RestoreCheck): string {
  if (!ok) return `「${name}」不能恢复：${conflicts.join('；')}`;
  return also.length > 0 ? `「${name}」可以恢复，一并恢复：${also.join('、')}` : `「${name}」可以恢复`;
}

/** The conflicts of each record, read by the enabled caller. */
function useChecks(rows: readonly Recycled[], enabled: boolean) {
  const { resource } = useResourcePage();
  const id = rows.map((row) => row.id).join(',');
  return useCall(
    operationOf(resource.endpoints, resource.name, 'check'),
    (data): readonly RestoreCheck[] => (Array.isArray(data) ? data.filter(isRecord).map(readCheck) : []),
    {
      of: ['management', 'recycleCheck'],
      body: { id },
      quiet: false,
      enabled,
      // For this dialog alone. A check that was made stays; a failed one is made again when the network is back.
      gcTime: 0,
      staleTime: ({ state }) => (state.data === undefined ? 0 : 'static'),
    },
  );
}

function readCheck(row: Readonly<Record<string, unknown>>): RestoreCheck {
  return {
    id: parseId(row.id) ?? '',
    name: textOr(row.name),
    ok: isYes(row.ok),
    conflicts: textsOf(row.conflicts),
    also: Array.isArray(row.also) ? row.also.filter(isRecord).map(({ name }) => textOr(name)) : [],
  };
}
