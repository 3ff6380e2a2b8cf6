/** The types of the request pipeline: call, response, and a step between the two. */

/** One request, as the pipeline's steps see it. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below the API base, beginning with a slash; or an absolute address for the object-storage host. */
  readonly path: string;
  /** Query parameters; empty strings, null and undefined are left out, nested objects become `name[key]=value`. */
  readonly query?: Readonly<Record<string, unknown>>;
  /** A JSON value, or form data, or urlencoded parameters. */
  readonly body?: unknown;
  readonly options?: CallOptions;
  /** Set by the pipeline's steps; who makes a call never does. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** How logs and errors name a call: method and path, never its query or body. */
export function callName({ method, path }: Call): string {
  return `${method} ${path}`;
}

/** How one request differs from the ordinary; none of it travels to the server. */
export interface CallOptions {
  /** `blob` answers are returned raw (specification, section 8). */
  readonly responseType?: 'json' | 'blob';
  /** Send `Authorization: Bearer` besides the header `token` (contract, section 1). */
  readonly bearer?: boolean;
  /** Public calls go out without a token when there is none, and never end a session. */
  readonly anonymous?: boolean;
  /** Switch off the repeated-submission check (VAL-2); reads of the data providers do. */
  readonly allowRepeat?: boolean;
  /** Do not show this call's errors: the caller does, or nobody needs to. They are still thrown. */
  readonly quiet?: boolean;
  readonly signal?: AbortSignal;
  /** Milliseconds; the configuration's `requestTimeout` where absent. */
  readonly timeout?: number;
  /** Share of the request sent so far, 0 to 1. */
  readonly onUpload?: (share: number) => void;
  /** Share of the response received so far, 0 to 1; undefined while the length is not known. */
  readonly onDownload?: (share: number | undefined) => void;
  /** Marks the object-storage host: no token travels there. */
  readonly foreign?: boolean;
}

/** What came back, before or after the steps have opened it. */
export interface RawResponse {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** The parsed JSON value, or a Blob for a call with `responseType: 'blob'`. */
  readonly body: unknown;
}

/** Makes the request. Rejects with a {@link RequestError}. */
export type Send = (call: Call) => Promise<RawResponse>;

/** One topic of the pipeline: may change the call, the reply, or refuse. */
export type Step = (call: Call, next: Send) => Promise<RawResponse>;

/** The layout all JSON responses share: `{ code, msg, data }`, with further members beside it (REST). */
export interface ApiResponse {
  readonly code: number;
  readonly msg: string;
  readonly data: unknown;
  /** All members of the response: `rows`, `total`, `token` … */
  readonly members: Readonly<Record<string, unknown>>;
}
