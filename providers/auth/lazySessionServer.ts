import { RequestError } from '@/providers/http/errors';
import type { SessionServer } from './sessionServer';

/** A session's server whose code comes when it is first asked. Where that cannot be fetched, the question fails like a lost call. */
export function lazySessionServer(load: () => Promise<SessionServer>): SessionServer {
  let fetching: Promise<SessionServer> | undefined;
  const fetchServer = async (): Promise<SessionServer> => {
    fetching ??= load();
    try {
      return await fetching;
    } catch {
      fetching = undefined;
      throw new RequestError('后端接口连接异常', { reason: { kind: 'network' }, call: 'GET session' });
    }
  };
  return {
    signIn: async (form) => (await fetchServer()).signIn(form),
    rules: async () => (await fetchServer()).rules(),
    signOut: async (token) => (await fetchServer()).signOut?.(token),
  };
}
