import { callPlatform } from '@/providers/auth/callPlatform';
import { platformCalls } from '@/providers/data/platformCalls';
import type { Send } from '@/providers/http/call';
import { parseLanguagePack } from '@/providers/i18n/languagePack';
import type { Pack } from '@/providers/i18n/texts';
import { isRecord, textOr } from '@/src/lib/record';

/** How this deployment presents itself. An empty picture means the built-in one. */
export interface PlatformInfo {
  readonly title: string;
  readonly favicon: string;
  readonly logo: string;
  readonly smalllogo: string;
}

export interface PlatformState {
  readonly info: PlatformInfo;
  /** The server's language pack; empty until it arrives. */
  readonly pack: Pack;
}

/** The platform record and the language pack, built-in until the server has answered. Fits useSyncExternalStore. */
export interface Platform {
  get(): PlatformState;
  subscribe(listener: () => void): () => void;
  /** Asks the server for both; what fails stays built in, and no message is shown (LAY-11). Never rejects. */
  load(): Promise<void>;
}

const builtIn: PlatformInfo = { title: '高考志愿填报管理系统', favicon: '', logo: '', smalllogo: '' };

/** Opens the store with the built-in record; `load` asks the server. */
export function createPlatform(send: Send): Platform {
  const listeners = new Set<() => void>();
  let state: PlatformState = { info: builtIn, pack: {} };

  function change(part: Partial<PlatformState>): void {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  }

  async function ask(
    call: typeof platformCalls.platformInfo,
    take: (data: unknown) => Partial<PlatformState>,
  ) {
    const data = await callPlatform(send, call, {}, { anonymous: true, quiet: true, allowRepeat: true });
    change(take(data));
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    async load() {
      await Promise.allSettled([
        ask(platformCalls.platformInfo, (data) => ({ info: parseInfo(data) })),
        ask(platformCalls.languagePack, (data) => ({ pack: parseLanguagePack(data) })),
      ]);
    },
  };
}

function parseInfo(data: unknown): PlatformInfo {
  const info = isRecord(data) ? data : {};
  return {
    title: textOr(info.title) || builtIn.title,
    favicon: textOr(info.favicon),
    logo: textOr(info.logo),
    smalllogo: textOr(info.smalllogo),
  };
}
