import {
  emptyText,
  type Field,
  type FieldOptions,
  fieldOf,
  type InputProps,
  type Kind,
} from '../../../ui/fields/field';
import { load } from '../../../ui/load';
import { type AddressList, asList, asOne, asText } from '../../uploads/addressList';
import { FileCell, PictureCell } from '../../uploads/FileCell';
import { notWhilePending } from '../../uploads/pendingUploads';
import type { UploadKind, UploadOptions } from '../../uploads/settings';

const UploadInput = load(() => import('./UploadInput'));

/** Options where several addresses are sent as one text, joined with commas. */
type Joined = FieldOptions<string> & UploadOptions & { readonly joined: true };

type One = FieldOptions<string> & UploadOptions;
type Several = FieldOptions<string[]> & UploadOptions & { readonly joined?: false };

function kindOf<V>(
  label: string,
  what: UploadKind,
  options: UploadOptions | undefined,
  list: AddressList<V>,
): Kind<V> {
  const isImage = what === 'image' || what === 'images';
  const isOne = what === 'image' || what === 'file';
  const Cell = isImage ? PictureCell : FileCell;
  return {
    Cell: ({ value, place }) => {
      const addresses = list.read(value);
      return addresses.length === 0 ? emptyText : <Cell addresses={addresses} label={label} place={place} />;
    },
    Input: ({ value, onChange, choices: _choices, ...rest }: InputProps<V>) => (
      <UploadInput
        {...rest}
        {...{ label, what, options }}
        value={list.read(value)}
        onChange={(addresses) => onChange?.(list.write(addresses))}
      />
    ),
    operator: 'eq',
    verb: '请上传',
    rules: [notWhilePending('files')],
    width: isImage ? (isOne ? 72 : 110) : 190,
    inputHeight: isImage ? 130 : 90,
    wide: true,
  };
}

/**
 * Files or images, uploaded as they are chosen (WID-4, WID-5): `upload('标志', 'image', { crop: 1 })`. The order of
 * several can be changed. Without options: images png, jpg or jpeg, files doc, xls, ppt, txt or pdf, 5 MB each, 5 at
 * most.
 */
export function upload(label: string, what: 'image' | 'file', options?: One): Field<string>;
export function upload(label: string, what: 'images' | 'files', options: Joined): Field<string>;
export function upload(label: string, what: 'images' | 'files', options?: Several): Field<string[]>;
export function upload(
  ...args:
    | [label: string, what: 'image', options?: One]
    | [label: string, what: 'file', options?: One]
    | [label: string, what: 'images', options?: Joined | Several]
    | [label: string, what: 'files', options?: Joined | Several]
): Field<string> | Field<string[]> {
  const [label, what] = args;
  if (args[1] === 'image' || args[1] === 'file')
    return fieldOf(label, kindOf(label, what, args[2], asOne), args[2]);
  const options = args[2];
  if (options?.joined) return fieldOf(label, kindOf(label, what, options, asText), options);
  return fieldOf(label, { ...kindOf(label, what, options, asList), sheet: { as: 'list' } }, options);
}
