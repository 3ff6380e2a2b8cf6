import { ActionModal } from './ActionModal';
import type { ConfirmOptions } from './ConfirmProvider';

interface Props {
  readonly options: ConfirmOptions;
  readonly onAnswer: (yes: boolean) => void;
}

/** The dialog of a question. */
export default function ConfirmModal({ options: { text, ...looks }, onAnswer }: Props) {
  return (
    <ActionModal {...looks} onOk={() => onAnswer(true)} onCancel={() => onAnswer(false)}>
      {text}
    </ActionModal>
  );
}
