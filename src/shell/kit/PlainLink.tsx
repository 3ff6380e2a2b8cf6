import type { MouseEvent, ReactNode } from 'react';
import { goTo } from './address';

/** A link inside the application for pages without a router; modified clicks stay the browser's. */
export function PlainLink({
  to,
  children,
  className,
}: {
  to: string;
  children: ReactNode;
  className?: string;
}) {
  function open(event: MouseEvent): void {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    goTo(to);
  }
  return (
    <a href={to} onClick={open} className={className}>
      {children}
    </a>
  );
}
