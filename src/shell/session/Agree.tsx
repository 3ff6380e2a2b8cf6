import { useId, useState } from 'react';
import { useTexts } from '../kit/useTexts';
import type { Services } from '../model/services';
import { LegalText } from './LegalText';
import { sessionTexts } from './texts';

interface AgreeProps {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
  readonly services: Pick<Services, 'send' | 'imageUrl'>;
}

/** The tick under the registration form; its links open the texts. */
export function Agree({ name, value, error, onChange, services }: AgreeProps) {
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
      {open && <LegalText services={services} which={open} onClose={() => setOpen(undefined)} />}
    </div>
  );
}
