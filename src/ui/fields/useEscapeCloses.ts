import { type KeyboardEvent, useRef } from 'react';

/** For a picker of antd's: Escape closes its panel, and not the form around it as well. */
export function useEscapeCloses() {
  const isOpen = useRef(false);
  return {
    onOpenChange: (open: boolean) => {
      isOpen.current = open;
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (isOpen.current && event.key === 'Escape') event.stopPropagation();
    },
  };
}
