import type { ReactNode } from 'react';
import './nothing.css';

interface Props {
  readonly text: ReactNode;
  /** Buttons for a way out. */
  readonly children?: ReactNode;
  readonly className?: string | undefined;
}

/** Says that there is nothing, as antd's `Empty` does: plain, for pages that are drawn before antd is here. */
export function Nothing({ text, children, className = '' }: Props) {
  return (
    <div className={`nothing ${className}`}>
      <svg viewBox="0 0 64 40" aria-hidden="true">
        <path d="m4 20 11-14h34l11 14v16H4zm0 0h17c1 10 21 10 22 0h17" />
      </svg>
      <p>{text}</p>
      {children}
    </div>
  );
}
