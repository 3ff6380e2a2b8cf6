import { type EnvelopeSettings, envelopeSchemes } from '@/providers/http/envelope/scheme';
import type { RestServer } from '@/providers/http/restServer';
import { ruoyiVersions } from '@/src/lib/ruoyiVersions';
import { createConfigReader } from './configReader';
import { isRecord, textOr } from './lib/record';

/** The runtime configuration (contract, section 7): one build serves every deployment. */
export interface AppConfig {
  /** Prefix of every call; empty for the same origin. */
  readonly apiBase: string;
  /** Answer the calls in the browser. */
  readonly mocks: boolean;
  /** How encrypted responses are opened; without a key they stay raw (contract, section 4). */
  readonly envelope: EnvelopeSettings;
  /** Base of image addresses. */
  readonly cdnBase: string;
  /**
   * Query string appended to shown images. `{token}` in it is filled in for our own origin, `apiBase` and `cdnBase`
   * only.
   */
  readonly imageResize: string;
  /** Milliseconds. */
  readonly requestTimeout: number;
  readonly toolboxTokenInQuery: boolean;
  /**
   * Origins besides our own whose pages the toolbox may load, and which learn the session. Empty for the one that the
   * platform names.
   */
  readonly toolboxOrigins: readonly string[];
  readonly session: 'default' | 'ruoyi';
  /** The server's dialect of REST: as the contract says, or as real RuoYi servers speak it (docs/connect.md). */
  readonly rest: RestServer;
  /** Address that receives failures of the program (docs/deploy.md); empty for none. */
  readonly errorReport: string;
  /** Accounts offered on the sign-in page; only mock servers set them. */
  readonly demoAccounts: readonly DemoAccount[];
}

export interface DemoAccount {
  readonly username: string;
  readonly password: string;
  readonly realName: string;
  readonly title: string;
  /** A few words about what the account is there to show. */
  readonly sees: string;
}

/** A configuration that may be used, or what is wrong with it, in Chinese. */
export type ConfigReading = { readonly config: AppConfig } | { readonly problems: readonly string[] };

/**
 * Reads `window.__APP_CONFIG__`, which `config.js` sets. Every key is checked and may be absent; the object itself may
 * not. Whether the envelope's key can be read is for `checkEnvelopeKey` to say, which is loaded when there is a key.
 */
export function readConfig(raw: unknown, defaults: Pick<AppConfig, 'mocks'>): ConfigReading {
  if (raw === undefined) return { problems: ['没有读到 config.js，或者其中没有设置 window.__APP_CONFIG__'] };
  if (!isRecord(raw)) return { problems: ['window.__APP_CONFIG__ 应为对象'] };
  const problems: string[] = [];
  const read = createConfigReader(raw, problems);
  const envelope = read.part('envelope');
  const rest = read.part('rest');
  const session = read.choice('session', ['default', 'ruoyi']);
  const flavour = rest.choice('flavour', session === 'ruoyi' ? ['ruoyi', 'ours'] : ['ours', 'ruoyi']);
  const version = rest.choice('version', ['auto', ...ruoyiVersions]);
  const apiBase = read.base('apiBase');
  const config: AppConfig = {
    apiBase,
    mocks: read.flag('mocks', defaults.mocks),
    envelope: { scheme: envelope.choice('scheme', envelopeSchemes), key: envelope.text('key') },
    // a RuoYi server keeps its pictures among its calls
    cdnBase: read.base('cdnBase') || (flavour === 'ruoyi' ? apiBase : ''),
    imageResize: read.text('imageResize'),
    requestTimeout: read.milliseconds('requestTimeout', 60_000),
    toolboxTokenInQuery: read.flag('toolboxTokenInQuery', false),
    toolboxOrigins: read.origins('toolboxOrigins'),
    session,
    rest: { flavour, version },
    errorReport: read.address('errorReport'),
    demoAccounts: read.list('demoAccounts').flatMap(demoAccount),
  };
  envelope.refuseOthers();
  rest.refuseOthers();
  read.refuseOthers();
  return problems.length > 0 ? { problems } : { config };
}

/** An account with at least a name; other missing members are empty. */
function demoAccount(value: unknown): DemoAccount[] {
  if (!isRecord(value) || typeof value.username !== 'string') return [];
  const { username, password, realName, title, sees } = value;
  return [
    {
      username,
      password: textOr(password),
      realName: textOr(realName),
      title: textOr(title),
      sees: textOr(sees),
    },
  ];
}
