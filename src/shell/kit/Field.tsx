import { type InputHTMLAttributes, type ReactNode, useId } from 'react';

type Plain = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'placeholder' | 'autoFocus'
>;

export interface FieldProps extends Plain {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChange: (value: string) => void;
  /** Shown below the input while nothing is wrong. */
  readonly hint?: ReactNode;
  /** Shown in the input's frame, at its end. */
  readonly after?: ReactNode;
  readonly required?: boolean;
}

/** A labelled input; its error, or else its hint, is below and is read out with it. */
export function Field({ label, error, hint, after, required = true, onChange, ...input }: FieldProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="field-box">
        <input
          {...input}
          id={id}
          aria-required={required}
          aria-invalid={error !== undefined}
          aria-describedby={note ? `${id}-note` : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
        {after}
      </div>
      <div id={`${id}-note`} className={error ? 'field-note field-error' : 'field-note'}>
        {note}
      </div>
    </div>
  );
}
