import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createProviders } from '@/providers/createProviders';
import { type AppConfig, readConfig } from './config';
import { imageAddress } from './lib/imageAddress';
import { safeLocal } from './lib/safeStorage';
import { whenIdle } from './lib/whenIdle';
import { App, Root } from './Root';
import { ConfigPage } from './shell/frame/errors/ConfigPage';
import { reportErrors } from './shell/frame/errors/errorReport';
import { shareIdOf } from './shell/model/guard/sharedPath';
import { createPlatform } from './shell/model/platform/platform';
import { createPlatformConfig } from './shell/model/platform/platformConfig';
import type { Services } from './shell/model/services';
import { createSettings } from './shell/model/settings/settingsStore';
import { showTheme } from './shell/model/theme/showTheme';
import './ui/theme/tokens.css';

declare global {
  interface Window {
    /** Set by config.js (contract, section 7). */
    __APP_CONFIG__?: unknown;
  }
}

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element with the id "root"');
const settings = createSettings(safeLocal, window);
showTheme(settings);

const reading = readConfig(window.__APP_CONFIG__, { mocks: import.meta.env.DEV });
const root = createRoot(container, 'config' in reading ? reportErrors(reading.config.errorReport) : {});
if ('problems' in reading) refuse(reading.problems);
else void start(reading.config);

/** Starts the application. An unreadable key is reported after the first page is shown: nobody waits for the check. */
async function start(configured: AppConfig): Promise<void> {
  const { config, resetDemo }: Start = configured.mocks
    ? await withMocks(configured)
    : { config: configured };
  if (!config) return;
  const services = createServices(config);
  root.render(
    <StrictMode>
      <Root services={services} config={config} resetDemo={resetDemo} />
    </StrictMode>,
  );
  whenIdle(async () => {
    const problem = await problemOfKey(config.envelope);
    if (problem !== undefined) refuse([problem]);
  });
}

/**
 * Makes the services and asks for the data of the first page. For signed-in persons everything is asked at once. For
 * others the sign-in page comes first, which asks for the platform's title and logo once it is on screen. A shared
 * table needs none of that, whoever looks at it.
 */
function createServices(config: AppConfig): Services {
  const providers = createProviders(config);
  // Whole, as the preview of the settings shows them: icons and drawings have no other sizes.
  const pictureUrl = (address: string) => imageAddress(address, { ...config, imageResize: '' }, '');
  const platform = createPlatform(providers.send, pictureUrl);
  const { session } = providers;
  settings.follow(session);
  if (session.get().phase === 'loading' && shareIdOf(window.location.pathname) === undefined) {
    App.ahead();
    void session.load();
    void platform.load();
  }
  const platformConfig = createPlatformConfig(providers.send, config.toolboxOrigins);
  providers.userScope.onUserChange(platformConfig.clear);
  const imageUrl = (address: string) => imageAddress(address, config, session.token() ?? '');
  return { ...providers, platform, platformConfig, settings, imageUrl };
}

/** The parts that a start needs; without a configuration, the page already shows what is wrong. */
interface Start {
  readonly config?: AppConfig;
  readonly resetDemo?: () => Promise<void>;
}

/** The configuration of a demonstration: calls answered in the browser, its key and its accounts. */
async function withMocks(config: AppConfig): Promise<Start> {
  if (import.meta.env.MODE === 'production') {
    refuse(['mocks 为 true，但此构建不含演示数据；演示请使用 npm run build:demo 的构建']);
    return {};
  }
  try {
    const { startMocks } = await import('@/mocks/browser');
    const { envelope, demoAccounts, resetMocks } = await startMocks();
    const resetDemo = async () => {
      await resetMocks();
      window.location.reload();
    };
    return { config: { ...config, envelope, demoAccounts }, resetDemo };
  } catch (error) {
    refuse([`mocks 为 true，但此浏览器无法启动演示数据：${error instanceof Error ? error.message : error}`]);
    return {};
  }
}

async function problemOfKey({ scheme, key }: AppConfig['envelope']): Promise<string | undefined> {
  if (key === '') return undefined;
  const { checkEnvelopeKey } = await import('@/providers/http/envelope/checkEnvelopeKey');
  return checkEnvelopeKey(scheme, key);
}

function refuse(problems: readonly string[]): void {
  root.render(<ConfigPage problems={problems} />);
}
