import { useEffect, useState } from 'react';
import type { User } from '@/providers/auth/user';
import { useUnsavedContext } from '@/src/services/useUnsavedContext';
import type { Drafts } from '@/src/work/drafts';
import { ConfirmDialog } from '../../kit/ConfirmDialog';
import { Initial } from '../../kit/Initial';
import { useTexts } from '../../kit/useTexts';
import { currentMobile } from '../../model/currentMobile';
import { useDocumentTitle, usePlatform } from '../../model/platform/usePlatform';
import type { Services } from '../../model/services';
import { sendCode } from '../signInCalls';
import { Clock } from './Clock';
import { lockTexts } from './texts';
import { UnlockForm } from './UnlockForm';
import { endsSession, type Proof, sendUnlock } from './unlockCall';
import '../../kit/button.css';
import '../../kit/field.css';
import './lock.css';

interface LockScreenProps {
  readonly services: Services;
  readonly user: User;
  readonly onUnlocked: () => void;
}

/** Replaces the application while it is locked: its owner, and the ways to unlock or leave. */
export default function LockScreen({ services, user, onUnlocked }: LockScreenProps) {
  const { auth, send, notifier, platform, hasPlatform } = services;
  const t = useTexts(lockTexts);
  const [leaving, setLeaving] = useState(false);
  const drafts = useUnsavedContext()?.drafts;
  const hasDrafts = useHasDrafts(drafts);
  useDocumentTitle(usePlatform(platform), t('lock.title'));

  /** Where no further try is possible, the reason is shown as a message after this screen. */
  async function unlock(proof: Proof): Promise<void> {
    try {
      await sendUnlock(send, proof);
    } catch (error) {
      if (!endsSession(error)) throw error;
      // A change of user drops the messages before it.
      await auth.logout();
      notifier.notify('error', error.message);
      return;
    }
    onUnlocked();
  }

  const sendUnlockCode = async () => sendCode(send, await currentMobile(services, user), 'login');

  async function signOut(): Promise<void> {
    await drafts?.forgetPersonal();
    await auth.logout();
  }

  return (
    <main className="lock">
      <Clock />
      <section className="lock-card" aria-labelledby="lock-title">
        <Initial name={user.realName} size={64} />
        <p className="lock-name">
          <b>{user.realName}</b>
          <span>{user.name}</span>
        </p>
        <h1 id="lock-title">{t('lock.title')}</h1>
        {hasDrafts && <p className="lock-hint">{t('lock.hint')}</p>}
        <UnlockForm mobile={hasPlatform ? user.mobile : ''} sendCode={sendUnlockCode} unlock={unlock} />
        <button type="button" className="link lock-leave" onClick={() => setLeaving(true)}>
          {t('lock.signOut')}
        </button>
      </section>
      {leaving && (
        <ConfirmDialog
          text={t('lock.signOut.confirm')}
          onOk={() => void signOut()}
          onCancel={() => setLeaving(false)}
        />
      )}
    </main>
  );
}

/** Whether something typed waits as a draft: the forms themselves are gone by now, and after a reload too. */
function useHasDrafts(drafts: Drafts | undefined): boolean {
  const [hasDrafts, setHasDrafts] = useState(false);
  useEffect(() => {
    void drafts?.all().then((all) => setHasDrafts(all.length > 0));
  }, [drafts]);
  return hasDrafts;
}
