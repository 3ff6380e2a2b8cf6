import { platformCalls } from '@/providers/endpoints/platformCalls';
import { codeFor } from '@/providers/http/client';
import type { Send } from '@/providers/http/request';
import type { Loader } from '@/src/lib/loader';
import { callOperation, expectLayout } from '../data/callOperation';
import { type Credentials, parseLoginResponse } from './loginResponse';
import { parseRuleList, type Warn } from './ruleList';
import type { Rules, User } from './user';

/** Account and password, with the answer to the server's captcha, if any. */
export interface AccountSignIn {
  readonly username: string;
  readonly password: string;
  readonly code?: string;
  /** Names the captcha. */
  readonly uuid?: string;
}

/** The two ways to sign in: with the account or with a code sent to the phone. */
export type SignInForm = AccountSignIn | { readonly mobile: string; readonly code: string };

/** The rules of the session's person, and the person anew where the server describes them with the rules. */
export interface SessionRules extends Rules {
  readonly user?: User;
}

/** The requests of the session to the server. All reject with a RequestError that has not been shown to the user. */
export interface SessionServer {
  signIn(form: SignInForm): Promise<Credentials>;
  rules(): Promise<SessionRules>;
  /** Ends the session of a token; absent where the server has no call for that. */
  signOut?(token: string): Promise<void>;
}

/** The session's server of the contract, section 5. */
export function createSessionServer(send: Send, warn?: Warn): SessionServer {
  return {
    async signIn(form) {
      const { data } = await callOperation({ send }, platformCalls.login, {
        body: form,
        options: { quiet: true },
      });
      return expectLayout(parseLoginResponse(data), platformCalls.login);
    },
    async rules() {
      const options = { quiet: true, allowRepeat: true, early: 'start' } as const;
      const { data } = await callOperation({ send }, platformCalls.ruleList, { options });
      return expectLayout(parseRuleList(data, warn), platformCalls.ruleList);
    },
  };
}

/** A session's server whose code is fetched at the first call. Where that fails, the call fails like a lost one. */
export function lazySessionServer(loader: Loader<SessionServer>): SessionServer {
  const server = () => codeFor('GET session', loader);
  return {
    signIn: async (form) => (await server()).signIn(form),
    rules: async () => (await server()).rules(),
    signOut: async (token) => (await server()).signOut?.(token),
  };
}
