import { ActionModal } from './ActionModal';
import type { Question } from './ConfirmProvider';

interface Props {
  readonly question: Question;
  readonly onAnswer: (yes: boolean) => void;
}

/** The dialog of a question. */
export default function ConfirmModal({ question: { text, ...looks }, onAnswer }: Props) {
  return (
    <ActionModal {...looks} onOk={() => onAnswer(true)} onCancel={() => onAnswer(false)}>
      {text}
    </ActionModal>
  );
}
