import { createContext, lazy, type ReactNode, Suspense, use, useCallback, useState } from 'react';

const ConfirmModal = lazy(() => import('./ConfirmModal'));

/** What is asked before something is done that cannot be taken back. */
export interface Question {
  /** 确认提示 where absent. */
  readonly title?: string;
  readonly text: string;
  /** The button that goes on is drawn as a warning. */
  readonly danger?: boolean;
}

type Ask = (question: Question) => Promise<boolean>;

interface Asked extends Question {
  readonly answer: (yes: boolean) => void;
}

const Confirm = createContext<Ask | undefined>(undefined);

/** Lets the pages inside ask: `if (await confirm({ text: '是否确认删除？' })) …`. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked>();
  const ask = useCallback<Ask>((question) => new Promise((answer) => setAsked({ ...question, answer })), []);
  const answer = (yes: boolean) => {
    asked?.answer(yes);
    setAsked(undefined);
  };
  return (
    <Confirm value={ask}>
      {children}
      {asked && (
        <Suspense fallback={null}>
          <ConfirmModal question={asked} onAnswer={answer} />
        </Suspense>
      )}
    </Confirm>
  );
}

/** Asks a question and resolves with the answer; escape means no. */
export function useConfirm(): Ask {
  const ask = use(Confirm);
  if (!ask) throw new Error('useConfirm() needs a ConfirmProvider around the page');
  return ask;
}
