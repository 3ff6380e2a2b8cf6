import { Link } from 'react-router';
import type { Send } from '@/providers/http/request';
import { useCan } from '@/src/services/useCan';
import { useTexts } from '../../kit/useTexts';
import type { MenuNode } from '../../model/menu/menuTree';
import { pathOfView } from '../../model/menu/readMenu';
import { Block } from './Block';
import { homeReads } from './homeCalls';
import type { ExpiringStore } from './homeResponses';
import { beijingDay } from './season';
import { useHomeQuery } from './useHomeQuery';

const expiringTexts = {
  'home.expiring': '即将到期机构',
  'home.expiring.none': '近 30 天没有到期机构',
  'home.expiring.all': '查看全部',
  'home.expiring.left': '还剩 {days} 天',
  'home.expiring.today': '今天到期',
} as const;

/** Days below which an end is urgent. */
const pressingDays = 7;

interface ExpiringProps {
  readonly send: Send;
  readonly tree: readonly MenuNode[];
  /** Milliseconds. */
  readonly now: number;
}

/** The first institutions whose term ends within thirty days. */
export function Expiring({ send, tree, now }: ExpiringProps) {
  const t = useTexts(expiringTexts);
  const query = useHomeQuery(['expiring'], () => homeReads.expiring(send));
  const path = pathOfView(tree, 'customer/list/index');
  return (
    <Block
      title={t('home.expiring')}
      query={query}
      lines={5}
      isEmpty={(stores) => stores.length === 0}
      empty={t('home.expiring.none')}
      extra={
        path && (
          <Link className="link" to={`${path}?expireState=expiring`}>
            {t('home.expiring.all')}
          </Link>
        )
      }
    >
      {(stores) => (
        <ul className="home-rows">
          {stores.map((store) => (
            <Row key={store.id} store={store} path={path} now={now} />
          ))}
        </ul>
      )}
    </Block>
  );
}

function Row({ store, path, now }: { store: ExpiringStore; path: string | undefined; now: number }) {
  const t = useTexts(expiringTexts);
  const canView = useCan()('customer:store:show');
  const days = daysUntil(store.expireTime, now);
  return (
    <li className="home-row">
      {path && canView ? (
        <Link className="link home-row-name" to={`${path}/show/${store.id}`}>
          {store.name}
        </Link>
      ) : (
        <span className="home-row-name">{store.name}</span>
      )}
      <span className="home-row-end">{store.expireTime}</span>
      <span className={days < pressingDays ? 'home-row-end home-row-pressing' : 'home-row-end'}>
        {days <= 0 ? t('home.expiring.today') : t('home.expiring.left', { days })}
      </span>
    </li>
  );
}

/** Calendar days in Beijing from a moment (milliseconds) to a day. */
function daysUntil(day: string, now: number): number {
  return Math.round((Date.parse(day) - Date.parse(beijingDay(now))) / 86_400_000);
}
