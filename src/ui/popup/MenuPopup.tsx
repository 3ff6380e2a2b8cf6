import { Dropdown, type MenuProps } from 'antd';
import { cloneElement, useState } from 'react';
import { intoWindow } from './intoWindow';
import type { MenuOpenerProps } from './Opener';
import { useOwnButton } from './useOwnButton';

/** The menu of an opener: open when it first appears, since a press on its button brought it. */
export default function MenuPopup({ menu, children }: MenuOpenerProps) {
  const [isOpen, setOpen] = useState(true);
  const button = useOwnButton();
  const onClick: MenuProps['onClick'] = (info) => {
    info.domEvent.preventDefault(); // the Enter that chose must not press the button as well
    button.current?.focus({ preventScroll: true });
    menu.onClick?.(info);
  };
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      align={intoWindow}
      open={isOpen}
      onOpenChange={setOpen}
      menu={{ ...menu, onClick }}
    >
      {cloneElement(children, { ref: button, 'aria-expanded': isOpen })}
    </Dropdown>
  );
}
