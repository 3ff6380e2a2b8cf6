import { Button, Result } from 'antd';

/** Data that could not be read: why, and what to do; read out as soon as it is there. */
export default function ReadError({ error, retry }: { error: unknown; retry: () => unknown }) {
  return (
    <div role="alert">
      <Result
        status="warning"
        title="数据加载失败"
        subTitle={error instanceof Error ? error.message : ''}
        extra={
          <Button type="primary" onClick={() => void retry()}>
            重新加载
          </Button>
        }
      />
    </div>
  );
}
