import { CloseIcon } from '../icons/CloseIcon';
import { useTexts } from '../texts/useTexts';
import { useTabs } from './TabsContext';
import { tabTexts } from './texts';

/** Over each half of a split view: what it shows, and the way to end the view. */
export function PaneHead({ title }: { title: string }) {
  const t = useTexts(tabTexts);
  const { split } = useTabs();
  return (
    <header className="pane-head">
      <span>{title}</span>
      <button
        type="button"
        className="icon-button"
        aria-label={t('tabs.split.end')}
        onClick={() => split(undefined)}
      >
        <CloseIcon />
      </button>
    </header>
  );
}
