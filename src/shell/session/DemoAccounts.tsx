import { useState } from 'react';
import type { DemoAccount } from '@/src/config';
import { ConfirmDialog } from '../kit/ConfirmDialog';
import { useTexts } from '../kit/useTexts';
import { sessionTexts } from './texts';

/** The offers of a demonstration on the sign-in page. */
export interface Demo {
  readonly accounts: readonly DemoAccount[];
  /** Resets the demonstration's data and starts anew; absent where a server keeps it. */
  readonly reset?: (() => Promise<void>) | undefined;
}

interface DemoAccountsProps {
  readonly demo: Demo;
  readonly signIn: (form: { username: string; password: string }) => Promise<void>;
}

/** The accounts of the demonstration; one click signs in (screen A1, Beyond). */
export function DemoAccounts({ demo: { accounts, reset }, signIn }: DemoAccountsProps) {
  const t = useTexts(sessionTexts);
  const [busy, setBusy] = useState<string>();
  const [problem, setProblem] = useState<string>();

  async function enter({ username, password }: DemoAccount): Promise<void> {
    if (busy !== undefined) return;
    setProblem(undefined);
    setBusy(username);
    try {
      await signIn({ username, password });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(undefined);
    }
  }

  return (
    <section className="sign-demo" aria-label={t('login.demo')}>
      <h2>
        {t('login.demo')}
        <small>{t('login.demo.hint')}</small>
      </h2>
      <ul>
        {accounts.map((account) => (
          <li key={account.username}>
            <button type="button" aria-disabled={busy !== undefined} onClick={() => enter(account)}>
              <span>
                {busy === account.username ? t('login.sending') : `${account.realName} · ${account.title}`}
              </span>
              <small>{account.sees}</small>
            </button>
          </li>
        ))}
      </ul>
      {reset && <ResetDemo reset={reset} />}
      <p className="sign-problem" role="alert">
        {problem}
      </p>
    </section>
  );
}

/** Resets the demonstration's data, after a question: entered data is lost. */
function ResetDemo({ reset }: { reset: () => Promise<void> }) {
  const t = useTexts(sessionTexts);
  const [confirming, setConfirming] = useState(false);
  const start = () => {
    setConfirming(false);
    return reset();
  };
  return (
    <>
      <button type="button" className="sign-demo-reset" onClick={() => setConfirming(true)}>
        {t('login.demo.reset')}
      </button>
      {confirming && (
        <ConfirmDialog
          text={t('login.demo.reset.confirm')}
          onOk={() => void start()}
          onCancel={() => setConfirming(false)}
        />
      )}
    </>
  );
}
