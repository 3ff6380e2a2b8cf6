import { useTexts } from '../../kit/useTexts';
import { ToolIcon } from './ToolIcon';
import { toolboxTexts } from './toolboxTexts';

/** A folded drawer: a tab at the screen's edge that brings it back. */
export function EdgeTab({ onUnfold }: { onUnfold: () => void }) {
  const t = useTexts(toolboxTexts);
  return (
    <button type="button" className="toolbox-tab" aria-label={t('toolbox.unfold')} onClick={onUnfold}>
      <ToolIcon name="unfold" size={16} />
      <span aria-hidden="true">{t('toolbox.name')}</span>
    </button>
  );
}
