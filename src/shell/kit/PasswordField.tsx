import { useState } from 'react';
import { Field, type FieldProps } from './Field';
import { passwordTexts } from './passwordTexts';
import { useTexts } from './useTexts';

/** A password, with a button that shows it. */
export function PasswordField(props: Omit<FieldProps, 'type' | 'after'>) {
  const t = useTexts(passwordTexts);
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      after={
        <button
          type="button"
          className="icon-button"
          aria-label={t('login.password.show')}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <svg
            width="18"
            height="18"
            viewBox="0 0 18 18"
            fill="none"
            stroke="currentColor"
            aria-hidden="true"
          >
            <path d="M1.5 9S4.5 4 9 4s7.5 5 7.5 5-3 5-7.5 5-7.5-5-7.5-5z" strokeWidth="1.3" />
            <circle cx="9" cy="9" r="2.2" strokeWidth="1.3" />
            {!shown && <path d="m3 15.5 12-13" strokeWidth="1.3" strokeLinecap="round" />}
          </svg>
        </button>
      }
    />
  );
}
