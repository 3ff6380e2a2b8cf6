import { isRecord, parseJson } from '@/src/lib/record';
import type { Notify } from '../notification/notifier';
import { announce } from './announce';
import { layoutError } from './apiResponse';
import { type Call, callName, type Send } from './call';
import { textOfCode } from './codes';
import { isRequestError, RequestError } from './errors';

/** A file that came from the server. */
export interface ReceivedFile {
  readonly name: string;
  readonly blob: Blob;
}

/** What a download needs from the rest of the application. */
export interface DownloadDeps {
  readonly send: Send;
  readonly notify: Notify;
}

const failedText = '下载文件出现错误，请联系管理员！';

/**
 * Makes a call that answers a file, named by the header `download-filename` (FILE-4). Shows what failed and rejects:
 * a JSON response is a refusal, with the text of its code or its own; what else goes wrong is a failed download.
 */
export async function fetchFile(
  { send, notify }: DownloadDeps,
  call: Call,
  fallbackName: string,
): Promise<ReceivedFile> {
  try {
    const options = { ...call.options, responseType: 'blob', bearer: true, quiet: true } as const;
    const { body, headers } = await send({ ...call, options });
    return { blob: await fileIn(body, call), name: decoded(headers['download-filename']) ?? fallbackName };
  } catch (error) {
    const message = isRequestError(error) ? textFor(error) : undefined;
    if (!isRequestError(error) || message === undefined) throw error;
    throw announce(notify, call, { loudness: 'error', message, reason: error.reason });
  }
}

async function fileIn(body: unknown, call: Call): Promise<Blob> {
  if (!(body instanceof Blob)) throw layoutError(call);
  if (body.type.startsWith('application/json')) throw refusalIn(await body.text(), call);
  return body;
}

/** The default text of the code comes first, then the server's own (specification, section 8, Messages). */
function refusalIn(json: string, call: Call): RequestError {
  const answer = parseJson(json);
  if (!isRecord(answer)) return layoutError(call);
  const code = Number(answer.code);
  const message = textOfCode(code) ?? (String(answer.msg ?? '') || failedText);
  return new RequestError(message, {
    reason: { kind: 'refused', code, data: answer.data },
    call: callName(call),
  });
}

/** What the staff read; undefined for a cancelled download and for an expired session, which has its dialog. */
function textFor({ reason: { kind }, message }: RequestError): string | undefined {
  if (kind === 'cancelled' || kind === 'expired') return undefined;
  return kind === 'refused' || kind === 'repeat' ? message : failedText;
}

function decoded(name: string | undefined): string | undefined {
  if (!name) return undefined;
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
