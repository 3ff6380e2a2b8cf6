import { createDirectUpload } from '@/providers/http/directUpload';
import type { Send } from '@/providers/http/request';
import { uploadFile, uploadImage } from '@/providers/http/upload';
import type { RecordId } from '../../lib/recordId';
import type { UploadControl } from './uploadQueue';

/**
 * The target of files: `image` to imageUpload (FILE-1), `file` to common/upload (FILE-2), `storage` straight to the
 * object storage (FILE-3).
 */
export type UploadTarget = 'image' | 'file' | 'storage';

interface Needs {
  readonly send: Send;
  readonly storeId: () => RecordId;
}

/**
 * Prepares the upload of a file. The returned function resolves with the server's address, a path on the server, or a
 * key below the CDN's base. Called again after a failure, it goes on where it can. The caller reports failures.
 */
export function createUpload(target: UploadTarget, { send, storeId }: Needs, file: File) {
  const upload = uploads[target](send, file, storeId);
  return ({ signal, progress }: UploadControl) => upload({ signal, onUpload: progress, quiet: true });
}

interface Options {
  readonly signal: AbortSignal;
  readonly onUpload: (share: number) => void;
  readonly quiet: true;
}

type Upload = (send: Send, file: File, storeId: () => RecordId) => (options: Options) => Promise<string>;

const uploads: Readonly<Record<UploadTarget, Upload>> = {
  image: (send, image, storeId) => async (options) =>
    (await uploadImage(send, { image, storeId: storeId() }, options)).url,
  file: (send, file) => async (options) => (await uploadFile(send, file, options)).fileName,
  storage: (send, file) => createDirectUpload(send, file),
};
