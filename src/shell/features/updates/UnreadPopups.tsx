import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { markUpdatesRead, readUpdates, type Update } from '@/providers/updates/updates';
import { openDialogs } from '@/src/lib/openDialogs';
import { useUnsavedContext } from '@/src/services/useUnsavedContext';
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

/** An address of a form as a page, whose code may still be on its way. */
const formAddress = /\/(create|edit|edit-info|gen-edit)(\/|$)/;

function isFormShown(): boolean {
  const forms = document.querySelectorAll('form.record-form');
  return [...forms].some((form) => form.checkVisibility({ visibilityProperty: true }));
}

/**
 * After the sign-in: all unread release notes that open by themselves, in one dialog, the newest first (screen O1).
 * They wait for a change of page over a dialog or a form, and while a form is not saved.
 */
export default function UnreadPopups({ services: { send, imageUrl } }: Props) {
  const t = useTexts(popupTexts);
  const queries = useQueryClient();
  const [updates, setUpdates] = useState<readonly Update[]>([]);
  const { pathname } = useLocation();
  const place = useUnsavedContext();
  const isDone = useRef(false);
  const isBusy = () =>
    openDialogs().length > 0 ||
    (place?.unsavedRegistry.get() ?? []).length > 0 ||
    formAddress.test(pathname) ||
    isFormShown();
  const ask = useEffectEvent(async (isGone: () => boolean) => {
    if (isDone.current || isBusy()) return;
    // A failed call is repeated after the next sign-in.
    const found = await readUpdates(send, { limit }).catch(() => undefined);
    if (isGone() || isBusy()) return;
    isDone.current = true;
    setUpdates(found?.rows.filter(({ isPopup, isRead }) => isPopup && !isRead) ?? []);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page is another occasion
  useEffect(() => {
    let gone = false;
    void ask(() => gone);
    return () => {
      gone = true;
    };
  }, [pathname]);
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
