import { useQuery } from '@tanstack/react-query';
import { callKey } from '@/providers/data/resourceCall';
import type { Send } from '@/providers/http/request';
import { readUpdates, updatesKey } from '@/providers/updates/updates';
import { useTexts } from '../../kit/useTexts';
import { usePanels } from '../../model/panels/PanelsContext';
import { updateTexts } from '../updates/texts';
import { UpdateType } from '../updates/UpdateType';
import { Block } from './Block';

const newestTexts = {
  'home.updates': '系统更新',
  'home.updates.none': '暂无更新',
  'home.updates.all': '查看全部',
} as const;

/** Number of the newest release notes on the home page. */
const shown = 3;

/** The newest release notes; a press opens them in the drawer. */
export function Updates({ send }: { send: Send }) {
  const t = useTexts({ ...newestTexts, ...updateTexts });
  const panels = usePanels();
  const query = useQuery({
    queryKey: callKey([...updatesKey, shown]),
    queryFn: () => readUpdates(send, { limit: shown }),
  });
  const open = () => panels.open('updates');
  return (
    <Block
      title={t('home.updates')}
      query={query}
      lines={5}
      isEmpty={({ rows }) => rows.length === 0}
      empty={t('home.updates.none')}
      extra={
        <button type="button" className="link" onClick={open}>
          {t('home.updates.all')}
        </button>
      }
    >
      {({ rows }) => (
        <ul className="home-rows">
          {rows.map((update) => (
            <li key={update.id} className="home-row">
              <UpdateType type={update.type} />
              <button type="button" className="link home-row-name" onClick={open}>
                v{update.version} {update.title}
                {!update.isRead && <span className="home-unread">{t('updates.unread')}</span>}
              </button>
              <span className="home-row-end">{update.time.slice(0, 10)}</span>
            </li>
          ))}
        </ul>
      )}
    </Block>
  );
}
