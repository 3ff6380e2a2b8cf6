import { useId } from 'react';

interface TextAreaProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly error?: string | undefined;
  readonly hint?: string;
  readonly rows: number;
  readonly onChange: (value: string) => void;
}

/** A labelled input of several lines; its error, or else its hint, is below and is read out with it. */
export function TextArea({ label, name, value, error, hint, rows, onChange }: TextAreaProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="field-box">
        <textarea
          id={id}
          name={name}
          rows={rows}
          value={value}
          aria-invalid={error !== undefined}
          aria-describedby={note ? `${id}-note` : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      <div id={`${id}-note`} className={error ? 'field-note field-error' : 'field-note'}>
        {note}
      </div>
    </div>
  );
}
