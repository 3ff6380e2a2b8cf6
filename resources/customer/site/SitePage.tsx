import { Tabs } from 'antd';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { ReadError } from '@/src/crud/ReadError';
import { textOr } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';
import { Can } from '@/src/services/Can';
import { ConfirmProvider } from '@/src/ui/confirm/ConfirmProvider';
import { Details } from '@/src/ui/display/Details';
import { emptyText } from '@/src/ui/fields/field';
import { load } from '@/src/ui/load';
import { Skeleton } from '@/src/ui/Skeleton';
import { customerEndpoints } from '../endpoints';
import { ScopedPage } from '../scope/ScopedPage';
import { SiteForm } from './SiteForm';
import { hostLabels } from './site';
import styles from './site.module.css';
import { type ReadSite, useSite } from './useSite';

const Domains = load(() => import('./DomainList'));

/** 主机与网站 of the chosen institution (screen C3). */
export default function SitePage() {
  return (
    <Can isPage permission={customerEndpoints['customer/site'].operations.read.permission ?? ''}>
      <ConfirmProvider>
        <ScopedPage>{(storeId) => <SiteTabs storeId={storeId} />}</ScopedPage>
      </ConfirmProvider>
    </Can>
  );
}

/** The tab is in the address: a to-do leads to the domains. */
function SiteTabs({ storeId }: { storeId: RecordId }) {
  const [params, setParams] = useSearchParams();
  const { data, error, isError, refetch } = useSite(storeId);
  const open = (tab: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.set('tab', tab);
        return next;
      },
      { replace: true },
    );
  if (!data && isError) return <ReadError error={error} retry={refetch} />;
  if (!data) return <Skeleton rows={10} className={styles.panel} />;
  return (
    <Tabs
      className={styles.panel ?? ''}
      tabBarStyle={{ marginBlockEnd: 8 }}
      activeKey={params.get('tab') ?? 'site'}
      onChange={open}
      items={[
        { key: 'site', label: '网站信息', children: <SiteForm storeId={storeId} read={data} /> },
        {
          key: 'domain',
          label: '域名',
          children: (
            <Suspense fallback={<Skeleton />}>
              <Domains storeId={storeId} />
            </Suspense>
          ),
        },
        { key: 'host', label: '主机信息', children: <Host host={data.host} /> },
      ]}
    />
  );
}

function Host({ host }: Pick<ReadSite, 'host'>) {
  const items = Object.entries(hostLabels).map(([key, label]) => ({
    key,
    label,
    children: textOr(host[key]) || emptyText,
  }));
  return <Details items={items} />;
}
