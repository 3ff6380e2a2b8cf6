import type { ReactNode } from 'react';
import { PlainButton } from '../ui/PlainButton';
import './readError.css';

interface Props {
  readonly error: unknown;
  readonly retry: () => unknown;
  /** Other ways on, beside the button that reads again. */
  readonly children?: ReactNode;
}

/**
 * The message for data that could not be read: why, and what to do; read out at once. Plain, and part of every page:
 * without a network it could not be fetched any more.
 */
export function ReadError({ error, retry, children }: Props) {
  return (
    <div className="read-error" role="alert">
      <svg viewBox="0 0 64 64" aria-hidden="true">
        <path
          d="M32 8 60 56H4z"
          fill="currentColor"
          stroke="currentColor"
          strokeWidth="6"
          strokeLinejoin="round"
        />
        <path d="M32 26v15m0 7v1" stroke="var(--on-fill)" strokeWidth="5" strokeLinecap="round" />
      </svg>
      <p className="read-error-title">数据加载失败</p>
      <p>{error instanceof Error ? error.message : ''}</p>
      <div className="read-error-ways">
        <PlainButton look="primary" onClick={() => void retry()}>
          重新加载
        </PlainButton>
        {children}
      </div>
    </div>
  );
}
