import { ReloadOutlined } from '@ant-design/icons';
import { Alert, Button, Empty } from 'antd';
import { type ReactNode, type Ref, useId } from 'react';
import type { CallResult } from '@/src/crud/useCall';
import { useNotify } from '@/src/services/useNotify';
import { Skeleton } from '@/src/ui/Skeleton';

interface Props<T> {
  readonly title: string;
  readonly ref?: Ref<HTMLElement>;
  /** The text while nothing is chosen. */
  readonly unasked?: string | undefined;
  readonly query: CallResult<T>;
  /** Offers 刷新; said after it. */
  readonly refreshed?: string;
  /** Stands beside 刷新. */
  readonly extra?: ReactNode;
  readonly children: (data: T) => ReactNode;
}

/** A card of the three: a title with its actions, and below it the data or the error. */
export function CacheCard<T>({ title, ref, unasked, query, refreshed, extra, children }: Props<T>) {
  const id = useId();
  const notify = useNotify();
  const refresh = async () => {
    const { error } = await query.refetch();
    if (!error && refreshed !== undefined) notify('success', refreshed);
  };
  return (
    <section ref={ref} className="dashboard-card cache-card" aria-labelledby={id} tabIndex={-1}>
      <header>
        <h2 id={id}>{title}</h2>
        <div className="cache-card-tools">
          {refreshed !== undefined && (
            <Button
              size="small"
              aria-label={`刷新${title}`}
              icon={<ReloadOutlined aria-hidden spin={query.isFetching} />}
              disabled={unasked !== undefined}
              onClick={() => void refresh()}
            >
              刷新
            </Button>
          )}
          {extra}
        </div>
      </header>
      {unasked === undefined ? <Body query={query}>{children}</Body> : <Empty description={unasked} />}
    </section>
  );
}

function Body<T>({ query, children }: Pick<Props<T>, 'query' | 'children'>) {
  const { data, error, refetch } = query;
  return (
    <>
      {error && (
        <Alert
          type="warning"
          showIcon
          message="数据加载失败"
          description={error.message}
          action={
            <Button size="small" onClick={() => void refetch()}>
              重新加载
            </Button>
          }
        />
      )}
      {data === undefined ? !error && <Skeleton /> : children(data)}
    </>
  );
}
