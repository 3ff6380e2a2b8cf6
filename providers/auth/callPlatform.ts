import type { Operation } from '@/providers/data/endpoints';
import { layoutError, sendForData } from '@/providers/http/apiResponse';
import type { CallOptions, Send } from '@/providers/http/call';

/** Makes a call of the session or the platform (`platformCalls`); resolves to the `data` of its response, for the caller to check. */
export function callPlatform(
  send: Send,
  { method, path }: Operation,
  body: object,
  options: CallOptions = {},
): Promise<unknown> {
  return sendForData(send, { method, path, body, options });
}

/** What a parser made of a response, or an error that names the call where it made nothing. */
export function expectLayout<T>(parsed: T | undefined, { method, path }: Operation): T {
  if (parsed === undefined) throw layoutError({ method, path });
  return parsed;
}
