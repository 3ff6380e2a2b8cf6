import { ReloadOutlined } from '@ant-design/icons';
import { Alert, Button, Select, Switch } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { ReadError } from '@/src/crud/ReadError';
import { formatTime } from '@/src/lib/dates';
import { LoadingOverlay } from '@/src/ui/display/LoadingOverlay';
import './dashboard.css';
import { type Polling, paces } from './usePolling';

interface Props<T> {
  readonly title: string;
  readonly polling: Polling<T>;
  /** The text over the empty page before the first response. */
  readonly loading: string;
  /** The page; with nothing to show until the first response. */
  readonly children: (data: T | undefined) => ReactNode;
}

/** The frame of a page with polled figures: the time of the last read, the interval, and errors. */
export function PollingPage<T>({ title, polling, loading, children }: Props<T>) {
  const { data, error, readAgain } = polling;
  return (
    <section className="dashboard" aria-label={title}>
      <Bar {...polling} />
      {error && data === undefined ? (
        <ReadError error={error} retry={readAgain} />
      ) : (
        <>
          {error && <Failed {...polling} />}
          <LoadingOverlay open={data === undefined} text={loading}>
            {children(data)}
          </LoadingOverlay>
        </>
      )}
    </section>
  );
}

type Beat = Omit<Polling<unknown>, 'data'>;

function Bar({ readAt, readAgain, goesOn, setGoesOn, pace, setPace }: Beat) {
  const id = useId();
  const [refreshing, setRefreshing] = useState(false);
  const refresh = async () => {
    setRefreshing(true);
    await readAgain();
    setRefreshing(false);
  };
  return (
    <div className="dashboard-bar">
      <span className="dashboard-time">{readAt > 0 && `更新于 ${clock(readAt)}`}</span>
      <label htmlFor={id}>自动刷新</label>
      <Switch id={id} size="small" checked={goesOn} onChange={setGoesOn} />
      <Select
        size="small"
        aria-label="刷新间隔"
        disabled={!goesOn}
        value={pace}
        onChange={setPace}
        options={paces.map((seconds) => ({ value: seconds, label: `每 ${seconds} 秒` }))}
      />
      <Button
        size="small"
        icon={<ReloadOutlined aria-hidden spin={refreshing} />}
        onClick={() => void refresh()}
      >
        刷新
      </Button>
    </div>
  );
}

/** The figures stay; this says how old they are. */
function Failed({ readAt, error, readAgain }: Beat) {
  return (
    <Alert
      type="warning"
      showIcon
      message={`刷新失败，显示的是 ${clock(readAt)} 的数据`}
      description={error?.message}
      action={
        <Button size="small" onClick={() => void readAgain()}>
          重试
        </Button>
      }
    />
  );
}

function clock(moment: number): string {
  return formatTime(moment).slice(11);
}
