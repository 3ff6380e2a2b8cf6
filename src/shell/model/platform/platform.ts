import { callOperation } from '@/providers/data/callOperation';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import type { Send } from '@/providers/http/request';
import type { Pack } from '@/providers/i18n/texts';
import { parseLanguagePack } from '@/providers/i18n/texts';
import { isRecord, isYes, textOr } from '@/src/lib/record';
import { createStore } from '@/src/lib/store';

/**
 * The deployment's name and pictures, and what its sign-in page shows. An empty picture means the built-in one. The
 * contract has name and pictures; the others are assumed, and may be absent.
 */
export interface PlatformInfo {
  readonly title: string;
  readonly favicon: string;
  readonly logo: string;
  readonly smalllogo: string;
  readonly hotline: string;
  readonly copyright: string;
  readonly icp: string;
  /** Whether people may register; true where the server does not say. */
  readonly registerOpen: boolean;
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
  /**
   * Asks the server for both; after a failure the built-in one stays, and no message is shown (LAY-11). Never rejects.
   */
  load(): Promise<void>;
  /**
   * Reads the platform record again, after it was changed (screen H8); the old one stays where that fails. Never
   * rejects.
   */
  reloadInfo(): Promise<void>;
}

/** Gives the address that shows a stored picture. */
type PictureUrl = (stored: string) => string;

const builtInTitle = '高考志愿填报管理系统';

/**
 * Creates the store with the built-in record; `load` asks the server. Its pictures are where `pictureUrl` says.
 */
export function createPlatform(send: Send, pictureUrl: PictureUrl = (stored) => stored): Platform {
  let [record, pack]: [unknown, Pack] = [{}, {}];
  const state = (): PlatformState => ({ info: parseInfo(record, pack, pictureUrl), pack });
  const { get, set, subscribe } = createStore(state());

  async function read(
    call: typeof platformCalls.platformInfo,
    take: (data: unknown) => void,
    early: { early?: 'start' } = { early: 'start' },
  ) {
    const options = { quiet: true, allowRepeat: true, ...early };
    const { data } = await callOperation({ send }, call, { options });
    take(data);
    set(state());
  }

  return {
    get,
    subscribe,
    async load() {
      await Promise.allSettled([
        read(platformCalls.platformInfo, takeInfo),
        read(platformCalls.languagePack, (data) => {
          pack = parseLanguagePack(data);
        }),
      ]);
    },
    reloadInfo: () => read(platformCalls.platformInfo, takeInfo, {}).catch(() => undefined),
  };

  function takeInfo(data: unknown): void {
    record = data;
  }
}

/** A record without a name takes the one of the language pack. */
function parseInfo(data: unknown, pack: Pack, pictureUrl: PictureUrl): PlatformInfo {
  const info = isRecord(data) ? data : {};
  const picture = (value: unknown) => textOr(value) && pictureUrl(textOr(value));
  return {
    title: textOr(info.title) || pack['app.name'] || builtInTitle,
    favicon: picture(info.favicon),
    logo: picture(info.logo),
    smalllogo: picture(info.smalllogo),
    hotline: textOr(info.hotline),
    copyright: textOr(info.copyright),
    icp: textOr(info.icp),
    registerOpen: isYes(info.registerOpen ?? 1),
  };
}
