import { Button, Modal } from 'antd';
import { useReturnFocus } from '@/src/ui/layout/useReturnFocus';
import CompareTab from './CompareTab';
import type { ComparedText } from './legalText';

interface Props {
  /** The text in the editor, saved or not. */
  readonly text: ComparedText;
  readonly close: () => void;
}

/** 版本对比 from the editor: what is typed beside the other versions of its type. */
export default function CompareDialog({ text, close }: Props) {
  useReturnFocus();
  return (
    <Modal
      open
      centered
      width={860}
      title={text.version ? `版本对比：${text.version}` : '版本对比'}
      footer={<Button onClick={close}>关闭</Button>}
      onCancel={close}
    >
      <CompareTab record={text} />
    </Modal>
  );
}
