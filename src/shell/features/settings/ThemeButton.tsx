import type { MouseEvent } from 'react';
import { useTexts } from '../../kit/useTexts';
import { usePanels } from '../../model/panels/PanelsContext';

/** Name of the theme drawer and of its button. The language pack replaces it by key. */
export const themeButtonTexts = { 'theme.title': '主题设置' } as const;

/** Opens the theme drawer (THEME-1). */
export function ThemeButton() {
  const t = useTexts(themeButtonTexts);
  const { open } = usePanels();

  /** A popover around the button closes first and gives the focus back, so that the drawer can do so later. */
  function onClick({ currentTarget }: MouseEvent): void {
    currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
    open('theme');
  }

  return (
    <button
      type="button"
      className="icon-button"
      aria-label={t('theme.title')}
      title={t('theme.title')}
      aria-haspopup="dialog"
      onClick={onClick}
    >
      <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
        <path
          d="M9 1.8c-4 0-7.2 3-7.2 7s3 7.4 6.6 7.4c1.5 0 1.9-1 1.4-2-.6-1.3 0-2.5 1.5-2.5h1.9c1.9 0 3-1.2 3-3.2C16.2 4.6 13 1.8 9 1.8Z"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.4"
        />
        <circle cx="5.4" cy="9" r="1.1" fill="currentColor" />
        <circle cx="7.2" cy="5.6" r="1.1" fill="currentColor" />
        <circle cx="11" cy="5.6" r="1.1" fill="currentColor" />
      </svg>
    </button>
  );
}
