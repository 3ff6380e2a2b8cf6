import { Modal, theme } from 'antd';
import { type ReactNode, useCallback, useEffect, useId, useState } from 'react';
import { refuseHeldEnter } from '../../lib/heldEnter';
import { busy } from '../busy';
import { focusFirst } from '../layout/focusFirst';
import { useFocusKept } from '../layout/useFocusKept';
import { useReturnFocus } from '../layout/useReturnFocus';

interface Props {
  /** Title; 确认提示 where absent (CONST-3). */
  readonly title?: string;
  /** Whether the button that goes on is drawn as a warning. */
  readonly danger?: boolean;
  /** While it runs, the dialog cannot be left: reopened, it would send the same once more as something new. */
  readonly running?: boolean;
  /** Whether what it shows is still being read. */
  readonly reading?: boolean;
  /** Pixels; 440 where absent. */
  readonly width?: number;
  readonly onOk: () => void;
  /** 取消 or the cross was pressed, or Escape. */
  readonly onCancel: (byEscape: boolean) => void;
  readonly children: ReactNode;
}

/** A question that is asked from a panel or a menu (antd lays them over its dialogs) is above it. */
const abovePanels = 100;

/**
 * A dialog with 确定 and 取消: a question, or a few values for an action. The focus is on the first field, else on 确定. A
 * click beside it (the second one of a double click, say) leaves it open.
 */
export function ActionModal({
  title = '确认提示',
  danger = false,
  running = false,
  reading = false,
  width = 440,
  onOk,
  onCancel,
  children,
}: Props) {
  useReturnFocus();
  const { token } = theme.useToken();
  // A print preview makes everything outside itself inert: a question about it is inside.
  const [preview] = useState(() => document.querySelector<HTMLElement>('[data-print-preview]'));
  const ok = useId();
  const listen = useCallback((body: HTMLElement | null) => {
    const dialog = body?.closest<HTMLElement>('[role="dialog"]');
    dialog?.addEventListener('keydown', refuseHeldEnter);
    return () => dialog?.removeEventListener('keydown', refuseHeldEnter);
  }, []);
  // antd hides its frame at first.
  useEffect(() => {
    let frame = requestAnimationFrame(function enterOnceShown() {
      if (document.getElementById(ok)?.checkVisibility()) focusInside(ok);
      else frame = requestAnimationFrame(enterOnceShown);
    });
    return () => cancelAnimationFrame(frame);
  }, [ok]);
  const keepFocus = useFocusKept(running);
  return (
    <Modal
      open
      centered
      width={width}
      zIndex={token.zIndexPopupBase + abovePanels}
      {...(preview && { getContainer: () => preview })}
      title={title}
      okText="确定"
      cancelText="取消"
      closable={!running}
      keyboard={!running}
      maskClosable={false}
      okButtonProps={{ id: ok, danger, ...busy(running || reading) }}
      cancelButtonProps={{ disabled: running }}
      onOk={onOk}
      onCancel={(event) => {
        // The browser would close a question that Escape has just opened.
        event.preventDefault();
        onCancel(event.type === 'keydown');
      }}
      // A menu that has closed meanwhile may have taken the focus back.
      afterOpenChange={() => focusInside(ok)}
    >
      {/* Text typed while it runs would be lost with the dialog. */}
      <div ref={listen}>
        <div ref={keepFocus} inert={running}>
          {children}
        </div>
      </div>
    </Modal>
  );
}

/** Focuses the first field of the dialog around its 确定, or else that button; nothing where the focus is inside. */
function focusInside(okId: string): void {
  const ok = document.getElementById(okId);
  const dialog = ok?.closest('[role="dialog"]');
  const { activeElement } = document;
  // antd rests on the frame, its first element, where nothing else was focused.
  const isInside = dialog?.contains(activeElement) && activeElement !== dialog.firstElementChild;
  // A first field that is still on its way takes the focus when it has come.
  if (!dialog || isInside || dialog.querySelector('.field-loading')) return;
  if (!focusFirst(dialog)) ok?.focus();
}
