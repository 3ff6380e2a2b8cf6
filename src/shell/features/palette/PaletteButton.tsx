import { useEffect } from 'react';
import { whenIdle } from '@/src/lib/whenIdle';
import { useTexts } from '../../kit/useTexts';
import { usePanels } from '../../model/panels/PanelsContext';
import { KeyHint } from '../shortcuts/KeyHint';
import { shortcutOf } from '../shortcuts/shortcuts';
import { PaletteResults } from './lazyPalette';
import { paletteTexts } from './texts';
import './paletteButton.css';

/** Milliseconds after which the results are fetched: a person who types right after Ctrl K sees them at once. */
const settled = 8_000;

/** Opens the command palette. Its results are fetched once the page has settled, or while the pointer is on the way. */
export function PaletteButton() {
  const t = useTexts(paletteTexts);
  const { open } = usePanels();
  const keys = shortcutOf('palette')?.keys;
  useEffect(() => {
    const timer = setTimeout(() => whenIdle(PaletteResults.fetch), settled);
    return () => clearTimeout(timer);
  }, []);
  return (
    <button
      type="button"
      className="icon-button palette-button"
      aria-keyshortcuts="Control+K Meta+K"
      title={t('palette.open')}
      onPointerEnter={PaletteResults.ahead}
      onClick={() => open('palette')}
    >
      <svg width="16" height="16" viewBox="0 0 16 16" fill="none" aria-hidden="true">
        <path
          d="M7 12.2A5.2 5.2 0 1 0 7 1.8a5.2 5.2 0 0 0 0 10.4Zm3.8-1.4 3.5 3.5"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinecap="round"
        />
      </svg>
      <span className="sr-only">{t('palette.open')}</span>
      <span className="palette-button-more" aria-hidden="true">
        {t('palette.button')}
        {keys && <KeyHint keys={keys} />}
      </span>
    </button>
  );
}
