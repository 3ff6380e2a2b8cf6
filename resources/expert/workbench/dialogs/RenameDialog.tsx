import { Input, Modal } from 'antd';
import { useState } from 'react';
import { usePane } from '@/src/services/usePane';

interface Props {
  readonly name: string;
  readonly close: () => void;
  readonly onName: (name: string) => void;
}

const longest = 30;

/** 重命名 of a scheme (E3). */
export default function RenameDialog({ name, close, onName }: Props) {
  const container = usePane()?.container;
  const [typed, setTyped] = useState(name);
  const wrong = typed.trim() === '';
  function done(): void {
    if (wrong) return;
    onName(typed.trim());
    close();
  }
  return (
    <Modal
      open
      centered
      width={360}
      title="重命名方案"
      okText="确定"
      cancelText="取消"
      okButtonProps={{ disabled: wrong }}
      {...(container && { getContainer: () => container })}
      onOk={done}
      onCancel={close}
    >
      <Input
        autoFocus
        aria-label="方案名称"
        maxLength={longest}
        status={wrong ? 'error' : ''}
        placeholder="请输入方案名称"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onPressEnter={done}
      />
    </Modal>
  );
}
