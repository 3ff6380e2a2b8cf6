import { isRecord } from '@/src/lib/record';
import { platformCalls } from '../endpoints/platformCalls';
import type { Send } from '../http/request';
import { layoutError } from '../http/request';
import { callOperation } from './callOperation';

/** The server's limits of pictures in the HTML editor. */
export interface EditorConfig {
  /** Bytes; undefined where the server says nothing. */
  readonly imageMaxSize: number | undefined;
  /** Extensions in lower case, without the dot; undefined where the server says nothing. */
  readonly imageTypes: readonly string[] | undefined;
  /** Prefix of the addresses that uploads return. */
  readonly imageUrlPrefix: string;
}

/** Reads the configuration of the HTML editor (FILE-5). Quiet: the editor works without. */
export async function fetchEditorConfig(send: Send, signal?: AbortSignal): Promise<EditorConfig> {
  const options = { quiet: true, allowRepeat: true, ...(signal && { signal }) };
  const { data } = await callOperation({ send }, platformCalls.editorConfig, {
    body: { action: 'config' },
    options,
  });
  if (!isRecord(data)) throw layoutError(platformCalls.editorConfig);
  const { imageMaxSize, imageAllowFiles, imageUrlPrefix } = data;
  return {
    imageMaxSize: typeof imageMaxSize === 'number' && imageMaxSize > 0 ? imageMaxSize : undefined,
    imageTypes: Array.isArray(imageAllowFiles) ? imageAllowFiles.map(typeIn) : undefined,
    imageUrlPrefix: typeof imageUrlPrefix === 'string' ? imageUrlPrefix : '',
  };
}

/** `.PNG` → `png` */
function typeIn(entry: unknown): string {
  return String(entry).toLowerCase().replace(/^\./, '');
}
