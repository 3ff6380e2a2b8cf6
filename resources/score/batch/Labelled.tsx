import { type ReactNode, useId } from 'react';
import styles from './batch.module.css';

interface Props {
  readonly label: string;
  readonly error?: string | undefined;
  /** Takes the room of two. */
  readonly wide?: boolean;
  readonly children: (input: LabelledInput) => ReactNode;
}

/** Props that tie an input to its label and its message. */
export interface LabelledInput {
  readonly id: string;
  readonly 'aria-invalid'?: boolean;
  readonly 'aria-describedby'?: string;
}

/** An input with its label above it, and what is wrong with it below. */
export function Labelled({ label, error, wide = false, children }: Props) {
  const id = useId();
  const told = `${id}-error`;
  return (
    <div className={styles.labelled} data-wide={wide || undefined} data-wrong={error ? true : undefined}>
      <label htmlFor={id}>{label}</label>
      {children({ id, ...(error && { 'aria-invalid': true, 'aria-describedby': told }) })}
      {error && (
        <span id={told} role="alert" className={styles.error}>
          {error}
        </span>
      )}
    </div>
  );
}
