import { useId } from 'react';
import { useTexts } from '../../kit/useTexts';
import type { Settings } from '../../model/settings/settings';
import { settingsTexts } from './texts';

type Side = Settings['sideTheme'];

const sides: readonly Side[] = ['dark', 'light'];

/** A dark or a light sidebar, chosen by its picture (THEME-1). */
export function SideChoice({ value, onChange }: { value: Side; onChange: (side: Side) => void }) {
  const t = useTexts(settingsTexts);
  const name = useId();
  return (
    <fieldset className="theme-pictures">
      <legend>{t('theme.side')}</legend>
      {sides.map((side) => (
        <label key={side}>
          <input type="radio" name={name} checked={side === value} onChange={() => onChange(side)} />
          <Picture side={side} />
          {t(`theme.side.${side}`)}
        </label>
      ))}
    </fieldset>
  );
}

/** A small picture of the application. */
function Picture({ side }: { side: Side }) {
  return (
    <svg className={`theme-picture theme-picture-${side}`} viewBox="0 0 60 42" aria-hidden="true">
      <rect className="page" width="60" height="42" rx="4" />
      <path className="side" d="M4 0h12v42H4a4 4 0 0 1-4-4V4a4 4 0 0 1 4-4Z" />
      <path className="bar" d="M16 0h40a4 4 0 0 1 4 4v5H16Z" />
      <path className="mark" d="M4 6h8M4 13h8M4 20h8M21 15h18M21 21h30M21 27h24" />
    </svg>
  );
}
