import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { BellIcon } from '../layout/icons';
import { Popover } from '../layout/Popover';
import type { MenuNode } from '../menu/menuTree';
import { pathOfView } from '../menu/readMenu';
import { useTexts } from '../texts/useTexts';
import type { Notice, Notices } from './notices';
import { watchTexts } from './texts';
import './bell.css';

/** Counts above this are not told apart. */
const most = 99;

/** How many messages are unread, and the newest of them (LAY-12). */
export function Bell({ notices, tree }: { notices: Notices; tree: readonly MenuNode[] }) {
  const t = useTexts(watchTexts);
  const { unread, newest } = useSyncExternalStore(notices.subscribe, notices.get);
  const all = pathOfView(tree, 'system/notice/index');
  return (
    <Popover
      face={
        <>
          <BellIcon />
          {unread > 0 && (
            <span className="bell-count" aria-hidden="true">
              {unread > most ? `${most}+` : unread}
            </span>
          )}
        </>
      }
      label={unread > 0 ? t('watch.bell.unread', { count: unread }) : t('watch.bell')}
      title={t('watch.bell')}
      className="icon-button bell"
      width={340}
    >
      {(close) => (
        <>
          <header className="bell-head">
            <b>{t('watch.bell')}</b>
            {unread > 0 && (
              <button type="button" className="link" onClick={() => void notices.readAll()}>
                {t('watch.readAll')}
              </button>
            )}
          </header>
          {newest.length === 0 ? (
            <p className="popover-empty">{t('watch.none')}</p>
          ) : (
            <ul className="bell-list">
              {newest.map((notice) => (
                <Message key={notice.id} notice={notice} onRead={() => void notices.read(notice.id)} />
              ))}
            </ul>
          )}
          {all !== undefined && (
            <Link className="bell-all" to={all} onClick={close}>
              {t('watch.all')}
            </Link>
          )}
        </>
      )}
    </Popover>
  );
}

function Message({ notice: { title, time, isRead }, onRead }: { notice: Notice; onRead: () => void }) {
  const t = useTexts(watchTexts);
  return (
    <li className="bell-message">
      {isRead ? <span /> : <span className="dot" role="img" aria-label={t('watch.unread')} />}
      <span className="bell-title">{title}</span>
      <time>{time.slice(0, 10)}</time>
      {!isRead && (
        <button type="button" className="link" aria-label={t('watch.read.of', { title })} onClick={onRead}>
          {t('watch.read')}
        </button>
      )}
    </li>
  );
}
