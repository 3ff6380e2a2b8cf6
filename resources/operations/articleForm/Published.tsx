import { Button, Result } from 'antd';
import type { ReactNode } from 'react';
import { useLeave } from '@/src/crud/useOpenRecord';
import type { Publication } from './useArticleForm';

/** An article or a question was published: at once, or for a time to come. */
export function Published({
  publication: { publishTime },
  listAddress,
  extra,
}: {
  readonly publication: Publication;
  readonly listAddress: string;
  readonly extra: ReactNode;
}) {
  const leave = useLeave();
  return (
    <Result
      status="success"
      title="发布成功"
      subTitle={publishTime ? `发布时间：${publishTime}` : '前台已可阅读'}
      extra={[
        <Button key="list" type="primary" onClick={() => leave(listAddress)}>
          返回列表
        </Button>,
        extra,
      ]}
    />
  );
}
