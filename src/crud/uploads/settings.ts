import type { PictureShape } from './limits';
import type { UploadTarget } from './targets';
import type { UploadSettings } from './useUploads';

/** Kinds of upload field: one address as text, or several, sent as a list or as one text. */
export type UploadKind = 'image' | 'file' | 'images' | 'files';

/** The options of a field that uploads, besides those of any field. */
export interface UploadOptions {
  /** Megabytes; 5 where absent. 0.2 is shown as 200 KB. */
  readonly maxSize?: number;
  /** Extensions. The old office types include docx, xlsx and pptx: a field for a doc takes a docx as well. */
  readonly types?: readonly string[];
  /**
   * The target of the files; imageUpload for images and common/upload for files where absent. Above 5 MB the object
   * storage takes them in parts.
   */
  readonly target?: UploadTarget;
  /** How many there may be in a list; 5 where absent. */
  readonly maxCount?: number;
  /** For images: offers to compress them, on from the start or off. */
  readonly compress?: 'on' | 'off';
  /** For images: cuts each to this shape first: width by height, 1 for a square. */
  readonly crop?: number;
  /** For images: limits of the sides: `{ square: true }`, `{ minWidth: 600, minHeight: 400 }`. */
  readonly shape?: PictureShape;
}

const usualTypes = {
  image: ['png', 'jpg', 'jpeg'],
  file: ['doc', 'xls', 'ppt', 'txt', 'pdf'],
} as const;

/** The settings of a field's uploads (WID-4, WID-5): 5 MB of the usual types each, unless its options say otherwise. */
export function uploadSettings(what: UploadKind, options: UploadOptions = {}): UploadSettings {
  const look = what === 'image' || what === 'images' ? 'image' : 'file';
  const single = what === look;
  const { maxSize = 5, types = usualTypes[look], target = look, compress, crop, shape } = options;
  const maxCount = single ? 1 : (options.maxCount ?? 5);
  return { limits: { look, types, maxCount, maxSize, shape }, target, single, crop, compress };
}
