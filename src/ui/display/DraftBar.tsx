import { useEffect, useRef } from 'react';
import { formatTime } from '@/src/lib/dates';
import { focusFirst } from '../layout/focusFirst';
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

/**
 * A bar over a form with a draft: takes it up, or discards it. A focus that goes with the bar passes to the first field
 * of its surroundings. Plain elements: some forms come without antd.
 */
export function DraftBar({ draft: { savedAt }, onRestore, onDiscard, t = asWritten }: Props) {
  const time = formatTime(savedAt);
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const around = bar.current?.parentElement ?? null;
    return () => {
      if (document.activeElement === document.body) focusFirst(around);
    };
  }, []);
  return (
    <div ref={bar} className="draft-bar" role="status">
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
