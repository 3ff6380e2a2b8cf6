import { type ReactNode, useEffect, useRef } from 'react';
import { Dialog } from './Dialog';

interface ConfirmDialogProps {
  readonly title?: string;
  readonly text: string;
  /** Further content below the question. */
  readonly children?: ReactNode;
  readonly ok?: string;
  readonly cancel?: string;
  readonly onOk: () => void;
  readonly onCancel: () => void;
}

/** Asks one question (CONST-3). The focus is on the button that agrees; Escape is 取消. */
export function ConfirmDialog({
  title = '系统提示',
  text,
  ok = '确定',
  cancel = '取消',
  children,
  onOk,
  onCancel,
}: ConfirmDialogProps) {
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => yes.current?.focus(), []);
  return (
    <Dialog
      title={title}
      onCancel={onCancel}
      actions={
        <>
          <button type="button" className="button" onClick={onCancel}>
            {cancel}
          </button>
          <button ref={yes} type="button" className="button button-main" onClick={onOk}>
            {ok}
          </button>
        </>
      }
    >
      <p>{text}</p>
      {children}
    </Dialog>
  );
}
