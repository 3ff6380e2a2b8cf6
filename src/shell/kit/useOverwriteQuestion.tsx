import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog';

interface Question {
  readonly text: string;
  readonly answer: (yes: boolean) => void;
}

/** Asks whether what was typed goes over what somebody else has saved in the same fields; `ok` is the button that says so. */
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
