import { isRecord } from '@/src/lib/record';
import { layoutError, sendForData } from '../http/apiResponse';
import type { Send } from '../http/call';
import { platformCalls } from './platformCalls';

/** What the server says of pictures in the HTML editor. */
export interface EditorConfig {
  /** Bytes; undefined where the server says nothing. */
  readonly imageMaxSize: number | undefined;
  /** Extensions in lower case, without the dot; undefined where the server says nothing. */
  readonly imageTypes: readonly string[] | undefined;
  /** Stands before the addresses that uploads answer. */
  readonly imageUrlPrefix: string;
}

/** Reads the configuration of the HTML editor (FILE-5). Quiet: the editor works without. */
export async function fetchEditorConfig(send: Send, signal?: AbortSignal): Promise<EditorConfig> {
  const { method, path } = platformCalls.editorConfig;
  const options = { bearer: true, quiet: true, allowRepeat: true, ...(signal && { signal }) };
  const call = { method, path, body: { action: 'config' }, options };
  const data = await sendForData(send, call);
  if (!isRecord(data)) throw layoutError(call);
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
