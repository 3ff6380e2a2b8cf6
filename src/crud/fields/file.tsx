import { lazy } from 'react';
import { emptyText, type Field, type FieldOptions, fieldOf, type Kind } from '../../ui/fields/field';
import { notWhileUploading } from '../uploads/busy';
import { FileCell } from '../uploads/FileCell';
import type { UploadTarget } from '../uploads/targets';

const FileInput = lazy(() => import('./FileInput'));

/** What is said about any field of files. */
export interface DocumentOptions {
  /** Megabytes; 5 where absent. */
  readonly maxSize?: number;
  /**
   * Extensions; doc, xls, ppt, txt and pdf where absent. The old office types stand for docx, xlsx and pptx too: nobody who is
   * asked for a doc means to refuse a docx.
   */
  readonly types?: readonly string[];
  /** Where files go; to common/upload where absent. Above 5 MB the object storage takes them in parts. */
  readonly target?: UploadTarget;
}

/** Limits of a file. */
export interface FileOptions extends FieldOptions<string>, DocumentOptions {}

const kindOf = (label: string, options: DocumentOptions): Kind<string> => ({
  Cell: ({ value, place }) => (value ? <FileCell addresses={[value]} place={place} /> : emptyText),
  Input: (props) => <FileInput {...props} label={label} options={options} />,
  operator: 'eq',
  verb: '请上传',
  rules: [notWhileUploading],
  width: 180,
  inputHeight: 90,
  wide: true,
});

/** One file; the value is its address. Uploaded as it is chosen (WID-4). */
export function file(label: string, options: FileOptions = {}): Field<string> {
  return fieldOf(label, kindOf(label, options), options);
}
