/** The runtime configuration (contract, section 7): one build serves every deployment. */
export interface AppConfig {
  /** Prefix of every call; empty for the same origin. */
  readonly apiBase: string;
  /** Answer the calls in the browser. */
  readonly mocks: boolean;
  readonly envelope: { readonly scheme: EnvelopeScheme; readonly key: string };
  /** Base of image addresses. */
  readonly cdnBase: string;
  /** Query string appended to shown images; `{token}` in it is replaced by the session token. */
  readonly imageResize: string;
  /** Milliseconds. */
  readonly requestTimeout: number;
  readonly toolboxTokenInQuery: boolean;
  readonly session: 'default' | 'ruoyi';
  /** Accounts offered on the sign-in page; only mock servers set them. */
  readonly demoAccounts: readonly DemoAccount[];
}

export type EnvelopeScheme = 'pkcs1' | 'oaep' | 'pkcs1-public';

export interface DemoAccount {
  readonly username: string;
  readonly password: string;
  readonly realName: string;
  readonly title: string;
  /** What the account is there to show, in a few words. */
  readonly sees: string;
}
