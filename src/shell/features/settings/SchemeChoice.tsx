import { useId } from 'react';
import { useTexts } from '../../kit/useTexts';
import type { Settings } from '../../model/settings/settings';
import { settingsTexts } from './texts';

type Scheme = Settings['scheme'];

const schemes: readonly Scheme[] = ['light', 'dark', 'system'];

/** The colour scheme: light, dark, or the machine's. */
export function SchemeChoice({ value, onChange }: { value: Scheme; onChange: (scheme: Scheme) => void }) {
  const t = useTexts(settingsTexts);
  const name = useId();
  return (
    <fieldset className="theme-scheme">
      <legend>{t('theme.scheme')}</legend>
      {schemes.map((scheme) => (
        <label key={scheme}>
          <input type="radio" name={name} checked={scheme === value} onChange={() => onChange(scheme)} />
          {t(`theme.scheme.${scheme}`)}
        </label>
      ))}
    </fieldset>
  );
}
