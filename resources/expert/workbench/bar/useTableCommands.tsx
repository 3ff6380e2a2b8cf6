import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCan } from '@/src/services/useCan';
import { useNotify } from '@/src/services/useNotify';
import { Loadable, load } from '@/src/ui/load';
import { useSwitches } from '../../institution/useSwitches';
import { ownRows } from '../model/table';
import { useBatch, useProblems, useTable, useWorkbench, useWorkbenchState } from '../model/WorkbenchContext';
import { useSubmit } from './useSubmit';

const ShareDialog = load(() => import('../../share/ShareDialog'));
const SheetPreview = load(
  () => import('../../sheet/SheetPreview'),
  (code) => code.SheetPreview,
);

type Command = (() => void) | undefined;

/**
 * Commands for the open table as a whole; undefined without the permission, or where the table does not allow it.
 */
interface TableCommands {
  readonly save: Command;
  readonly share: Command;
  readonly print: Command;
  /** 提交确认: to the family. */
  readonly confirm: Command;
  /** 提交审核: to a reviewer. */
  readonly review: Command;
  /** 定稿. */
  readonly final: Command;
  /** The dialog that they have opened. */
  readonly dialog: ReactNode;
}

/** Saving, sharing, printing and the ways out of a draft, for the buttons of the bar and for its menu. */
export function useTableCommands(): TableCommands {
  const { autosave, table } = useWorkbench();
  const notify = useNotify();
  const can = useCan();
  const navigate = useNavigate();
  const student = useWorkbenchState((state) => state.student);
  const writable = useTable((state) => state.readOnly === undefined);
  const switches = useSwitches(student.storeId);
  const [dialog, setDialog] = useState<'share' | 'confirm' | 'print'>();
  const submit = useSubmit();

  /** Does something with the table as the server has it: what is not saved is saved first. */
  async function withSaved(act: () => unknown): Promise<void> {
    const isStored = await autosave.flush('manual');
    if (isStored && table.get().meta.version > 0) await act();
    else notify('warning', table.get().saving.refusal ?? '请先保存志愿表');
  }
  const where = (allowed: boolean, act: () => unknown): Command =>
    allowed ? () => void withSaved(act) : undefined;

  const mayShare = can('expert:volunteer:share');
  return {
    save: writable ? () => void autosave.keep() : undefined,
    share: where(mayShare, () => setDialog('share')),
    print: where(can('expert:volunteer:export') && switches.exportPdf, () => setDialog('print')),
    confirm: where(writable && mayShare, () => setDialog('confirm')),
    review: where(writable, () => submit.review()),
    final: where(writable && can('expert:volunteer:final'), () =>
      navigate(`/expert/volunteer/save?id=${table.get().meta.id}`),
    ),
    dialog: dialog && (
      <TableDialog
        kind={dialog}
        switches={switches}
        close={() => setDialog(undefined)}
        onConfirmed={() => void submit.confirm()}
        onPrinted={() => void submit.exported()}
      />
    ),
  };
}

interface DialogProps {
  readonly kind: 'share' | 'confirm' | 'print';
  readonly switches: ReturnType<typeof useSwitches>;
  readonly close: () => void;
  readonly onConfirmed: () => void;
  readonly onPrinted: () => void;
}

function TableDialog({ kind, switches, close, onConfirmed, onPrinted }: DialogProps) {
  const { table } = useWorkbench();
  const { name, provinceName } = useWorkbenchState((state) => state.student);
  const meta = useTable((state) => state.meta);
  const errors = useProblems().count.error;
  const batch = useBatch();
  const named = { ...meta, userName: name };
  if (kind === 'print')
    return (
      <Loadable
        of={SheetPreview}
        props={{
          table: { ...named, items: ownRows(table.get()) },
          ...{ batch, switches, provinceName },
          ...{ onClose: close, onPrinted },
        }}
      />
    );
  return (
    <Loadable
      of={ShareDialog}
      props={{
        table: named,
        ...{ errors, switches, close },
        onShared: kind === 'confirm' ? onConfirmed : undefined,
      }}
    />
  );
}
