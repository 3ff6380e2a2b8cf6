import axios from 'axios';
import type { Call, RawResponse } from './request';
import { type Received, toRawResponse, type WireRequest } from './transport';

/**
 * Sends a request with axios, which reports how much of it is sent: browsers tell that of XMLHttpRequest only.
 * Resolves whatever the status; rejects where no response came.
 */
export async function sendTracked(call: Call, request: WireRequest): Promise<RawResponse> {
  const { responseType = 'json', onUpload, onDownload } = call.options ?? {};
  const { address, headers, body, limit } = request;
  const {
    status,
    headers: named,
    data,
  } = await axios.request<Received>({
    // Node has no XMLHttpRequest.
    adapter: ['xhr', 'fetch'],
    method: call.method,
    url: address,
    data: body,
    // The platform names the type of form data, with its boundary.
    headers: body instanceof FormData ? { ...headers, 'Content-Type': false } : headers,
    responseType: responseType === 'json' ? 'text' : responseType,
    transformResponse: (received) => received,
    validateStatus: null,
    signal: limit.signal,
    onUploadProgress: ({ progress = 0 }) => {
      limit.sent(progress);
      onUpload?.(progress);
    },
    onDownloadProgress: ({ progress }) => {
      limit.received();
      onDownload?.(progress);
    },
  });
  const names = Object.entries(named).map(([name, value]): [string, string] => [name, String(value)]);
  return toRawResponse(call, { status, headers: names, received: data });
}
