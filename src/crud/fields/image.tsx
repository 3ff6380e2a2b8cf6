import { lazy } from 'react';
import {
  type CellProps,
  type Field,
  type FieldOptions,
  fieldOf,
  type Kind,
  nothing,
} from '../../ui/fields/field';
import { useServices } from '../services';
import './image.css';

const ImageInput = lazy(() => import('./ImageInput'));

/** Limits of an image. */
export interface ImageOptions extends FieldOptions<string> {
  /** Megabytes; 5 where absent. */
  readonly maxSize?: number;
}

function ImageCell({ label, value, place }: CellProps<string> & { label: string }) {
  const { imageUrl } = useServices();
  if (!value) return <>{nothing}</>;
  return (
    <img className={`field-image field-image-${place}`} src={imageUrl(value)} alt={label} loading="lazy" />
  );
}

const kindOf = (label: string, maxSize = 5): Kind<string> => ({
  Cell: (props) => <ImageCell {...props} label={label} />,
  Input: (props) => <ImageInput {...props} label={label} maxSize={maxSize} />,
  operator: 'eq',
  verb: '请上传',
  width: 72,
  inputHeight: 102,
});

/** One image; the value is its address. Uploaded as it is chosen, png, jpg or jpeg (WID-5). */
export function image(label: string, options: ImageOptions = {}): Field<string> {
  return fieldOf(label, kindOf(label, options.maxSize), options);
}
