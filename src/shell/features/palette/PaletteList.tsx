import type { MouseEvent } from 'react';
import { useTexts } from '../../kit/useTexts';
import type { Option, Section } from './findCandidates';
import { PaletteOption } from './PaletteOption';
import { resultTexts } from './resultTexts';

interface Props {
  readonly id: string;
  readonly sections: readonly Section[];
  readonly activeKey: string | undefined;
  readonly favourites: readonly string[];
  /** Called when the pointer comes to rest on it. */
  readonly onPoint: (key: string) => void;
  readonly onRun: (key: string) => void;
  readonly onStar: (key: string) => void;
}

/** Id of an option's element, which the field names as the active one. */
export function optionId(list: string, key: string): string {
  return `${list}-${key}`;
}

/** The groups with their results. The focus stays in the field. */
export function PaletteList({ id, sections, activeKey, favourites, onPoint, onRun, onStar }: Props) {
  const t = useTexts(resultTexts);
  const isFavourite = ({ candidate: { page } }: Option) =>
    page === undefined ? undefined : favourites.includes(page);

  function onClick(event: MouseEvent): void {
    const key = keyUnder(event);
    if (key === undefined) return;
    if (isOnStar(event)) onStar(key);
    else onRun(key);
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field listens for the keys
    <div
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={t('palette.list')}
      className="palette-list"
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={(event) => {
        const key = keyUnder(event);
        if (key !== undefined && key !== activeKey) onPoint(key);
      }}
      onClick={onClick}
    >
      {sections.map(({ group, options }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of options
        <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
          <div id={`${id}-${group}`} role="presentation" className="palette-group">
            {t(`palette.${group}`)}
          </div>
          {options.map((option) => (
            <PaletteOption
              key={option.key}
              id={optionId(id, option.key)}
              option={option}
              active={option.key === activeKey}
              favourite={isFavourite(option)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

function keyUnder({ target }: MouseEvent): string | undefined {
  const row = target instanceof Element ? target.closest('[data-key]') : null;
  return row instanceof HTMLElement ? row.dataset.key : undefined;
}

function isOnStar({ target }: MouseEvent): boolean {
  return target instanceof Element && target.closest('[data-star]') !== null;
}
