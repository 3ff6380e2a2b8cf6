import { CloseIcon } from '../../kit/CloseIcon';
import { useTexts } from '../../kit/useTexts';
import { useTabs } from '../../model/tabs/TabsContext';
import { tabTexts } from './texts';

/** The head of each half of a split view: its title, and a button that ends the view. */
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
