import { Popover } from 'antd';
import { cloneElement, useState } from 'react';
import type { PanelOpenerProps } from './Opener';
import { useOwnButton } from './useOwnButton';

/** The panel of an opener: open when it first appears, since a press on its button brought it. */
export default function PanelPopup({ title, placement, content, children }: PanelOpenerProps) {
  const [isOpen, setOpen] = useState(true);
  const button = useOwnButton();
  return (
    <Popover
      open={isOpen}
      trigger="click"
      arrow={false}
      destroyOnHidden
      title={title}
      {...(placement && { placement })}
      content={content(() => setOpen(false))}
      onOpenChange={setOpen}
    >
      {cloneElement(children, { ref: button, 'aria-expanded': isOpen })}
    </Popover>
  );
}
