import type { PictureShape } from './limits';
import type { UploadTarget } from './targets';
import type { UploadSettings } from './useUploads';

interface Options {
  readonly maxSize?: number;
  readonly types?: readonly string[];
  readonly target?: UploadTarget;
  readonly compress?: 'on' | 'off';
  readonly crop?: number;
  readonly shape?: PictureShape;
}

/** How a field of images uploads (WID-5): png, jpg and jpeg, 5 MB, to imageUpload, unless its options say otherwise. */
export function pictureSettings(options: Options, maxCount: number): UploadSettings {
  const { maxSize = 5, types = ['png', 'jpg', 'jpeg'], target = 'image', compress, crop, shape } = options;
  return {
    limits: { look: 'image', types, maxCount, maxSize, shape },
    ...{ target, single: maxCount === 1, crop, compress },
  };
}

/** How a field of files uploads (WID-4): doc, xls, ppt, txt and pdf, 5 MB, to common/upload, unless its options say otherwise. */
export function fileSettings(
  { maxSize = 5, types = ['doc', 'xls', 'ppt', 'txt', 'pdf'], target = 'file' }: Options,
  maxCount: number,
): UploadSettings {
  return { limits: { look: 'file', types, maxCount, maxSize }, target, single: maxCount === 1 };
}
