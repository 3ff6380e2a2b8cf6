import { Modal } from 'antd';
import type { KeyboardEvent, ReactNode } from 'react';
import { isComposing } from '@/src/lib/isComposing';
import { usePane } from '@/src/services/usePane';
import { useReturnFocus } from '@/src/ui/layout/useReturnFocus';
import { useWorkbench } from '../model/WorkbenchContext';

interface Props {
  readonly title: string;
  readonly width?: number;
  /** Done by 确定 and by Enter in a single line; the dialog stays where it answers false. Absent where there is nothing to confirm. */
  readonly onOk?: () => boolean;
  readonly okText?: string;
  readonly children: ReactNode;
}

/** A dialog over the table; closing it clears the dialog in the state of the workbench. */
export function WorkbenchModal({ title, width = 520, onOk, okText = '确定', children }: Props) {
  useReturnFocus();
  const { show } = useWorkbench();
  const container = usePane()?.container;
  const close = () => show({ dialog: undefined });
  const done = () => {
    if (onOk?.() ?? true) close();
  };
  function press({ key, target, nativeEvent }: KeyboardEvent): void {
    if (key === 'Enter' && target instanceof HTMLInputElement && !isComposing(nativeEvent)) done();
  }
  return (
    <Modal
      open
      centered
      title={title}
      width={width}
      okText={okText}
      cancelText="取消"
      {...(container && { getContainer: () => container })}
      onOk={done}
      onCancel={close}
      {...(!onOk && { footer: null })}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears what its only field does not keep. */}
      <div onKeyDown={press}>{children}</div>
    </Modal>
  );
}
