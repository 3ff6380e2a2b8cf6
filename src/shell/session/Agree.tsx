import { useId, useState } from 'react';
import type { Send } from '@/providers/http/request';
import { useTexts } from '../kit/useTexts';
import { LegalText } from './LegalText';
import { sessionTexts } from './texts';

interface AgreeProps {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
  readonly send: Send;
}

/** The tick under the registration form; its links open the texts. */
export function Agree({ name, value, error, onChange, send }: AgreeProps) {
  const t = useTexts(sessionTexts);
  const id = useId();
  const [open, setOpen] = useState<'agreement' | 'privacy'>();
  return (
    <div className="field">
      <div className="sign-check">
        <input
          id={id}
          name={name}
          type="checkbox"
          checked={value === 'yes'}
          aria-required
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-note`}
          onChange={(event) => onChange(event.target.checked ? 'yes' : '')}
        />
        <span>
          <label htmlFor={id}>{t('register.agree')}</label>
          {(['agreement', 'privacy'] as const).map((which) => (
            <button key={which} type="button" className="link" onClick={() => setOpen(which)}>
              《{t(`register.${which}`)}》
            </button>
          ))}
        </span>
      </div>
      <div id={`${id}-note`} className="field-note field-error">
        {error}
      </div>
      {open && <LegalText send={send} which={open} onClose={() => setOpen(undefined)} />}
    </div>
  );
}
