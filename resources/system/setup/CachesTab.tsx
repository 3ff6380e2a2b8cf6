import { ClearOutlined } from '@ant-design/icons';
import { Button, Checkbox, Table } from 'antd';
import { useState } from 'react';
import { shellCalls } from '@/providers/endpoints/platformCalls';
import { ReadError } from '@/src/crud/ReadError';
import { sizeText } from '@/src/lib/fileSize';
import { formatNumber } from '@/src/lib/formatNumber';
import { useCan } from '@/src/services/useCan';
import { useNotify } from '@/src/services/useNotify';
import { useServices } from '@/src/services/useServices';
import { useConfirm } from '@/src/ui/confirm/ConfirmProvider';
import { Skeleton } from '@/src/ui/Skeleton';
import { systemEndpoints } from '../endpoints';
import { type CacheDir, type CacheSize, readCacheSize } from './runtime';
import styles from './setup.module.css';
import { useSetupQuery } from './useSetupQuery';

const { cacheSize } = systemEndpoints['system/setup'].operations;
const { clearCache } = shellCalls;

/** 缓存: how much the server keeps, and the way to drop it, all or some (screen H8). */
export function CachesTab() {
  const { data, error, refetch } = useSetupQuery(cacheSize, readCacheSize);
  if (!data) return error ? <ReadError error={error} retry={refetch} /> : <Skeleton />;
  return (
    <>
      {error && <ReadError error={error} retry={refetch} />}
      <Caches caches={data} readAgain={refetch} />
    </>
  );
}

function Caches({ caches, readAgain }: { caches: CacheSize; readAgain: () => Promise<unknown> }) {
  const [selected, setSelected] = useState<string[]>([]);
  const clearable = useCan()(clearCache);
  const confirmAndClear = useClearing(async () => {
    setSelected([]);
    await readAgain();
  });
  const button = (label: string, keys: readonly string[], disabled = false) => (
    <Button
      danger
      icon={<ClearOutlined aria-hidden />}
      data-needs={clearCache.permission}
      disabled={disabled}
      onClick={() => confirmAndClear(keys)}
    >
      {label}
    </Button>
  );
  const selectBox = (_value: unknown, { key, name }: CacheDir) => (
    <Checkbox
      aria-label={`选择${name}`}
      checked={selected.includes(key)}
      onChange={({ target }) =>
        setSelected((before) => (target.checked ? [...before, key] : before.filter((one) => one !== key)))
      }
    />
  );
  return (
    <>
      <div className={styles.bar}>
        <span role="status">{totalText(caches)}</span>
        {clearable && caches.dirs.length > 0 && button('清除选中', selected, selected.length === 0)}
        {clearable && button('清除全部缓存', [])}
      </div>
      {caches.dirs.length > 0 && (
        <Table<CacheDir>
          size="small"
          rowKey="key"
          pagination={false}
          dataSource={caches.dirs}
          columns={[
            ...(clearable ? [{ key: 'select', width: 40, render: selectBox }] : []),
            { title: '目录', dataIndex: 'name' },
            { title: '大小', dataIndex: 'size', align: 'right', render: bytesText },
          ]}
        />
      )}
    </>
  );
}

/** Asks, then clears the caches with these keys; all of them where there are none. */
function useClearing(done: () => Promise<void>) {
  const { callOperation } = useServices();
  const notify = useNotify();
  const confirm = useConfirm();
  return (keys: readonly string[]) =>
    void confirm({
      text: '清除后首次访问会变慢，确认清除缓存吗？',
      danger: true,
      run: async () => {
        await callOperation(clearCache, { body: keys.length > 0 ? { types: keys.join(',') } : {} });
        notify('success', '清除成功');
        await done();
      },
    });
}

function totalText({ size, files }: CacheSize): string {
  const total = `共 ${typeof size === 'number' ? bytesText(size) : size}`;
  return files === undefined ? total : `${total}，${formatNumber(files)} 个文件`;
}

function bytesText(bytes: number): string {
  return bytes === 0 ? '0' : sizeText(bytes);
}
