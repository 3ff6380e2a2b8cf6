import { lazy } from 'react';
import { emptyText, type Field, type FieldOptions, fieldOf, type Kind } from '../../ui/fields/field';
import { type AddressList, asList, asText } from '../uploads/addressList';
import { notWhileUploading } from '../uploads/busy';
import { FileCell } from '../uploads/FileCell';
import type { DocumentOptions } from './file';

const FilesInput = lazy(() => import('./FilesInput'));

/** Limits of a list of files. */
interface Limits extends DocumentOptions {
  /** 5 where absent. */
  readonly maxCount?: number;
}

/** Files whose value is a list of addresses. */
export interface FilesOptions extends FieldOptions<string[]>, Limits {
  readonly joined?: false;
}

/** Files whose value is one text: addresses joined with commas. */
export interface JoinedFilesOptions extends FieldOptions<string>, Limits {
  readonly joined: true;
}

function kindOf<V>(label: string, limits: Limits, list: AddressList<V>): Kind<V> {
  return {
    Cell: ({ value, place }) => {
      const addresses = list.read(value);
      return addresses.length === 0 ? emptyText : <FileCell addresses={addresses} place={place} />;
    },
    Input: ({ value, onChange, choices: _choices, ...rest }) => (
      <FilesInput
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
    width: 200,
    inputHeight: 90,
    wide: true,
  };
}

/**
 * Several files in an order that can be changed, 5 of doc, xls, ppt, txt or pdf where nothing else is said (WID-4). The value
 * is a list of addresses, or with `joined` one text.
 */
export function files(label: string, options?: FilesOptions): Field<string[]>;
export function files(label: string, options: JoinedFilesOptions): Field<string>;
export function files(
  label: string,
  options: FilesOptions | JoinedFilesOptions = {},
): Field<string[]> | Field<string> {
  if (options.joined) return fieldOf(label, kindOf(label, options, asText), options);
  return fieldOf(label, { ...kindOf(label, options, asList), sheet: { as: 'list' } }, options);
}
