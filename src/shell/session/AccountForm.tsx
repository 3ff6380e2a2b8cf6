import { rules } from '@/src/lib/rules';
import { useTexts } from '../texts/useTexts';
import { follows, inOrder, required } from './checks';
import { Field } from './Field';
import { PasswordField } from './PasswordField';
import { rememberAccount, rememberedAccount } from './rememberedAccount';
import { Submit } from './Submit';
import { sessionTexts } from './texts';
import { useForm } from './useForm';

interface AccountFormProps {
  /** Account name to begin with: who has just registered, say. */
  readonly account: string;
  readonly signIn: (form: { username: string; password: string }) => Promise<void>;
}

/** Signs in with account and password; remembers the account's name if asked, never the password (screen A1). */
export function AccountForm({ account, signIn }: AccountFormProps) {
  const t = useTexts(sessionTexts);
  const remembered = rememberedAccount();
  const { form, field, values, change, problem, sending } = useForm({
    initial: { username: account || remembered, password: '', remember: remembered ? 'yes' : '' },
    checks: {
      username: inOrder(
        required(t('login.username.required')),
        follows({ test: (value) => value.length <= 30, message: t('login.username.long') }),
      ),
      password: inOrder(required(t('login.password.required')), follows(rules.password)),
      remember: () => undefined,
    },
    async submit({ username, password, remember }) {
      await signIn({ username: username.trim(), password });
      rememberAccount(remember ? username.trim() : '');
    },
  });

  return (
    <form {...form} aria-label={t('login.tab.account')}>
      <Field {...field('username')} label={t('login.username')} autoComplete="username" />
      <PasswordField {...field('password')} label={t('login.password')} autoComplete="current-password" />
      <div className="sign-row">
        <label className="sign-check">
          <input
            type="checkbox"
            checked={values.remember === 'yes'}
            onChange={(event) => change('remember', event.target.checked ? 'yes' : '')}
          />
          {t('login.remember')}
        </label>
        <Forgotten />
      </div>
      <Submit problem={problem} sending={sending} idle={t('login.submit')} busy={t('login.sending')} />
    </form>
  );
}

/** Says how to come by a new password. */
function Forgotten() {
  const t = useTexts(sessionTexts);
  return (
    <details className="sign-forgot">
      <summary className="link">{t('login.forgot')}</summary>
      <p>{t('login.forgot.hint')}</p>
    </details>
  );
}
