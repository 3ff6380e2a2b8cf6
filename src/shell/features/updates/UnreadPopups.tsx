import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { markUpdatesRead, readUpdates, type Update } from '@/providers/updates/updates';
import { SafeHtml } from '@/src/ui/html/SafeHtml';
import { Dialog } from '../../kit/Dialog';
import { useTexts } from '../../kit/useTexts';
import type { Services } from '../../model/services';
import { UpdateType } from './UpdateType';

const popupTexts = {
  'updates.popup.title': '系统更新',
  'updates.popup.read': '知道了',
} as const;

/** Release notes that are looked through, the newest. */
const limit = 20;

interface Props {
  readonly services: Pick<Services, 'send'>;
}

/** After the sign-in: all release notes that come up by themselves and are unread, in one dialog, the newest first (screen O1). */
export default function UnreadPopups({ services: { send } }: Props) {
  const t = useTexts(popupTexts);
  const [updates, setUpdates] = useState<readonly Update[]>([]);
  const ask = useEffectEvent(async (isGone: () => boolean) => {
    const { rows } = await readUpdates(send, { limit });
    if (!isGone()) setUpdates(rows.filter(({ isPopup, isRead }) => isPopup && !isRead));
  });
  useEffect(() => {
    let gone = false;
    // Whoever cannot be told now is told after the next sign-in.
    void ask(() => gone).catch(() => undefined);
    return () => {
      gone = true;
    };
  }, []);
  if (updates.length === 0) return null;
  const close = () => setUpdates([]);
  const read = () => {
    close();
    void markUpdatesRead(
      send,
      updates.map(({ id }) => id),
    ).catch(() => undefined);
  };
  // Out of the bar: what is inert there must not take it along.
  return createPortal(
    <Dialog
      wide
      title={t('updates.popup.title')}
      onCancel={close}
      actions={
        <button type="button" className="button button-main" onClick={read}>
          {t('updates.popup.read')}
        </button>
      }
    >
      {updates.map(({ id, version, type, title, content }) => (
        <article key={id}>
          <h3>
            v{version} <UpdateType type={type} /> {title}
          </h3>
          <SafeHtml html={content} />
        </article>
      ))}
    </Dialog>,
    document.body,
  );
}
