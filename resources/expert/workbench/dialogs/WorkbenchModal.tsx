import { Modal } from 'antd';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent } from 'react';
import { useTypedText } from '@/src/crud/actions/useTypedText';
import { isComposing } from '@/src/lib/isComposing';
import { usePane } from '@/src/services/usePane';
import { useConfirm } from '@/src/ui/confirm/ConfirmProvider';
import { useReturnFocus } from '@/src/ui/layout/useReturnFocus';
import { useWorkbench } from '../model/WorkbenchContext';

interface Props {
  readonly title: string;
  readonly width?: number;
  /** Done by 确定 and by Enter in a single line; the dialog stays where it answers false. Absent where there is nothing to confirm. */
  readonly onOk?: () => boolean;
  readonly okText?: string;
  /** Asked before typed text is given up, which is registered as unsaved; undefined where there is none. */
  readonly question?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A dialog over the table; closing it clears the dialog in the state of the workbench. A click beside it closes it only
 * where there is nothing to confirm.
 */
export function WorkbenchModal({ title, width = 520, onOk, okText = '确定', question, children }: Props) {
  useReturnFocus();
  const { show } = useWorkbench();
  const container = usePane()?.container;
  const confirm = useConfirm();
  const typed = useTypedText(title, () => show({ dialog: undefined }));
  const asksToClose = question !== undefined;
  // It stays registered while its tab is hidden.
  const register = useEffectEvent(() => (asksToClose ? typed.noteTyped() : typed.forget()));
  useEffect(() => {
    show({ asksToClose });
    register();
    return () => show({ asksToClose: false });
  }, [show, asksToClose]);
  const close = () => void typed.leave(false);
  const leave = async () => {
    if (question === undefined || (await confirm({ text: question, danger: true }))) close();
  };
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
      maskClosable={!onOk}
      onCancel={() => void leave()}
      {...(!onOk && { footer: null })}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears what its only field does not keep. */}
      <div onKeyDown={press}>{children}</div>
    </Modal>
  );
}
