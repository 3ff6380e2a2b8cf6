import { useId, useState } from 'react';
import { useTexts } from '../../kit/useTexts';
import { awakeRange } from '../../model/settings/settings';
import { settingsTexts } from './texts';

interface Props {
  readonly value: number;
  readonly onChange: (tabs: number) => void;
}

/**
 * Number of tabs that keep their page in memory. A number counts by Enter, Escape, or when the field is left: its first
 * digit alone would close pages. A number out of range becomes the nearest one.
 */
export function AwakeTabs({ value, onChange }: Props) {
  const t = useTexts(settingsTexts);
  const [typed, setTyped] = useState<string>();
  const id = useId();
  const { min, max } = awakeRange;

  function leave(): void {
    const tabs = Math.round(Number(typed));
    if (typed && Number.isFinite(tabs)) onChange(Math.min(Math.max(tabs, min), max));
    setTyped(undefined);
  }

  return (
    <div>
      <div className="theme-row">
        <label htmlFor={id}>{t('theme.awakeTabs')}</label>
        <input
          id={id}
          type="number"
          min={min}
          max={max}
          value={typed ?? value}
          aria-describedby={`${id}hint`}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={leave}
          onKeyDown={({ key }) => (key === 'Enter' || key === 'Escape') && leave()}
        />
      </div>
      <small id={`${id}hint`}>{t('theme.awakeTabs.hint', awakeRange)}</small>
    </div>
  );
}
