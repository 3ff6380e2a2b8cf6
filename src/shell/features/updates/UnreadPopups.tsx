import { useQueryClient } from '@tanstack/react-query';
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

/** Number of the newest release notes that are checked. */
const limit = 20;

interface Props {
  readonly services: Pick<Services, 'send' | 'imageUrl'>;
}

/** After the sign-in: all unread release notes that open by themselves, in one dialog, the newest first (screen O1). */
export default function UnreadPopups({ services: { send, imageUrl } }: Props) {
  const t = useTexts(popupTexts);
  const queries = useQueryClient();
  const [updates, setUpdates] = useState<readonly Update[]>([]);
  const ask = useEffectEvent(async (isGone: () => boolean) => {
    const { rows } = await readUpdates(send, { limit });
    if (!isGone()) setUpdates(rows.filter(({ isPopup, isRead }) => isPopup && !isRead));
  });
  useEffect(() => {
    let gone = false;
    // A failed call is repeated after the next sign-in.
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
      { send, queries },
      updates.map(({ id }) => id),
      { quiet: true },
    ).catch(() => undefined);
  };
  // Outside of the bar: an inert ancestor must not take it along.
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
          <SafeHtml html={content} imageUrl={imageUrl} />
        </article>
      ))}
    </Dialog>,
    document.body,
  );
}
