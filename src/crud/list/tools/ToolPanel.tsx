import { ConfigProvider, Popover } from 'antd';
import { type ReactElement, type ReactNode, type RefObject, Suspense, useRef } from 'react';
import { focusAround } from '../../../ui/layout/focusFirst';
import { isDialogOpen } from '../keys/isDialogOpen';

interface Props {
  readonly label: string;
  /** The pressed button, as it is drawn; the panel is below it. */
  readonly tool: ReactElement;
  readonly button: RefObject<HTMLElement | null>;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly children: (close: () => void) => ReactNode;
}

/**
 * The panel below a button of the right toolbar. Escape closes it, and the focus is at its button again. It stays while
 * a question that was asked from it is open.
 */
export default function ToolPanel({ label, tool, button, open, onOpenChange, children }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  const close = () => {
    onOpenChange(false);
    button.current?.focus();
  };
  const change = (next: boolean) => {
    if (next || !button.current || !isDialogOpen(button.current)) onOpenChange(next);
  };
  const body = (
    <div
      ref={panel}
      className="list-panel"
      role="dialog"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.stopPropagation();
        close();
      }}
    >
      <ConfigProvider componentSize="small">
        <Suspense fallback={<div className="list-panel-loading" />}>{children(close)}</Suspense>
      </ConfigProvider>
    </div>
  );
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      open={open}
      onOpenChange={change}
      content={body}
      afterOpenChange={(isOpen) => isOpen && focusAround(panel.current)}
      destroyOnHidden
    >
      {tool}
    </Popover>
  );
}
