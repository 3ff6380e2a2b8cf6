import { accountRules } from '@/src/lib/accountRules';
import { readPhone } from '@/src/lib/phoneNumber';
import { follows, inOrder, required } from '../kit/checks';
import { Field } from '../kit/Field';
import { Submit } from '../kit/Submit';
import { useForm } from '../kit/useForm';
import { useTexts } from '../kit/useTexts';
import { CodeField } from './CodeField';
import { sessionTexts } from './texts';

interface SmsFormProps {
  readonly signIn: (form: { mobile: string; code: string }) => Promise<void>;
  /** Sends the code; resolves to the seconds until the next one. */
  readonly sendCode: (mobile: string) => Promise<number>;
}

/** Signs in with a code sent to the phone (screen A1). */
export function SmsForm({ signIn, sendCode }: SmsFormProps) {
  const t = useTexts(sessionTexts);
  const { form, field, values, change, attempt, problem, sending } = useForm({
    initial: { mobile: '', code: '' },
    checks: {
      mobile: inOrder(required(t('login.mobile.required')), follows(accountRules.mobile)),
      code: inOrder(required(t('login.code.required')), follows(accountRules.code6)),
    },
    serverErrors: { mobile: ['该手机号'], code: ['验证码'] },
    submit: signIn,
  });

  return (
    <form {...form} aria-label={t('login.tab.sms')}>
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
        send={() => attempt(['mobile'], () => sendCode(values.mobile))}
      />
      <Submit problem={problem} sending={sending} idle={t('login.submit')} busy={t('login.sending')} />
    </form>
  );
}
