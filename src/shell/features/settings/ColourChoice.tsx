import { useId } from 'react';
import { useTexts } from '../../kit/useTexts';
import { settingsTexts } from './texts';

/** The eight colours with a name (THEME-2); the first one is the default. */
const presets = [
  { name: '晴空蓝', colour: '#409eff' },
  { name: '极客蓝', colour: '#2f54eb' },
  { name: '青碧', colour: '#13a8a8' },
  { name: '松绿', colour: '#11a983' },
  { name: '酱紫', colour: '#722ed1' },
  { name: '洋红', colour: '#d6337c' },
  { name: '火橙', colour: '#fa6a1e' },
  { name: '金盏黄', colour: '#e0a100' },
] as const;

const shades = [1, 2, 3, 4, 5, 6, 7, 8, 9];

interface Props {
  /** `#rrggbb`. */
  readonly value: string;
  readonly onChange: (colour: string) => void;
}

/** The brand's colour: any, or one of eight; below it the shades derived from it (THEME-2). */
export function ColourChoice({ value, onChange }: Props) {
  const t = useTexts(settingsTexts);
  const id = useId();
  return (
    <fieldset className="theme-colour">
      <legend>{t('theme.colour')}</legend>
      <div className="theme-row">
        <label htmlFor={id}>{t('theme.colour.own')}</label>
        <input
          id={id}
          type="color"
          value={value.toLowerCase()}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
      <fieldset className="theme-presets" aria-label={t('theme.colour.presets')}>
        {presets.map(({ name, colour }) => (
          <button
            key={colour}
            type="button"
            aria-label={name}
            title={name}
            aria-pressed={colour === value.toLowerCase()}
            style={{ background: colour }}
            onClick={() => onChange(colour)}
          />
        ))}
      </fieldset>
      <div className="theme-shades" aria-hidden="true">
        {shades.map((shade) => (
          <i key={shade} style={{ background: `var(--brand-${shade})` }} />
        ))}
      </div>
    </fieldset>
  );
}
