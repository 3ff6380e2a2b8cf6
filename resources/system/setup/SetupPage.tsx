import { Tabs } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ReadError } from '@/src/crud/ReadError';
import type { Row } from '@/src/crud/resourceSpec';
import { useLast } from '@/src/crud/useLast';
import { isRecord } from '@/src/lib/record';
import { Can } from '@/src/services/Can';
import { useServices } from '@/src/services/useServices';
import { ConfirmProvider } from '@/src/ui/confirm/ConfirmProvider';
import { Skeleton } from '@/src/ui/Skeleton';
import { systemEndpoints } from '../endpoints';
import { CachesTab } from './CachesTab';
import { LanguageTab } from './LanguageTab';
import { RunInfoTab } from './RunInfoTab';
import { SettingsForm } from './SettingsForm';
import styles from './setup.module.css';
import { useSetupQuery } from './useSetupQuery';

const { read } = systemEndpoints['system/setup'].operations;

/** A tab that reads its data each time it is opened; typed settings stay. */
const readAnew = { destroyOnHidden: true };

/** 系统设置: the platform's own settings, the state of its server, caches and texts (screen H8). The open tab is in the address. */
export default function SetupPage() {
  const [params, setParams] = useSearchParams();
  const [search, setSearch] = useState('');
  const items = [
    { key: 'info', label: '平台信息', children: <Settings />, forceRender: true },
    { key: 'run', label: '运行信息', children: <RunInfoTab />, ...readAnew },
    { key: 'cache', label: '缓存', children: <CachesTab />, ...readAnew },
    {
      ...{ key: 'language', label: '语言包', ...readAnew },
      children: <LanguageTab search={search} onSearch={setSearch} />,
    },
  ];
  const asked = params.get('tab');
  return (
    <Can isPage permission="system:setup:list">
      <ConfirmProvider>
        <section className={styles.page} aria-label="系统设置">
          <Tabs
            activeKey={items.some(({ key }) => key === asked) ? (asked ?? 'info') : 'info'}
            onChange={(key) => setParams(key === 'info' ? {} : { tab: key }, { replace: true })}
            items={items}
          />
        </section>
      </ConfirmProvider>
    </Can>
  );
}

/** The one record of the settings, as the forms know records. */
function readSettings(data: unknown): Row {
  if (!isRecord(data)) throw new Error('设置的格式无法识别');
  return { ...data, id: 1 };
}

function Settings() {
  const { data: settings, error, refetch } = useSetupQuery(read, readSettings);
  const data = useLast(settings);
  const { callOperation } = useServices();
  const readNow = async () => {
    const options = { allowRepeat: true, quiet: true };
    return readSettings((await callOperation(read, { body: {}, options })).data);
  };
  if (data) return <SettingsForm record={data} readNow={readNow} />;
  return error ? <ReadError error={error} retry={refetch} /> : <Skeleton rows={10} />;
}
