import { useState } from 'react';
import { useOperation } from '@/src/crud/useOperation';
import { codeLike } from '@/src/lib/codes';
import { isYes } from '@/src/lib/record';
import { isRecordId } from '@/src/lib/recordId';
import { useConfirm } from '@/src/ui/confirm/ConfirmProvider';
import { DialogBoundary } from '@/src/ui/DialogBoundary';
import type { CellProps } from '@/src/ui/fields/field';
import { toggle } from '@/src/ui/fields/toggle';
import { load } from '@/src/ui/load';
import { StateSwitch } from '@/src/ui/StateTag';

const Plain = toggle('状态').kind.Cell;
const StopDialog = load(() => import('./StopDialog'));

/**
 * The status as a switch for those with the permission: starting asks for confirmation, stopping also for the reason.
 */
export function StatusCell({ value, record, place }: CellProps<0 | 1>) {
  const { run, running, allowed, needs } = useOperation('changeStatus', '启用成功');
  const confirm = useConfirm();
  const [stopping, setStopping] = useState(false);
  const name = String(record.name ?? '');
  const started = isYes(value);
  const change = async (start: boolean) => {
    if (running) return;
    if (!start) setStopping(true);
    else if (await confirm({ text: `确认启用「${name}」吗？` }))
      await run({ id: record.id, status: codeLike(value, 1) }).catch(() => undefined);
  };
  if (!allowed || place === 'show') return <Plain value={value} record={record} place={place} />;
  return (
    <>
      <StateSwitch
        size="small"
        checked={started}
        aria-busy={running}
        aria-label={`状态：${name}`}
        data-needs={needs}
        onChange={(start) => void change(start)}
      />
      {stopping && isRecordId(record.id) && (
        <DialogBoundary close={() => setStopping(false)}>
          <StopDialog
            id={record.id}
            status={codeLike(value, 0)}
            name={name}
            close={() => setStopping(false)}
          />
        </DialogBoundary>
      )}
    </>
  );
}
