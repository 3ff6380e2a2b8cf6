import { Modal, theme } from 'antd';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { busy } from '../busy';
import { focusFirst } from '../layout/focusFirst';
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

/** A question about a print preview, which lies over all panels, is above it. */
const abovePreview = 300;

/**
 * A dialog with 确定 and 取消: a question, or a few values for an action, with focus on the first. A click beside it (the
 * second one of a double click, say) leaves it open.
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
  const [above] = useState(() =>
    document.querySelector('[data-print-preview]') ? abovePreview : abovePanels,
  );
  const body = useRef<HTMLDivElement>(null);
  useFocusKept(running);
  return (
    <Modal
      open
      centered
      width={width}
      zIndex={token.zIndexPopupBase + above}
      title={title}
      okText="确定"
      cancelText="取消"
      closable={!running}
      keyboard={!running}
      maskClosable={false}
      okButtonProps={{ danger, ...busy(running || reading) }}
      cancelButtonProps={{ disabled: running }}
      onOk={onOk}
      onCancel={(event) => {
        // The browser would close a question that Escape has just opened.
        event.preventDefault();
        onCancel(event.type === 'keydown');
      }}
      afterOpenChange={() => {
        // A first field that is still on its way takes the focus when it has come.
        if (!body.current?.querySelector('.field-loading')) focusFirst(body.current);
      }}
    >
      {/* Text typed while it runs would be lost with the dialog. */}
      <div ref={body} inert={running}>
        {children}
      </div>
    </Modal>
  );
}

/** Gives the focus back to its earlier element, once nothing is inert any more. */
function useFocusKept(inert: boolean): void {
  const last = useRef<Element>(null);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (inert) last.current = activeElement;
    else if (activeElement === body && last.current instanceof HTMLElement) last.current.focus();
  }, [inert]);
}
