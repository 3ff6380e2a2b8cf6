import { useState } from 'react';
import type { DemoAccount } from '@/src/config';
import { useTexts } from '../texts/useTexts';
import { sessionTexts } from './texts';

interface DemoAccountsProps {
  readonly accounts: readonly DemoAccount[];
  readonly signIn: (form: { username: string; password: string }) => Promise<void>;
}

/** The accounts of the demonstration; one click signs in (screen A1, Beyond). */
export function DemoAccounts({ accounts, signIn }: DemoAccountsProps) {
  const t = useTexts(sessionTexts);
  const [busy, setBusy] = useState<string>();
  const [problem, setProblem] = useState<string>();

  async function enter({ username, password }: DemoAccount): Promise<void> {
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
            <button type="button" disabled={busy !== undefined} onClick={() => enter(account)}>
              <b>
                {busy === account.username ? t('login.sending') : `${account.realName} · ${account.title}`}
              </b>
              <span>{account.sees}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="sign-problem" role="alert">
        {problem}
      </p>
    </section>
  );
}
