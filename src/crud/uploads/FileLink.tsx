import { FileOutlined } from '@ant-design/icons';
import { fileNameOf } from '../../lib/fileName';
import { useImages } from '../../services/useImages';
import { useDownload } from '../transfers/useDownload';
import './uploadRows.css';

/**
 * A file by its name. A click downloads it: by the server's own call where it is there, else from its address (FILE-4).
 */
export function FileLink({ address }: { address: string }) {
  const { originalUrl } = useImages();
  const { resource } = useDownload();
  const name = fileNameOf(address) || '文件';
  const face = (
    <>
      <FileOutlined aria-hidden />
      <span>{name}</span>
    </>
  );
  if (address.startsWith('/profile/upload/'))
    return (
      <button
        type="button"
        className="upload-row-name"
        title={`下载 ${name}`}
        aria-label={`下载 ${name}`}
        onClick={() => void resource(address)}
      >
        {face}
      </button>
    );
  return (
    <a
      className="upload-row-name"
      title={`下载 ${name}`}
      aria-label={`下载 ${name}`}
      href={originalUrl(address)}
      download={name}
      target="_blank"
      rel="noreferrer"
    >
      {face}
    </a>
  );
}
