import { Suspense, useLayoutEffect } from 'react';
import { isSignedIn, type Loading, type SignedOut } from '@/providers/auth/sessionState';
import type { AppConfig } from './config';
import { whenIdle } from './lib/whenIdle';
import { CrashBoundary } from './shell/frame/errors/CrashBoundary';
import { replaceAddress, useAddress } from './shell/kit/address';
import { Splash } from './shell/kit/Splash';
import { Toaster } from './shell/kit/Toaster';
import { PackContext } from './shell/kit/useTexts';
import { decide, openPage } from './shell/model/guard/decide';
import { shareIdOf } from './shell/model/guard/sharedPath';
import { useDocumentTitle, useFavicon, usePlatform } from './shell/model/platform/usePlatform';
import type { Services } from './shell/model/services';
import { useAppearanceOf } from './shell/model/theme/useAppearanceOf';
import { SignInPages } from './shell/session/SignInPages';
import { useSession } from './shell/session/useSession';
import { Loadable, load } from './ui/load';
import { AppearanceContext } from './ui/theme/AppearanceContext';

/** Fetches the application behind the sign-in: router, Refine, frame. */
export const App = load(
  () => import('./app/App'),
  (code) => code.App,
);

/** The page of a shared table for families; loads nothing of the application. */
const SharedPage = load(() => import('@/resources/expert/share/SharedPage'));

export interface RootProps {
  readonly services: Services;
  readonly config: AppConfig;
  /** Resets the mocks' data in this browser; absent without mocks. */
  readonly resetDemo?: (() => Promise<void>) | undefined;
}

/**
 * The whole screen: a shared table where the address names one, the application for signed-in persons, else the sign-in
 * pages. Plain React, without a router.
 */
export function Root({ services, config, resetDemo }: RootProps) {
  const state = useSession(services.session);
  const platform = usePlatform(services.platform);
  const appearance = useAppearanceOf(services.settings);
  useFavicon(platform);
  const shareId = shareIdOf(useAddress().path);
  return (
    <PackContext value={platform.pack}>
      <AppearanceContext value={appearance}>
        <CrashBoundary>
          <Suspense fallback={<Splash />}>
            {shareId !== undefined ? (
              <Loadable of={SharedPage} props={{ send: services.send, shareId }} fallback={<Splash />} />
            ) : isSignedIn(state) ? (
              <Loadable of={App} props={{ services, config }} fallback={<Splash />} />
            ) : (
              <Outside services={services} config={config} resetDemo={resetDemo} state={state} />
            )}
          </Suspense>
        </CrashBoundary>
        <Toaster notifier={services.notifier} />
      </AppearanceContext>
    </PackContext>
  );
}

/** The pages for a visitor who is not signed in, or not yet. Obeys the guard through the browser's history. */
function Outside({ services, config, resetDemo, state }: RootProps & { state: SignedOut | Loading }) {
  const { path, search } = useAddress();
  useDocumentTitle(usePlatform(services.platform));
  const signedOut = state.phase === 'signed-out' ? state : undefined;
  const decision = decide({ path, search, phase: state.phase, landing: signedOut?.landing });
  const to = decision.kind === 'go' ? decision.to : undefined;

  useLayoutEffect(() => {
    if (to !== undefined) replaceAddress(to);
  }, [to]);

  const isWaiting = state.phase === 'loading' && state.cold;
  const page = openPage(path);
  if (to !== undefined || isWaiting || !page) return <Splash />;
  return (
    <SignInPages
      services={services}
      path={page}
      demo={{ accounts: config.demoAccounts, reset: resetDemo }}
      notice={signedOut?.notice}
      onTyping={() => whenIdle(App.fetch)}
    />
  );
}
