import { succeeds } from '@/providers/auth/authProvider';
import { readPhone } from '@/src/lib/phoneNumber';
import { goTo, useAddress } from '../kit/address';
import { Field } from '../kit/Field';
import { PasswordField } from '../kit/PasswordField';
import { PlainLink } from '../kit/PlainLink';
import { StrengthBar } from '../kit/StrengthBar';
import { Submit } from '../kit/Submit';
import { useForm } from '../kit/useForm';
import { useTexts } from '../kit/useTexts';
import type { Services } from '../model/services';
import { Agree } from './Agree';
import { CodeField } from './CodeField';
import { registerPlan } from './registerPlan';
import { sendCode } from './signInCalls';
import { sessionTexts } from './texts';

interface RegisterPageProps {
  readonly services: Services;
  /** Called with the registered account. */
  readonly onDone: (account: string) => void;
}

/** Registration of new staff (screen A2). */
export function RegisterPage({ services, onDone }: RegisterPageProps) {
  const { send, auth, notifier } = services;
  const t = useTexts(sessionTexts);
  const signIn = `/login${useAddress().search}`;
  const { form, field, values, change, attempt, problem, sending } = useForm({
    ...registerPlan(t),
    async submit({ confirmPassword, agree, inviteCode, ...registration }) {
      await succeeds(auth.register({ ...registration, ...(inviteCode && { inviteCode }) }));
      notifier.notify('success', t('register.done'));
      onDone(registration.username);
      goTo(signIn);
    },
  });

  return (
    <>
      <h1>{t('register.title')}</h1>
      <form {...form} aria-label={t('register.title')}>
        <Field {...field('realName')} label={t('register.realName')} autoComplete="name" maxLength={20} />
        <Field
          {...field('mobile')}
          label={t('login.mobile')}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          onChange={(typed) => change('mobile', readPhone(typed) ?? typed)}
        />
        <CodeField
          {...field('code')}
          mobile={values.mobile}
          send={() => attempt(['mobile'], () => sendCode(send, values.mobile, 'register'))}
        />
        <Field
          {...field('username')}
          label={t('register.username')}
          hint={t('register.username.hint')}
          autoComplete="username"
          maxLength={20}
        />
        <PasswordField
          {...field('password')}
          label={t('register.password')}
          hint={<StrengthBar password={values.password} />}
          autoComplete="new-password"
          maxLength={20}
        />
        <PasswordField
          {...field('confirmPassword')}
          label={t('register.confirm')}
          autoComplete="new-password"
          maxLength={20}
        />
        <Field
          {...field('inviteCode')}
          label={t('register.invite')}
          hint={t('register.invite.hint')}
          required={false}
          autoComplete="off"
          maxLength={8}
          onChange={(code) => change('inviteCode', code.toUpperCase())}
        />
        <Agree {...field('agree')} services={services} />
        <Submit
          problem={problem}
          sending={sending}
          idle={t('register.submit')}
          busy={t('register.sending')}
        />
      </form>
      <p className="sign-other">
        <PlainLink to={signIn} className="link">
          {t('register.back')}
        </PlainLink>
      </p>
    </>
  );
}
