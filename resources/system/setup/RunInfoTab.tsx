import { ReloadOutlined } from '@ant-design/icons';
import { Button, Empty } from 'antd';
import { ReadError } from '@/src/crud/ReadError';
import { formatTime } from '@/src/lib/dates';
import { busy } from '@/src/ui/busy';
import { Skeleton } from '@/src/ui/Skeleton';
import { StateTag } from '@/src/ui/StateTag';
import { systemEndpoints } from '../endpoints';
import { type RunGroup, readRunInfo } from './runtime';
import styles from './setup.module.css';
import { useSetupQuery } from './useSetupQuery';

const { runInfo } = systemEndpoints['system/setup'].operations;

/** 运行信息: how the server of the platform does (screen H8). */
export function RunInfoTab() {
  const { data, error, refetch, isFetching, dataUpdatedAt } = useSetupQuery(runInfo, readRunInfo);
  if (!data) return error ? <ReadError error={error} retry={refetch} /> : <Skeleton />;
  return (
    <>
      <div className={styles.bar}>
        <span>更新于 {formatTime(dataUpdatedAt)}</span>
        <Button {...busy(isFetching, <ReloadOutlined aria-hidden />)} onClick={() => void refetch()}>
          刷新
        </Button>
      </div>
      {error && <ReadError error={error} retry={refetch} />}
      {data.length === 0 && <Empty description="暂无运行信息" />}
      <div className={styles.groups}>
        {data.map((group) => (
          <Group key={group.group} {...group} />
        ))}
      </div>
    </>
  );
}

function Group({ group, items }: RunGroup) {
  return (
    <section className={styles.group} aria-label={group}>
      <h3>{group}</h3>
      <dl>
        {items.map(({ name, value, tone }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{tone ? <StateTag tone={tone}>{value}</StateTag> : value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
