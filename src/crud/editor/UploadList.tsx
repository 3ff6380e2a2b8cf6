import { Button, Progress } from 'antd';
import { useStore } from '../../ui/useStore';
import type { ImageUploads } from './imageUploads';

/** The pictures on their way into a text, under it: their progress, and the commands after a failure. */
export function UploadList({ uploads }: { uploads: ImageUploads }) {
  const list = useStore(uploads);
  if (list.length === 0) return null;
  return (
    <ul className="upload-list" aria-label="图片上传">
      {list.map(({ id, name, state }) => (
        <li key={id} data-phase={state.phase}>
          {state.phase === 'failed' ? (
            <>
              <span role="alert">图片插入失败：{name}</span>
              <Button type="link" size="small" onClick={() => uploads.retry(id)}>
                重试
              </Button>
            </>
          ) : (
            <>
              <span role="status">正在上传 {name}</span>
              <Progress
                percent={state.percent}
                size="small"
                className="upload-percent"
                aria-label={`上传 ${name}`}
              />
            </>
          )}
          <Button type="link" size="small" onClick={() => uploads.remove(id)}>
            {state.phase === 'failed' ? '移除' : '取消'}
          </Button>
        </li>
      ))}
    </ul>
  );
}
