import { isRecord, ownMember } from '@/src/lib/record';
import type { CodeLanguage } from '@/src/ui/fields/code/CodeView';

/** One generated file as the preview shows it. */
export interface PreviewFile {
  /** Path of its template: `vm/java/domain.java.vm`. */
  readonly key: string;
  /** `domain.java` */
  readonly label: string;
  /** The name of the saved file. */
  readonly saveAs: string;
  readonly language: CodeLanguage;
  readonly text: string;
}

const languages: Readonly<Record<string, CodeLanguage>> = {
  java: 'java',
  xml: 'xml',
  sql: 'sql',
  js: 'javascript',
  ts: 'javascript',
  vue: 'vue',
};

/** The files of a preview's answer, in its order: a map of template paths to texts. */
export function previewFiles(data: unknown): PreviewFile[] {
  const entries = Object.entries(isRecord(data) ? data : {});
  return entries.flatMap(([key, text]) => (typeof text === 'string' ? [fileOf(key, text)] : []));
}

function fileOf(key: string, text: string): PreviewFile {
  const label = key.slice(key.lastIndexOf('/') + 1).replace(/\.vm$/, '');
  const extension = label.slice(label.lastIndexOf('.') + 1);
  return { key, label, saveAs: label, language: ownMember(languages, extension) ?? 'html', text };
}
