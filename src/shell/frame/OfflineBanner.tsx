import { useEffect, useState } from 'react';
import { useOnline } from '../kit/useOnline';
import { useRootFlag } from '../kit/useRootFlag';
import { useTexts } from '../kit/useTexts';
import './offline.css';

/** Texts around a lost network; the language pack replaces them by key. */
const offlineTexts = {
  'offline.lost': '网络已断开，暂时无法读取和保存；已填写的内容会保留，恢复后自动重新读取。',
  'offline.back': '网络已恢复',
} as const;

/** Milliseconds that the good news is shown. */
const stay = 3000;

/**
 * Says that there is no network while there is none, and for a moment that it is back. Its region is always there: only
 * changes inside a region are read out.
 */
export function OfflineBanner() {
  const t = useTexts(offlineTexts);
  const news = useNews();
  useRootFlag('offline', news !== undefined);
  return (
    <div role="status">
      {news && (
        <p className="offline-banner" data-news={news}>
          {t(`offline.${news}`)}
        </p>
      )}
    </div>
  );
}

/** News about the network: undefined where it never went. */
function useNews(): 'lost' | 'back' | undefined {
  const online = useOnline();
  const [wasLost, setWasLost] = useState(!online);
  if (!online && !wasLost) setWasLost(true);
  useEffect(() => {
    if (!online || !wasLost) return;
    const timer = setTimeout(() => setWasLost(false), stay);
    return () => clearTimeout(timer);
  }, [online, wasLost]);
  if (!online) return 'lost';
  return wasLost ? 'back' : undefined;
}
