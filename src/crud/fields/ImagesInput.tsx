import { pictureSettings } from '../uploads/settings';
import { UploadField } from '../uploads/UploadField';
import type { PictureOptions } from './image';

interface Props extends Omit<Parameters<typeof UploadField>[0], 'settings'> {
  readonly limits: PictureOptions & { readonly maxCount?: number };
}

/** Chooses, uploads and orders images. */
export default function ImagesInput({ limits, ...rest }: Props) {
  return (
    <UploadField {...rest} settings={{ ...pictureSettings(limits, limits.maxCount ?? 5), single: false }} />
  );
}
