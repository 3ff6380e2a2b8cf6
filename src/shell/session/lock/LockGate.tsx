import {
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import type { User } from '@/providers/auth/user';
import { createLoader } from '@/src/lib/loader';
import { whenIdle } from '@/src/lib/whenIdle';
import { type UnsavedServices, useUnsavedContext } from '@/src/services/useUnsavedContext';
import { load } from '@/src/ui/load';
import { useStore } from '@/src/ui/useStore';
import { focusContent } from '../../kit/focusContent';
import { Splash } from '../../kit/Splash';
import { usePanels } from '../../model/panels/PanelsContext';
import type { Services } from '../../model/services';
import { LockContext, type LockPlace } from './LockContext';
import { createLock, type Lock } from './lockStore';

const lockQuestion = createLoader(() => import('./lockWhereItOpens'));
const LockScreen = load(() => import('./LockScreen'));

/** Milliseconds after which the lock screen is fetched: later, without a network, it could not be. */
const settled = 20_000;

interface Props {
  readonly services: Services;
  readonly user: User;
  readonly children: ReactNode;
}

/**
 * Shows the application, or while it is locked only the lock screen. The application is then not mounted, and messages
 * wait. Forms are drafts by then, which are offered again after unlocking.
 */
export function LockGate({ services, user, children }: Props) {
  const [lock] = useState(() => createLock(services));
  const locked = useStore(lock);
  const unsaved = useUnsavedContext();
  const place = useMemo(() => createLockPlace(services, lock, unsaved), [services, lock, unsaved]);
  const { close } = usePanels();
  const closePanels = useEffectEvent(close);
  useKeptUnsaved(lock, locked, unsaved);
  useEffect(() => {
    const timer = setTimeout(() => whenIdle(LockScreen.fetch), settled);
    return () => clearTimeout(timer);
  }, []);
  // Messages may name things behind the lock: they wait.
  useLayoutEffect(() => (locked ? services.notifier.hold() : undefined), [locked, services]);
  // The forms that made the calls are gone: a refusal that could be overridden stays one.
  useLayoutEffect(() => (locked ? services.overrides.suspend() : undefined), [locked, services]);
  useEffect(() => {
    if (!locked) return;
    closePanels();
    // The content is back once the lock screen is gone.
    return () => void setTimeout(focusContent);
  }, [locked]);

  return (
    <LockContext value={place}>
      {locked ? (
        <Suspense fallback={<Splash />}>
          <LockScreen services={services} user={user} onUnlocked={lock.unlock} />
        </Suspense>
      ) : (
        children
      )}
    </LockContext>
  );
}

/** A lock that is only used where the server can open it. It asks about work of which no draft can be kept. */
function createLockPlace(services: Services, lock: Lock, unsaved: UnsavedServices | undefined): LockPlace {
  const confirmed = {
    ...lock,
    lock: async () => {
      const lost = unsaved?.unsavedRegistry.get().filter(({ rescue }) => !rescue) ?? [];
      if ((await unsaved?.unsavedRegistry.confirmDiscard(lost)) ?? true) await lock.lock();
    },
  };
  if (services.hasPlatform) return confirmed;
  return {
    ...lock,
    lock: async () => {
      const question = await lockQuestion.fetch().catch(() => undefined);
      return question ? question.lockWhereItOpens(services, confirmed) : confirmed.lock();
    },
  };
}

/**
 * Writes the drafts of all open forms before they are unmounted, and drops the forms and their open questions
 * afterwards.
 */
function useKeptUnsaved(lock: Lock, locked: boolean, place: UnsavedServices | undefined): void {
  const unsavedRegistry = place?.unsavedRegistry;
  useEffect(
    () =>
      unsavedRegistry &&
      lock.onBeforeLock(() => {
        for (const dirtyForm of unsavedRegistry.get()) dirtyForm.rescue?.();
      }),
    [lock, unsavedRegistry],
  );
  useEffect(() => {
    if (!locked) return;
    unsavedRegistry?.pendingPrompt()?.answer(false);
    unsavedRegistry?.prune(() => false);
  }, [locked, unsavedRegistry]);
}
