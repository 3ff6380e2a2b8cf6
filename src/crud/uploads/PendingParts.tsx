import { CloseOutlined, RedoOutlined } from '@ant-design/icons';
import { isLost, type UploadItem } from './fieldUploads';
import { ItemButton } from './ItemButton';
import { isOpen } from './uploadQueue';

/** A file on its way, and what can be done about it. */
export interface PendingProps {
  readonly item: UploadItem;
  readonly onRetry: (id: number) => void;
  readonly onForget: (id: number) => void;
}

/** Tries again what failed; stops what runs, or puts it out of sight. */
export function PendingButtons({ item, onRetry, onForget }: PendingProps) {
  const { id, file } = item;
  const isOpenItem = isOpen(item);
  return (
    <>
      {isLost(item) && (
        <ItemButton
          icon={<RedoOutlined />}
          label={`重试 ${file.name}`}
          text="重试"
          onClick={() => onRetry(id)}
        />
      )}
      {(isOpenItem || isLost(item)) && (
        <ItemButton
          icon={<CloseOutlined />}
          label={`${isOpenItem ? '取消上传' : '不再上传'} ${file.name}`}
          onClick={() => onForget(id)}
        />
      )}
    </>
  );
}

/** How much of it has gone. */
export function PendingBar({ item: { file, state } }: Pick<PendingProps, 'item'>) {
  if (state.phase !== 'running') return null;
  return (
    <progress className="upload-progress" aria-label={`上传 ${file.name}`} max={100} value={state.percent} />
  );
}
