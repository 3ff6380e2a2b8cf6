import { useState } from 'react';
import { safeSession } from '@/src/lib/safeStorage';
import { CloseIcon } from '../../kit/CloseIcon';
import { useTexts } from '../../kit/useTexts';

const tipsTexts = { 'home.tips': '提示', 'home.tips.close': '关闭提示' } as const;

/** Storage key of the tips closed since this browser tab was opened. */
const key = 'home-tips-closed';

/** The line over the blocks (screen H8). It keeps its place while it is awaited, and stays away once it is closed. */
export function Tips({ text }: { text: string | undefined }) {
  const t = useTexts(tipsTexts);
  const [closed, setClosed] = useState(() => safeSession.getItem(key));
  if (text === '' || (closed !== null && (text === undefined || text === closed))) return null;
  const close = () => {
    safeSession.setItem(key, text ?? '');
    setClosed(text ?? '');
  };
  return (
    <aside className="home-tips" aria-label={t('home.tips')} aria-busy={text === undefined}>
      <p title={text}>{text}</p>
      {text !== undefined && (
        <button type="button" className="icon-button" aria-label={t('home.tips.close')} onClick={close}>
          <CloseIcon />
        </button>
      )}
    </aside>
  );
}
