import { CloseIcon } from '../../kit/CloseIcon';
import { useTexts } from '../../kit/useTexts';
import { useTabs } from '../../model/tabs/TabsContext';
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
