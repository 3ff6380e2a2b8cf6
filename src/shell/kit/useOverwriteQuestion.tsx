import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog';

interface Question {
  readonly text: string;
  readonly answer: (yes: boolean) => void;
}

/**
 * Asks whether the typed values replace the ones that somebody else has saved in the same fields. `ok` labels the
 * button that agrees.
 */
export function useOverwriteQuestion(ok: string): {
  readonly ask: (text: string) => Promise<boolean>;
  readonly question: ReactNode;
} {
  const [asked, setAsked] = useState<Question>();
  const ask = (text: string) =>
    new Promise<boolean>((resolve) => {
      const answer = (yes: boolean) => {
        setAsked(undefined);
        resolve(yes);
      };
      setAsked({ text, answer });
    });
  const question = asked && (
    <ConfirmDialog
      text={asked.text}
      ok={ok}
      onOk={() => asked.answer(true)}
      onCancel={() => asked.answer(false)}
    />
  );
  return { ask, question };
}
