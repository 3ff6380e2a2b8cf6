import { callOperation } from '@/providers/data/callOperation';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import type { Send } from '@/providers/http/request';
import { isRecord, isYes, textOr } from '@/src/lib/record';
import { createStore } from '@/src/lib/store';

/** What `platformConfig` says to those who are signed in. */
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
  /** Asks the server; what fails stays as it was and no message is shown. Resolves to whether the server answered. */
  load(): Promise<boolean>;
}

const nothing: PlatformConfig = { toolboxAddress: '', checksVersion: false };

/** Opens the store with nothing in it; `load` asks. */
export function createPlatformConfig(send: Send): PlatformConfigStore {
  const { get, set, subscribe } = createStore(nothing);
  return {
    get,
    subscribe,
    async load() {
      try {
        const options = { quiet: true, allowRepeat: true };
        set(parse((await callOperation({ send }, platformCalls.platformConfig, { options })).data));
      } catch {
        return false;
      }
      return true;
    },
  };
}

function parse(data: unknown): PlatformConfig {
  const config = isRecord(data) ? data : {};
  return {
    toolboxAddress: textOr(config.toolboxaddr),
    checksVersion: isYes(config.versionCheck),
  };
}
