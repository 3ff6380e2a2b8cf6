/** A request that reached the mock server. */
export interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Members of the body, whatever its encoding; a file is represented by its name. */
  readonly body: Readonly<Record<string, unknown>>;
}

/** Requests kept; a page that stays open for days must not grow. */
const capacity = 1000;

/** A log of the server's requests, oldest first, for tests to read. */
export function createRequestLog() {
  const seen: RecordedRequest[] = [];
  return {
    add: ({ method, path, query, headers, body }: RecordedRequest) => {
      const members = Object.entries(body).map(([name, value]) => [
        name,
        value instanceof File ? value.name : value,
      ]);
      seen.push({ method, path, query, headers, body: Object.fromEntries(members) });
      if (seen.length > capacity) seen.shift();
    },
    all: (): readonly RecordedRequest[] => [...seen],
    /** The requests with exactly this path. */
    of: (path: string): readonly RecordedRequest[] => seen.filter((request) => request.path === path),
    clear: () => {
      seen.length = 0;
    },
  };
}

export type RequestLog = ReturnType<typeof createRequestLog>;
