import { platformCalls } from '@/providers/data/platformCalls';
import type { Send } from '@/providers/http/call';
import { askPlatform, expectLayout } from './askPlatform';
import { type Credentials, parseLoginAnswer } from './loginAnswer';
import { parseRuleList, type Warn } from './ruleList';
import type { Rules } from './user';

/** The two ways to sign in: with the account or with a code sent to the phone. */
export type SignInForm =
  | { readonly username: string; readonly password: string }
  | { readonly mobile: string; readonly code: string };

/** What the session asks of the server. Both reject with a RequestError that nobody has been shown. */
export interface SessionServer {
  signIn(form: SignInForm): Promise<Credentials>;
  rules(): Promise<Rules>;
}

/** The session's server of the contract, section 5. */
export function createSessionServer(send: Send, warn?: Warn): SessionServer {
  return {
    async signIn(form) {
      const data = await askPlatform(send, platformCalls.login, form, { anonymous: true, quiet: true });
      return expectLayout(parseLoginAnswer(data), platformCalls.login);
    },
    async rules() {
      const data = await askPlatform(send, platformCalls.ruleList, {}, { quiet: true, allowRepeat: true });
      return expectLayout(parseRuleList(data, warn), platformCalls.ruleList);
    },
  };
}
