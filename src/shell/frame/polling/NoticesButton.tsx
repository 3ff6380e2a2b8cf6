import { useState } from 'react';
import { Link } from 'react-router';
import { useStore } from '@/src/ui/useStore';
import { NoticeDialog } from '../../features/notices/NoticeDialog';
import { BellIcon } from '../../kit/icons';
import { Popover } from '../../kit/Popover';
import { useTexts } from '../../kit/useTexts';
import type { MenuNode } from '../../model/menu/menuTree';
import { pathOfView } from '../../model/menu/readMenu';
import type { Services } from '../../model/services';
import { type Messages, noMessages } from './messages';
import type { Notice, Notices } from './notices';
import { pollingTexts } from './texts';
import './noticesButton.css';

/** Counts above this are shown alike. */
const most = 99;

interface NoticesButtonProps {
  readonly notices: Notices;
  readonly messages: Messages;
  readonly tree: readonly MenuNode[];
  readonly imageUrl: Services['imageUrl'];
}

/** Number of unread notices and messages, and the newest of them, to be read in place (LAY-12). */
export function NoticesButton({ notices, messages, tree, imageUrl }: NoticesButtonProps) {
  const t = useTexts(pollingTexts);
  const { unread: unreadNotices, newest } = useStore(notices);
  const ownPath = pathOfView(tree, 'management/message/index');
  const counted = useStore(messages);
  const own = ownPath === undefined ? noMessages : counted;
  const unread = unreadNotices + own.total;
  const [opened, setOpened] = useState<Notice>();
  const all = pathOfView(tree, 'system/notice/index');
  const read = ({ id }: Notice) => void notices.read(id);
  const open = (notice: Notice) => {
    setOpened(notice);
    if (!notice.isRead) read(notice);
  };
  return (
    <>
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
              {unreadNotices > 0 && (
                <button type="button" className="link" onClick={() => void notices.readAll()}>
                  {t('watch.readAll')}
                </button>
              )}
            </header>
            {newest.length === 0 && !own.latest && <p className="popover-empty">{t('watch.none')}</p>}
            {newest.length > 0 && (
              <ul className="bell-list">
                {newest.map((notice) => (
                  <Message
                    key={notice.id}
                    notice={notice}
                    onRead={() => read(notice)}
                    onOpen={() => {
                      close();
                      open(notice);
                    }}
                  />
                ))}
              </ul>
            )}
            {own.latest && ownPath !== undefined && (
              <Link
                className="bell-own"
                to={`${ownPath}?id=${encodeURIComponent(own.latest.id)}`}
                onClick={close}
              >
                <span className="dot" role="img" aria-label={t('watch.unread')} />
                <span>{own.latest.title}</span>
                <small>{t('watch.own', { count: own.total })}</small>
              </Link>
            )}
            {all !== undefined && (
              <Link className="bell-all" to={all} onClick={close}>
                {t('watch.all')}
              </Link>
            )}
          </>
        )}
      </Popover>
      {opened && <NoticeDialog notice={opened} imageUrl={imageUrl} onClose={() => setOpened(undefined)} />}
    </>
  );
}

interface MessageProps {
  readonly notice: Notice;
  readonly onRead: () => void;
  readonly onOpen: () => void;
}

/** A notice in the list; where the server gave more than its title, the title opens the rest. */
function Message({ notice: { title, content, time, isRead }, onRead, onOpen }: MessageProps) {
  const t = useTexts(pollingTexts);
  return (
    <li className="bell-message">
      {isRead ? <span /> : <span className="dot" role="img" aria-label={t('watch.unread')} />}
      {content === '' ? (
        <span className="bell-title">{title}</span>
      ) : (
        <button type="button" className="bell-title" onClick={onOpen}>
          {title}
        </button>
      )}
      <time>{time.slice(0, 10)}</time>
      {!isRead && (
        <button type="button" className="link" aria-label={t('watch.read.of', { title })} onClick={onRead}>
          {t('watch.read')}
        </button>
      )}
    </li>
  );
}
