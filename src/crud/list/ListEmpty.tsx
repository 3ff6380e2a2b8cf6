import { Button, Empty, Result } from 'antd';

interface Props {
  readonly error: unknown;
  readonly reading: boolean;
  /** Whether filters are in force: then there may be rows, only not these. */
  readonly filtered: boolean;
  readonly retry: () => unknown;
}

/** What stands in a list without rows: still reading, could not be read, nothing matches, nothing there. */
export function ListEmpty({ error, reading, filtered, retry }: Props) {
  if (reading) return <div className="list-reading" />;
  if (error) {
    const reason = error instanceof Error ? error.message : '';
    return (
      <Result
        status="warning"
        title="数据加载失败"
        subTitle={reason}
        extra={
          <Button type="primary" onClick={() => retry()}>
            重新加载
          </Button>
        }
      />
    );
  }
  return (
    <Empty
      image={Empty.PRESENTED_IMAGE_SIMPLE}
      description={filtered ? '没有符合条件的数据，试试放宽筛选条件' : '暂无数据'}
    />
  );
}
