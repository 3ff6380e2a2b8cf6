import { lazy } from 'react';
import { emptyText, type Field, type FieldOptions, fieldOf, type Kind } from '../../ui/fields/field';
import { type AddressList, asList, asText } from '../uploads/addressList';
import { notWhileUploading } from '../uploads/busy';
import { PictureCell } from '../uploads/PictureCell';
import type { PictureOptions } from './image';

const ImagesInput = lazy(() => import('./ImagesInput'));

/** Limits of a list of images. */
interface Limits extends PictureOptions {
  /** 5 where absent. */
  readonly maxCount?: number;
}

/** Images whose value is a list of addresses. */
export interface ImagesOptions extends FieldOptions<string[]>, Limits {
  readonly joined?: false;
}

/** Images whose value is one text: addresses joined with commas. */
export interface JoinedImagesOptions extends FieldOptions<string>, Limits {
  readonly joined: true;
}

function kindOf<V>(label: string, limits: Limits, list: AddressList<V>): Kind<V> {
  return {
    Cell: ({ value, place }) => {
      const addresses = list.read(value);
      if (addresses.length === 0) return emptyText;
      return <PictureCell addresses={addresses} label={label} place={place} />;
    },
    Input: ({ value, onChange, choices: _choices, ...rest }) => (
      <ImagesInput
        {...rest}
        label={label}
        limits={limits}
        value={list.read(value)}
        onChange={(addresses) => onChange?.(list.write(addresses))}
      />
    ),
    operator: 'eq',
    verb: '请上传',
    rules: [notWhileUploading],
    width: 110,
    inputHeight: 130,
    wide: true,
  };
}

/**
 * Several images in an order that can be changed, 5 of png, jpg or jpeg where nothing else is said (WID-5). The value is a list
 * of addresses, or with `joined` one text.
 */
export function images(label: string, options?: ImagesOptions): Field<string[]>;
export function images(label: string, options: JoinedImagesOptions): Field<string>;
export function images(
  label: string,
  options: ImagesOptions | JoinedImagesOptions = {},
): Field<string[]> | Field<string> {
  if (options.joined) return fieldOf(label, kindOf(label, options, asText), options);
  return fieldOf(label, { ...kindOf(label, options, asList), sheet: { as: 'list' } }, options);
}
