import { lazily } from '@/providers/http/lazily';
import type { SessionServer } from './sessionServer';

/** A session's server whose code comes when it is first asked. Where that cannot be fetched, the question fails like a lost call. */
export function lazySessionServer(load: () => Promise<SessionServer>): SessionServer {
  const fetchServer = lazily(load);
  const server = () => fetchServer('GET session');
  return {
    signIn: async (form) => (await server()).signIn(form),
    rules: async () => (await server()).rules(),
    signOut: async (token) => (await server()).signOut?.(token),
  };
}
