import { useState } from 'react';
import { maskMobile, rules } from '@/src/lib/rules';
import { follows, inOrder, required } from '../../kit/checks';
import { PasswordField } from '../../kit/PasswordField';
import { useForm } from '../../kit/useForm';
import { useTexts } from '../../kit/useTexts';
import { CodeField } from '../CodeField';
import { sessionTexts } from '../texts';
import { lockTexts } from './texts';
import type { Proof } from './unlockCall';

interface UnlockFormProps {
  /** Number that a code is sent to; without one only the password works. */
  readonly mobile: string;
  /** Sends a code; resolves to the seconds until the next one may be sent. */
  readonly sendCode: () => Promise<number>;
  readonly unlock: (proof: Proof) => Promise<void>;
}

/** Unlocks by password or, for persons who sign in by SMS and may have no password, by a code. */
export function UnlockForm({ mobile, sendCode, unlock }: UnlockFormProps) {
  const t = useTexts(lockTexts);
  const [bySms, setBySms] = useState(false);
  return (
    <>
      {bySms ? (
        <CodeForm mobile={mobile} sendCode={sendCode} unlock={unlock} />
      ) : (
        <PasswordForm unlock={unlock} />
      )}
      {mobile !== '' && (
        <button type="button" className="link" onClick={() => setBySms(!bySms)}>
          {t(bySms ? 'lock.byPassword' : 'lock.bySms')}
        </button>
      )}
    </>
  );
}

function PasswordForm({ unlock }: Pick<UnlockFormProps, 'unlock'>) {
  const t = useTexts(lockTexts);
  const { form, field, problem, sending } = useForm({
    initial: { password: '' },
    checks: { password: required(t('lock.password.required')) },
    serverErrors: { password: ['密码'] },
    submit: unlock,
  });
  return (
    <form {...form} aria-label={t('lock.byPassword')}>
      <PasswordField
        {...field('password')}
        label={t('lock.password')}
        autoComplete="current-password"
        autoFocus
      />
      <UnlockButton problem={problem} sending={sending} />
    </form>
  );
}

function CodeForm({ mobile, sendCode, unlock }: UnlockFormProps) {
  const t = useTexts(lockTexts);
  const s = useTexts(sessionTexts);
  const { form, field, attempt, problem, sending } = useForm({
    initial: { code: '' },
    checks: { code: inOrder(required(s('login.code.required')), follows(rules.code6)) },
    serverErrors: { code: ['验证码'] },
    submit: unlock,
  });
  return (
    <form {...form} aria-label={t('lock.bySms')}>
      <p className="lock-hint">{t('lock.sms.hint', { mobile: maskMobile(mobile) })}</p>
      <CodeField {...field('code')} send={() => attempt([], sendCode)} />
      <UnlockButton problem={problem} sending={sending} />
    </form>
  );
}

/** The server's refusal and the button, which keeps the focus while the form is sent. */
function UnlockButton({ problem, sending }: { problem: string | undefined; sending: boolean }) {
  const t = useTexts(lockTexts);
  return (
    <>
      <p className="lock-problem" role="alert">
        {problem}
      </p>
      <button type="submit" className="button button-main lock-submit" aria-disabled={sending}>
        {t(sending ? 'lock.sending' : 'lock.submit')}
      </button>
    </>
  );
}
