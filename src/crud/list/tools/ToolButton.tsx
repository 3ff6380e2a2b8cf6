import { Button, type ButtonProps, Popover } from 'antd';
import { type ReactElement, type ReactNode, type Ref, Suspense, useRef, useState } from 'react';
import { isDialogOpen } from '../keys/isDialogOpen';

interface Props extends Omit<ButtonProps, 'aria-label' | 'type'> {
  readonly label: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button of the right toolbar: an icon that says its name when the pointer rests on it. */
export function ToolButton({ label, ...props }: Props) {
  return <Button {...props} type="text" title={label} aria-label={label} />;
}

interface PanelProps {
  readonly label: string;
  readonly icon: ReactElement;
  /** What the panel holds; `close` puts it away. */
  readonly children: (close: () => void) => ReactNode;
}

/**
 * A button of the right toolbar with a panel below it. Escape closes the panel, and the focus is at its button again. It
 * stays while a question that was asked from it is answered.
 */
export function ToolPanel({ label, icon, children }: PanelProps) {
  const [open, setOpen] = useState<boolean>();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const change = (next: boolean) => {
    if (next || !button.current || !isDialogOpen(button.current)) setOpen(next);
  };
  /** Somebody quick may be in it already. */
  const enter = (isOpen: boolean) => {
    if (isOpen && !panel.current?.contains(document.activeElement))
      panel.current?.focus({ preventScroll: true });
  };
  const tool = (
    <ToolButton
      ref={button}
      label={label}
      icon={icon}
      aria-expanded={open === true}
      aria-haspopup="dialog"
      {...(open === undefined && { onClick: () => setOpen(true) })}
    />
  );
  // What opens below it is there once it has been pressed.
  if (open === undefined) return tool;
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
      <Suspense fallback={<div className="list-panel-loading" />}>{children(close)}</Suspense>
    </div>
  );
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      open={open}
      onOpenChange={change}
      content={body}
      afterOpenChange={enter}
      destroyOnHidden
    >
      {tool}
    </Popover>
  );
}
