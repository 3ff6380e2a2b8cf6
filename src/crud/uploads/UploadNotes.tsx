import { Button } from 'antd';
import type { UploadItem } from './fieldUploads';
import { isOpen } from './uploadQueue';

interface Props {
  readonly items: readonly UploadItem[];
  readonly isPreparing: boolean;
  /** What was wrong with the files chosen last. */
  readonly problems: readonly string[];
  /** Puts back what was taken out last. */
  readonly onRestore?: () => void;
}

/** The notes under the list: that uploads run, what was refused, and what was taken out. */
export function UploadNotes({ items, isPreparing, problems, onRestore }: Props) {
  const open = items.filter(isOpen).length;
  const done = items.filter(({ state }) => state.phase === 'done').length;
  const running = open > 0 ? `正在上传，请稍候…（${done}/${done + open}）` : '';
  return (
    <>
      {(open > 0 || isPreparing) && (
        <p className="upload-note" aria-live="polite">
          {running || '正在检查文件…'}
        </p>
      )}
      {problems.length > 0 && (
        <ul className="upload-problems" role="alert">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      {onRestore && (
        <p className="upload-note">
          已移除
          <Button type="link" size="small" onClick={onRestore}>
            撤销
          </Button>
        </p>
      )}
    </>
  );
}
