import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { callKey } from '@/providers/data/resourceCall';
import { markUpdatesRead, readUpdates, type Update, updatesKey } from '@/providers/updates/updates';
import { SafeHtml } from '@/src/ui/html/SafeHtml';
import { CloseIcon } from '../../kit/CloseIcon';
import { useTexts } from '../../kit/useTexts';
import type { PanelProps } from '../../model/panels/panelProps';
import { updateTexts as texts } from './texts';
import { UpdateType } from './UpdateType';
import './updatesDrawer.css';
import type { RecordId } from '@/src/lib/recordId';

/** Number of the newest release notes in the drawer. */
const limit = 50;

/** Release notes of the product (screen H9); behind 当前版本 of the user's menu. Opening an entry marks it read. */
export default function UpdatesDrawer({ services: { send, imageUrl }, close }: PanelProps) {
  const t = useTexts(texts);
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const queries = useQueryClient();
  const query = useQuery({
    queryKey: callKey([...updatesKey, limit]),
    queryFn: () => readUpdates(send, { limit }),
  });
  const read = useMutation({
    mutationFn: (ids: readonly RecordId[]) => markUpdatesRead({ send, queries }, ids),
  });
  const rows = query.data?.rows ?? [];
  const unread = rows.filter(({ isRead }) => !isRead).map(({ id }) => id);

  // Before the element is removed: afterwards the browser would not give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className="updates"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClick={(event) => event.target === dialog.current && close()}
      onKeyDown={() => undefined}
    >
      <header className="updates-head">
        <h2 id={titleId}>{t('updates.title')}</h2>
        <button
          type="button"
          className="link"
          disabled={unread.length === 0 || read.isPending}
          onClick={() => read.mutate(unread)}
        >
          {t('updates.readAll')}
        </button>
        <button type="button" className="icon-button" aria-label={t('updates.close')} onClick={close}>
          <CloseIcon />
        </button>
      </header>
      {query.isError && query.data === undefined && (
        <div className="updates-note" role="alert">
          <p>{query.error.message}</p>
          <button type="button" className="button" onClick={() => void query.refetch()}>
            {t('updates.retry')}
          </button>
        </div>
      )}
      {query.data && rows.length === 0 && <p className="updates-note">{t('updates.none')}</p>}
      <ol className="updates-list" aria-busy={query.isPending}>
        {rows.map((update) => (
          <Entry key={update.id} {...{ update, imageUrl }} onRead={() => read.mutate([update.id])} />
        ))}
      </ol>
    </dialog>
  );
}

interface EntryProps {
  readonly update: Update;
  readonly imageUrl: PanelProps['services']['imageUrl'];
  readonly onRead: () => void;
}

function Entry({ update, imageUrl, onRead }: EntryProps) {
  const t = useTexts(texts);
  const [open, setOpen] = useState(false);
  const id = useId();
  const toggle = () => {
    if (!open && !update.isRead) onRead();
    setOpen(!open);
  };
  return (
    <li className="updates-entry" data-unread={!update.isRead}>
      <button type="button" aria-expanded={open} aria-controls={id} onClick={toggle}>
        <span className="updates-meta">
          <b>v{update.version}</b>
          <UpdateType type={update.type} />
          <time>{update.time.slice(0, 10)}</time>
          {!update.isRead && <span className="updates-unread">{t('updates.unread')}</span>}
        </span>
        <span>{update.title}</span>
      </button>
      <div id={id}>{open && <SafeHtml html={update.content} imageUrl={imageUrl} />}</div>
    </li>
  );
}
