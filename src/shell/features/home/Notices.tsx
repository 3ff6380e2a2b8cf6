import { useSubscription } from '@refinedev/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { liveChannels } from '@/providers/live/liveProvider';
import { useTexts } from '../../kit/useTexts';
import type { MenuNode } from '../../model/menu/menuTree';
import { pathOfView } from '../../model/menu/readMenu';
import type { Services } from '../../model/services';
import { NoticeDialog } from '../notices/NoticeDialog';
import { Block } from './Block';
import { homeReads } from './homeCalls';
import type { Notice } from './homeResponses';
import { useHomeQuery } from './useHomeQuery';

const noticeTexts = {
  'home.notices': '通知公告',
  'home.notices.none': '暂无通知公告',
  'home.notices.all': '查看全部',
  'home.notices.notice': '通知',
  'home.notices.bulletin': '公告',
} as const;

interface Props {
  readonly services: Pick<Services, 'send' | 'imageUrl'>;
  readonly tree: readonly MenuNode[];
}

/** The newest notices; one that is opened is read in place. */
export function Notices({ services, tree }: Props) {
  const { send, imageUrl } = services;
  const t = useTexts(noticeTexts);
  const query = useHomeQuery(['notices'], () => homeReads.notices(send));
  useSubscription({ channel: liveChannels.notices, onLiveEvent: () => void query.refetch() });
  const [open, setOpen] = useState<Notice>();
  const path = pathOfView(tree, 'system/notice/index');
  return (
    <>
      <Block
        title={t('home.notices')}
        query={query}
        lines={5}
        isEmpty={(notices) => notices.length === 0}
        empty={t('home.notices.none')}
        extra={
          path && (
            <Link className="link" to={path}>
              {t('home.notices.all')}
            </Link>
          )
        }
      >
        {(notices) => (
          <ul className="home-rows">
            {notices.map((notice) => (
              <li key={notice.id} className="home-row">
                <span className="home-tag">
                  {t(notice.type === '2' ? 'home.notices.bulletin' : 'home.notices.notice')}
                </span>
                <button type="button" className="link home-row-name" onClick={() => setOpen(notice)}>
                  {notice.title}
                </button>
                <span className="home-row-end">{notice.time.slice(0, 10)}</span>
              </li>
            ))}
          </ul>
        )}
      </Block>
      {open && <NoticeDialog notice={open} imageUrl={imageUrl} onClose={() => setOpen(undefined)} />}
    </>
  );
}
