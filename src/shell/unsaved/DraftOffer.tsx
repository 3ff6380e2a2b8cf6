import { formatTime } from '@/src/lib/dates';
import type { Draft } from '@/src/work/drafts';
import { useTexts } from '../texts/useTexts';
import './draftsBar.css';

const offerTexts = {
  'draft.found': '发现 {time} 未保存的草稿',
  'draft.restore': '恢复草稿',
  'draft.discard': '丢弃',
} as const;

interface Props {
  readonly draft: Draft;
  readonly onRestore: () => void;
  readonly onDiscard: () => void;
}

/** Over a form of the shell whose draft was found: takes it up, or throws it away. */
export function DraftOffer({ draft: { savedAt }, onRestore, onDiscard }: Props) {
  const t = useTexts(offerTexts);
  return (
    <div className="drafts-bar draft-offer" role="status">
      <span>{t('draft.found', { time: formatTime(savedAt) })}</span>
      <button type="button" className="button button-main" onClick={onRestore}>
        {t('draft.restore')}
      </button>
      <button type="button" className="button" onClick={onDiscard}>
        {t('draft.discard')}
      </button>
    </div>
  );
}
