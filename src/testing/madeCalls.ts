import type { RequestLog } from '@/mocks/requestLog';

declare module 'vitest' {
  interface TaskMeta {
    /** Calls that the test made to the mock server: `POST /path`. Read by `npm test` (CALL-1). */
    calls?: string[];
  }
}

let log: RequestLog | undefined;

/** The log of the server that this test talks to. */
export function watchCalls(requests: RequestLog): void {
  log = requests;
}

/** The calls of this test, each once. */
export function takeCalls(): string[] {
  const calls = new Set(log?.all().map(({ method, path }) => `${method} ${path}`));
  log = undefined;
  return [...calls];
}
