import { useState } from 'react';
import { ActionModal } from './ActionModal';
import type { ConfirmOptions } from './ConfirmProvider';

interface Props {
  readonly options: ConfirmOptions;
  readonly onAnswer: (yes: boolean) => void;
}

/** The dialog of a question. */
export default function ConfirmModal({ options: { text, run, ...looks }, onAnswer }: Props) {
  const [running, setRunning] = useState(false);
  const confirm = async () => {
    if (!run) return onAnswer(true);
    setRunning(true);
    try {
      await run();
      onAnswer(true);
    } catch {
      setRunning(false); // shown already; the dialog stays open for another try
    }
  };
  return (
    <ActionModal {...looks} running={running} onOk={() => void confirm()} onCancel={() => onAnswer(false)}>
      {text}
    </ActionModal>
  );
}
