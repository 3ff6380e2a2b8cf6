import { callOperation } from '@/providers/data/callOperation';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import type { Send } from '@/providers/http/request';
import { isRecord, isYes, textOr } from '@/src/lib/record';
import { createStore } from '@/src/lib/store';

/** The response of `platformConfig` to a signed-in person. */
export interface PlatformConfig {
  /** Address of the toolbox as the server gave it; empty hides the toolbox (TBX-1). */
  readonly toolboxAddress: string;
  /** Whether a newer build is to be offered (LAY-12). */
  readonly checksVersion: boolean;
}

/** The platform's configuration; `get` and `subscribe` fit useSyncExternalStore. */
export interface PlatformConfigStore {
  get(): PlatformConfig;
  subscribe(listener: () => void): () => void;
  /**
   * Asks the server; a failure leaves the state as it was and shows no message. Resolves to whether the server
   * answered.
   */
  load(): Promise<boolean>;
  /** Empties it: the next person's may be another one (SESS-5). */
  clear(): void;
}

const nothing: PlatformConfig = { toolboxAddress: '', checksVersion: false };

/**
 * Creates an empty store; `load` asks the server. A toolbox of other origins than ours and the given ones counts as
 * none.
 */
export function createPlatformConfig(
  send: Send,
  toolboxOrigins: readonly string[] = [],
): PlatformConfigStore {
  const { get, set, subscribe } = createStore(nothing);
  /** Counts the persons: an answer for a former one counts for nothing. */
  let persons = 0;
  return {
    get,
    subscribe,
    async load() {
      try {
        const asked = persons;
        const options = { quiet: true, allowRepeat: true };
        const { data } = await callOperation({ send }, platformCalls.platformConfig, { options });
        if (asked === persons) set(parse(data, toolboxOrigins));
      } catch {
        return false;
      }
      return true;
    },
    clear() {
      persons += 1;
      set(nothing);
    },
  };
}

function parse(data: unknown, toolboxOrigins: readonly string[]): PlatformConfig {
  const config = isRecord(data) ? data : {};
  const toolboxAddress = textOr(config.toolboxaddr);
  return {
    toolboxAddress: isTrusted(toolboxAddress, toolboxOrigins) ? toolboxAddress : '',
    checksVersion: isYes(config.versionCheck),
  };
}

/**
 * Whether a page at the address may be framed and may learn the session. An invalid address is left to the toolbox to
 * refuse.
 */
function isTrusted(address: string, origins: readonly string[]): boolean {
  if (origins.length === 0 || !URL.canParse(address, location.href)) return true;
  const { origin } = new URL(address, location.href);
  const trusted = origin === location.origin || origins.includes(origin);
  // biome-ignore lint/suspicious/noConsole: a button that is missing without a word would be looked for
  if (!trusted) console.info(`工具箱地址的来源不在 config.js 的 toolboxOrigins 中：${origin}`);
  return trusted;
}
