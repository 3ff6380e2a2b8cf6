import { Modal } from 'antd';
import type { Question } from './ConfirmProvider';

/** The dialog of a question (CONST-3). */
export default function ConfirmModal({
  question,
  onAnswer,
}: {
  question: Question;
  onAnswer: (yes: boolean) => void;
}) {
  return (
    <Modal
      open
      centered
      width={420}
      title={question.title ?? '确认提示'}
      okText="确定"
      cancelText="取消"
      okButtonProps={{ danger: question.danger ?? false, autoFocus: true }}
      onOk={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    >
      {question.text}
    </Modal>
  );
}
