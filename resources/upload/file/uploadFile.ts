import type { TextRule } from '@/src/lib/fieldRule';
import type { RecordId } from '@/src/lib/recordId';

/** A file that staff and institutions share (screen U1). */
export interface UploadedFile {
  id: RecordId;
  /** The name with its extension, which never changes. */
  name: string;
  /** Dictionary file_category. */
  category: string;
  /** The extension in lower case, without the dot. */
  ext: string;
  /** The path on the server, as `common/download/resource` takes it. */
  fileName: string;
  url: string;
  /** Bytes. */
  size: number;
  downloads: number;
  createBy: string;
  createTime: string;
}

/** Extensions that the library takes; also those of the files of a title (U3). */
export const libraryTypes = ['doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'txt', 'pdf', 'zip'] as const;

/** Limits of an upload. */
export const libraryLimits = { look: 'file', types: libraryTypes, maxCount: 10, maxSize: 20 } as const;

/** Files that one archive may hold. */
export const largestArchive = 50;

/** Rules of the texts of a file, for its dialog and its mock (decision 41). */
export const fileRules = {
  /** With its extension. */
  name: { label: '文件名', required: true, maxLength: 100 },
} as const satisfies Record<string, TextRule>;

/** `招生计划.xlsx` in two: the name that may be changed, and `.xlsx`. */
export function partsOf(name: string): [base: string, extension: string] {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
}
