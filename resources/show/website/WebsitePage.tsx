import { useQueryClient } from '@tanstack/react-query';
import { Tabs } from 'antd';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { callKey } from '@/providers/data/resourceCall';
import { SettingsForm } from '@/src/crud/form/settings/SettingsForm';
import { ReadError } from '@/src/crud/ReadError';
import { ResourcePages, usePagePath } from '@/src/crud/ResourcePages';
import { useCall } from '@/src/crud/useCall';
import { isRecord } from '@/src/lib/record';
import { Can } from '@/src/services/Can';
import { useFreshWhenShown } from '@/src/services/useFreshWhenShown';
import { useServices } from '@/src/services/useServices';
import { ConfirmProvider } from '@/src/ui/confirm/ConfirmProvider';
import type { FormValues } from '@/src/ui/fields/field';
import { Skeleton } from '@/src/ui/Skeleton';
import { showEndpoints } from '../endpoints';
import { banners } from './banners';
import { WebsitePreview } from './WebsitePreview';
import styles from './website.module.css';
import { websiteFields, websiteGroups } from './websiteFields';

const { read, save } = showEndpoints['show/website'].operations;
const subject = 'show/website';
const bannerTab = { key: 'banner', label: '轮播图' };
const [basic, ...others] = websiteGroups;
const tabs = [...(basic ? [basic] : []), bannerTab, ...others];

/** 网站展示: what visitors of the platform's own site see (screen S5). */
export default function WebsitePage() {
  const { data, error, refetch } = useWebsite();
  return (
    <Can isPage permission={read.permission ?? ''}>
      <ConfirmProvider>
        <section className={styles.page} aria-label="网站展示">
          {data ? (
            <Website record={data} />
          ) : error ? (
            <ReadError error={error} retry={refetch} />
          ) : (
            <Skeleton rows={10} />
          )}
        </section>
      </ConfirmProvider>
    </Can>
  );
}

function Website({ record }: { record: FormValues }) {
  const { callOperation } = useServices();
  const client = useQueryClient();
  const { tab, show } = useTab();
  const basePath = usePagePath();
  const [values, setValues] = useState(record);
  const send = async (_values: FormValues, changes: FormValues) => {
    await callOperation(save, { body: changes });
    await client.invalidateQueries({ queryKey: callKey(subject) });
  };
  return (
    <>
      <Tabs activeKey={tab} onChange={show} items={tabs} />
      <div hidden={tab === bannerTab.key}>
        <SettingsForm
          name="网站展示"
          fields={websiteFields}
          groups={websiteGroups}
          shown={{ key: tab, show }}
          record={record}
          save={send}
          needs={save.permission}
          pagePath={basePath}
          onValues={(typed) => setValues({ ...typed })}
        />
      </div>
      {tab === bannerTab.key && (
        <div className={styles.banners}>
          <ResourcePages resource={banners} basePath={basePath} />
        </div>
      )}
      <WebsitePreview values={values} />
    </>
  );
}

/** The open tab is in the address; the pages of a banner are below that of the banners. */
function useTab() {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const isBelow = pathname !== usePagePath();
  const asked = isBelow ? bannerTab.key : params.get('tab');
  const known = tabs.find(({ key }) => key === asked) ?? tabs[0];
  const show = (key: string) => setParams(key === tabs[0]?.key ? {} : { tab: key }, { replace: true });
  return { tab: known?.key ?? '', show };
}

function useWebsite() {
  const refetchOnMount = useFreshWhenShown();
  return useCall(
    read,
    (data) => {
      if (!isRecord(data)) throw new Error('网站信息的格式无法识别');
      return data;
    },
    { of: subject, body: {}, refetchOnMount, refetchOnWindowFocus: false },
  );
}
