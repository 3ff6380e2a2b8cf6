import { AppstoreOutlined } from '@ant-design/icons';
import { Empty } from 'antd';
import { Link, useLocation } from 'react-router';
import { FieldCell } from '@/src/crud/FieldCell';
import { crudFilters } from '@/src/crud/list/listAddress';
import { ReadError } from '@/src/crud/ReadError';
import { useResourcePage } from '@/src/crud/ResourceContext';
import type { ListDisplayProps, Row } from '@/src/crud/resourceSpec';
import { fromList, recordPath } from '@/src/crud/useOpenRecord';
import { useRowsQuery } from '@/src/crud/useRowsQuery';
import { textOr } from '@/src/lib/record';
import { useCan } from '@/src/services/useCan';
import { useImages } from '@/src/services/useImages';
import { Skeleton } from '@/src/ui/Skeleton';
import styles from './appCards.module.css';

/** Far more apps than there are. */
const everyApp = 1000;

/** The apps as institutions see them in the store: picture, name, purpose and price. */
export default function AppCards({ filters }: ListDisplayProps) {
  const { resource } = useResourcePage();
  const { data, isError, error, refetch } = useRowsQuery(resource, {
    pagination: { currentPage: 1, pageSize: everyApp },
    filters: crudFilters(resource.filters, filters),
    hasPanel: true,
  });
  if (!data && isError) return <ReadError error={error} retry={() => void refetch()} />;
  if (!data) return <Skeleton rows={8} />;
  if (data.data.length === 0) return <Empty description="没有符合条件的数据" />;
  return (
    <ul className={styles.cards} aria-label="应用">
      {data.data.map((app) => (
        <AppCard key={app.id} app={app} />
      ))}
    </ul>
  );
}

function AppCard({ app }: { app: Row }) {
  const { resource, basePath } = useResourcePage();
  const { imageUrl } = useImages();
  const can = useCan();
  const { search } = useLocation();
  const icon = textOr(app.icon);
  const name = textOr(app.name);
  const cell = (field: string) => {
    const found = resource.fields.find((one) => one.name === field);
    return found && <FieldCell field={found} record={app} place="list" />;
  };
  return (
    <li className={styles.card}>
      {icon === '' ? <AppstoreOutlined aria-hidden /> : <img src={imageUrl(icon)} alt="" loading="lazy" />}
      <div>
        <h3>
          {can('customer:app:show') ? (
            <Link to={{ pathname: recordPath(basePath, 'show', app.id), search }} state={fromList}>
              {name}
            </Link>
          ) : (
            name
          )}
          {cell('status')}
        </h3>
        <p>{textOr(app.intro)}</p>
        <p className={styles.facts}>
          {cell('category')}
          {cell('priceType')}
          {Number(app.priceType) !== 1 && cell('price')}
          <span>{textOr(app.installs, '0')} 家机构已开通</span>
        </p>
      </div>
    </li>
  );
}
