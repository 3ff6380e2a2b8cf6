import { formatTime } from '@/src/lib/dates';
import './draftBar.css';

/** Texts of the bar; the language pack may replace them by key. */
export const draftTexts = {
  'draft.found': '发现 {time} 未保存的草稿',
  'draft.restore': '恢复草稿',
  'draft.discard': '丢弃',
} as const;

type Translate = (key: keyof typeof draftTexts, values: { readonly time: string }) => string;

const asWritten: Translate = (key, { time }) => draftTexts[key].replace('{time}', time);

interface Props {
  readonly draft: { readonly savedAt: number };
  readonly onRestore: () => void;
  readonly onDiscard: () => void;
  readonly t?: Translate;
}

/** A bar over a form with a draft: takes it up, or discards it. Plain elements: some forms come without antd. */
export function DraftBar({ draft: { savedAt }, onRestore, onDiscard, t = asWritten }: Props) {
  const time = formatTime(savedAt);
  return (
    <div className="draft-bar" role="status">
      <span>{t('draft.found', { time })}</span>
      <button type="button" className="draft-bar-main" onClick={onRestore}>
        {t('draft.restore', { time })}
      </button>
      <button type="button" onClick={onDiscard}>
        {t('draft.discard', { time })}
      </button>
    </div>
  );
}
