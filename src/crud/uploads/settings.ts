import type { PictureShape } from './limits';
import type { UploadTarget } from './targets';
import type { UploadSettings } from './useUploads';

/** Kinds of upload field: one address as text, or several, sent as a list or as one text. */
export type UploadKind = 'image' | 'file' | 'images' | 'files';

/** The options of a field that uploads, beyond what any field says. */
export interface UploadOptions {
  /** Megabytes; 5 where absent. 0.2 is told as 200 KB. */
  readonly maxSize?: number;
  /** Extensions. The old office types represent docx, xlsx and pptx too: whoever asks for a doc means to take a docx. */
  readonly types?: readonly string[];
  /** Where they go; images to imageUpload and files to common/upload where absent. Above 5 MB the object storage takes them in parts. */
  readonly target?: UploadTarget;
  /** How many there may be in a list; 5 where absent. */
  readonly maxCount?: number;
  /** Of images: offers to compress them, chosen from the start or left to choose. */
  readonly compress?: 'on' | 'off';
  /** Of images: has each cut to this shape first: width by height, 1 for a square. */
  readonly crop?: number;
  /** Of images: what is asked of the sides: `{ square: true }`, `{ minWidth: 600, minHeight: 400 }`. */
  readonly shape?: PictureShape;
}

const usualTypes = {
  image: ['png', 'jpg', 'jpeg'],
  file: ['doc', 'xls', 'ppt', 'txt', 'pdf'],
} as const;

/** How a field uploads (WID-4, WID-5): 5 MB of the usual types each, unless its options say otherwise. */
export function uploadSettings(what: UploadKind, options: UploadOptions = {}): UploadSettings {
  const look = what === 'image' || what === 'images' ? 'image' : 'file';
  const single = what === look;
  const { maxSize = 5, types = usualTypes[look], target = look, compress, crop, shape } = options;
  const maxCount = single ? 1 : (options.maxCount ?? 5);
  return { limits: { look, types, maxCount, maxSize, shape }, target, single, crop, compress };
}
