import type { ComponentType } from 'react';
import type { OperationRequest } from '@/providers/data/callOperation';
import { ActionModal } from '../ui/confirm/ActionModal';
import type { RowDialogProps } from './defineResource';
import { useOperation } from './useOperation';

/** A row action that asks one question and makes one call. */
export interface ConfirmActionOptions<T> {
  readonly operation: string;
  readonly question: (row: T) => string;
  /** What the call takes along. */
  readonly call: (row: T) => OperationRequest;
  /** Said once the server agreed. */
  readonly success: string | ((row: T) => string);
  readonly danger?: boolean;
}

/** What such a row action consists of beside its key and label: `{ key: 'run', label: '执行一次', ...confirmAction({ … }) }`. */
export function confirmAction<T>(about: ConfirmActionOptions<T>): {
  readonly operation: string;
  readonly Dialog: ComponentType<RowDialogProps<T>>;
} {
  const { operation, question, call: callOf, success, danger = false } = about;
  function ConfirmActionDialog({ row, close }: RowDialogProps<T>) {
    const { call, running } = useOperation(operation, typeof success === 'string' ? success : success(row));
    const go = () => void call(callOf(row)).then(close, () => undefined);
    return (
      <ActionModal danger={danger} running={running} onOk={go} onCancel={close}>
        {question(row)}
      </ActionModal>
    );
  }
  return { operation, Dialog: ConfirmActionDialog };
}
