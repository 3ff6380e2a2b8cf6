import { fileSettings } from '../uploads/settings';
import { UploadField } from '../uploads/UploadField';
import type { DocumentOptions } from './file';

interface Props extends Omit<Parameters<typeof UploadField>[0], 'settings'> {
  readonly limits: DocumentOptions & { readonly maxCount?: number };
}

/** Chooses, uploads and orders files. */
export default function FilesInput({ limits, ...rest }: Props) {
  return (
    <UploadField {...rest} settings={{ ...fileSettings(limits, limits.maxCount ?? 5), single: false }} />
  );
}
