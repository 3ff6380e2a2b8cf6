import type { SyntheticEvent } from 'react';

/**
 * Closes a drawer or modal by `leave`, which may ask first. The browser would otherwise close the question that Escape
 * has just opened.
 */
export function leaveBy(leave: () => unknown): (event: SyntheticEvent) => void {
  return (event) => {
    event.preventDefault();
    void leave();
  };
}
