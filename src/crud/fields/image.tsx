import { lazy } from 'react';
import {
  type CellProps,
  emptyText,
  type Field,
  type FieldOptions,
  fieldOf,
  type Kind,
} from '../../ui/fields/field';
import { notWhileUploading } from '../uploads/busy';
import type { PictureShape } from '../uploads/limits';
import { PictureCell } from '../uploads/PictureCell';
import type { UploadTarget } from '../uploads/targets';

const ImageInput = lazy(() => import('./ImageInput'));

/** What is said about any field of images. */
export interface PictureOptions {
  /** Megabytes; 5 where absent. 0.2 is told as 200 KB. */
  readonly maxSize?: number;
  /** Extensions; png, jpg and jpeg where absent. */
  readonly types?: readonly string[];
  /** Where images go; to imageUpload where absent. */
  readonly target?: UploadTarget;
  /** Offers to compress: chosen from the start, or left to choose. */
  readonly compress?: 'on' | 'off';
  /** Has each image cut to this shape first: width by height, 1 for a square. */
  readonly crop?: number;
  /** What is asked of the sides: `{ square: true }`, `{ minWidth: 600, minHeight: 400 }`. */
  readonly shape?: PictureShape;
}

/** Limits of an image. */
export interface ImageOptions extends FieldOptions<string>, PictureOptions {}

const kindOf = (label: string, options: PictureOptions): Kind<string> => ({
  Cell: ({ value, place }: CellProps<string>) =>
    value ? <PictureCell addresses={[value]} label={label} place={place} /> : emptyText,
  Input: (props) => <ImageInput {...props} label={label} options={options} />,
  operator: 'eq',
  verb: '请上传',
  rules: [notWhileUploading],
  width: 72,
  inputHeight: 130,
});

/** One image; the value is its address. Uploaded as it is chosen, png, jpg or jpeg (WID-5). */
export function image(label: string, options: ImageOptions = {}): Field<string> {
  return fieldOf(label, kindOf(label, options), options);
}
