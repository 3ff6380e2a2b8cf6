import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useConfirm } from '../ui/confirm/ConfirmProvider';
import { useOperation } from './useOperation';

interface Props {
  readonly operation: string;
  readonly label: string;
  readonly icon: ReactNode;
  /** Said once the server agreed. */
  readonly success: string;
  /** Asked first; nothing is asked where absent. */
  readonly question?: string;
  readonly danger?: boolean;
}

/** A button over a list for an operation that concerns no row: 刷新缓存, 清空. Who may not call it has no button. */
export function OperationButton({ operation, label, icon, success, question, danger = false }: Props) {
  const { run, running, allowed, needs } = useOperation(operation, success);
  const confirm = useConfirm();
  if (!allowed) return null;
  const go = async () => {
    if (question === undefined || (await confirm({ text: question, danger })))
      await run({}).catch(() => undefined); // shown already
  };
  return (
    <Button danger={danger} icon={icon} loading={running} data-needs={needs} onClick={() => void go()}>
      {label}
    </Button>
  );
}
