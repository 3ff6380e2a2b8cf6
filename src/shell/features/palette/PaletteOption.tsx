import { memo } from 'react';
import { useTexts } from '../../kit/useTexts';
import { KeyHint } from '../shortcuts/KeyHint';
import { shortcutOf } from '../shortcuts/shortcuts';
import type { Option } from './findCandidates';
import { Marked } from './Marked';
import { resultTexts } from './resultTexts';

interface Props {
  readonly id: string;
  readonly option: Option;
  readonly active: boolean;
  /** Whether it is a favourite; undefined where it cannot be one. */
  readonly favourite: boolean | undefined;
}

/** One row of the list; the list handles its events, since 150 rows may be on screen. */
export const PaletteOption = memo(Row, looksTheSame);

function Row({ id, option, active, favourite }: Props) {
  const t = useTexts(resultTexts);
  const { candidate, key, ranges } = option;
  const keys = shortcutOf(candidate.shortcut)?.keys;
  return (
    <div id={id} role="option" aria-selected={active} tabIndex={-1} data-key={key} className="palette-option">
      <span className="palette-name">
        <Marked text={candidate.title} ranges={ranges} />
      </span>
      <span className="palette-hint">{candidate.hint}</span>
      {favourite && <span className="sr-only">{t('palette.favourite')}</span>}
      {favourite !== undefined && (
        <span className="palette-star" data-star={favourite} aria-hidden="true">
          <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
            <path
              d="m8 1.8 1.9 4 4.3.6-3.1 3.1.7 4.4L8 11.8l-3.8 2.1.7-4.4-3.1-3.1 4.3-.6z"
              stroke="currentColor"
            />
          </svg>
        </span>
      )}
      {keys && <KeyHint keys={keys} />}
    </div>
  );
}

/** Each search makes new options, most of which look as before. */
function looksTheSame(before: Props, after: Props): boolean {
  return (
    before.option.candidate === after.option.candidate &&
    before.option.ranges.join() === after.option.ranges.join() &&
    before.id === after.id &&
    before.active === after.active &&
    before.favourite === after.favourite
  );
}
