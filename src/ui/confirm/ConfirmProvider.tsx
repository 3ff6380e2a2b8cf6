import { createContext, type ReactNode, use, useCallback, useState } from 'react';
import { DialogBoundary } from '../DialogBoundary';
import { load } from '../load';

const ConfirmModal = load(() => import('./ConfirmModal'));

/** The question before an action that cannot be undone. */
export interface ConfirmOptions {
  /** 确认提示 where absent. */
  readonly title?: string;
  readonly text: string;
  /** Whether the button that goes on is drawn as a warning. */
  readonly danger?: boolean;
  /** The action of 确定. The dialog shows that it runs, closes once it is done, and stays open where it is refused. */
  readonly run?: () => Promise<unknown>;
}

type Confirm = (options: ConfirmOptions) => Promise<boolean>;

interface PendingConfirm extends ConfirmOptions {
  readonly answer: (yes: boolean) => void;
}

const ConfirmContext = createContext<Confirm | undefined>(undefined);

/** Provides the question for the pages inside: `if (await confirm({ text: '是否确认删除？' })) …`. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [pending, setPending] = useState<PendingConfirm>();
  const confirm = useCallback<Confirm>(
    (options) => new Promise((answer) => setPending({ ...options, answer })),
    [],
  );
  const answer = (yes: boolean) => {
    pending?.answer(yes);
    setPending((current) => (current === pending ? undefined : current));
  };
  return (
    <ConfirmContext value={confirm}>
      {children}
      {pending && (
        <DialogBoundary close={() => answer(false)}>
          <ConfirmModal key={pending.text} options={pending} onAnswer={answer} />
        </DialogBoundary>
      )}
    </ConfirmContext>
  );
}

/** Asks a question and resolves with the answer; escape means no. */
export function useConfirm(): Confirm {
  const confirm = use(ConfirmContext);
  if (!confirm) throw new Error('useConfirm() needs a ConfirmProvider around the page');
  return confirm;
}
