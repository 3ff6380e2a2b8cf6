import type { ReactNode } from 'react';
import '../../kit/button.css';
import './errorPage.css';

interface ErrorPageProps {
  /** Shown large above the title: 404, say. */
  readonly code?: string;
  readonly title: string;
  readonly text: string;
  /** The exact problems, line by line. */
  readonly details?: readonly string[];
  /** Ways out, as buttons or links. */
  readonly children?: ReactNode;
}

/** A page that explains the absence of another: what happened, the details, and what to do. */
export function ErrorPage({ code, title, text, details = [], children }: ErrorPageProps) {
  return (
    <section className="error-page">
      {code && (
        <p className="error-code" aria-hidden="true">
          {code}
        </p>
      )}
      <h1>{title}</h1>
      <p>{text}</p>
      {details.length > 0 && (
        <ul>
          {details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
      )}
      <div className="error-ways">{children}</div>
    </section>
  );
}

/** Loads the whole application again. */
export function ReloadButton({ label }: { label: string }) {
  return (
    <button type="button" className="button button-main" onClick={() => location.reload()}>
      {label}
    </button>
  );
}
