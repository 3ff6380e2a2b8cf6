import { setupServer } from 'msw/node';
import type { Host } from './testServer';

/** Answers the calls of one Node process: vitest's node project. Whatever is no call of the server's is a mistake there. */
export function startNodeHost(): Host {
  const server = setupServer();
  server.listen({ onUnhandledRequest: 'error' });
  return { use: (handlers) => server.resetHandlers(...handlers), stop: () => server.close() };
}
