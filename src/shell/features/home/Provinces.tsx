import type { Send } from '@/providers/http/request';
import { formatNumber } from '@/src/lib/formatNumber';
import { useTexts } from '../../kit/useTexts';
import { Block } from './Block';
import { homeReads } from './homeCalls';
import { useHomeQuery } from './useHomeQuery';

const provinceTexts = {
  'home.provinces': '省份用户排行',
  'home.provinces.none': '暂无用户数据',
  'home.provinces.place': '名次',
  'home.provinces.name': '省份',
  'home.provinces.users': '用户数',
  'home.provinces.cards': '会员卡',
} as const;

/** The ten provinces with most users: a table whose rows are bars. */
export function Provinces({ send }: { send: Send }) {
  const t = useTexts(provinceTexts);
  const query = useHomeQuery(['provinces'], () => homeReads.provinces(send));
  return (
    <Block
      title={t('home.provinces')}
      query={query}
      lines={10}
      isDemo={({ demo }) => demo}
      isEmpty={({ rows }) => rows.length === 0}
      empty={t('home.provinces.none')}
    >
      {({ rows }) => (
        <table className="home-provinces">
          <thead>
            <tr>
              <th scope="col" className="home-provinces-place">
                {t('home.provinces.place')}
              </th>
              <th scope="col">{t('home.provinces.name')}</th>
              <th scope="col" className="home-provinces-number">
                {t('home.provinces.users')}
              </th>
              <th scope="col" className="home-provinces-number">
                {t('home.provinces.cards')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ province, users, cards }, index) => (
              <tr key={province}>
                <td className="home-provinces-place">{index + 1}</td>
                <th scope="row" style={{ '--share': `${(users / (rows[0]?.users || 1)) * 100}%` }}>
                  {province}
                </th>
                <td className="home-provinces-number">{formatNumber(users)}</td>
                <td className="home-provinces-number">{formatNumber(cards)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Block>
  );
}
