import type { ReactNode } from 'react';
import type { AccountSignIn } from '@/providers/auth/sessionServer';
import { accountRules } from '@/src/lib/accountRules';
import { follows, inOrder, required } from '../kit/checks';
import { Field, type FieldProps } from '../kit/Field';
import { PasswordField } from '../kit/PasswordField';
import { Submit } from '../kit/Submit';
import { useForm } from '../kit/useForm';
import { useTexts } from '../kit/useTexts';
import { rememberAccount, rememberedAccount } from './rememberedAccount';
import { sessionTexts } from './texts';

interface AccountFormProps {
  /** Initial account name: the one just registered, say. */
  readonly account: string;
  readonly signIn: (form: AccountSignIn) => Promise<void>;
  readonly guard?: Guard;
}

/** A server's question beside the password: a code, and its own hint for forgotten passwords. */
interface Guard {
  /** Draws the field of the code. */
  readonly field: (field: Pick<FieldProps, 'name' | 'value' | 'error' | 'onChange'>) => ReactNode;
  /** The message where there is no code; undefined where none is needed. */
  readonly missing: string | undefined;
  /** Names the question that the code answers. */
  readonly uuid: string | undefined;
  /** Asks another question, after each failed sign-in. */
  readonly renew: () => void;
  /** The text on how to get a new password. */
  readonly forgotten: string;
}

/** Signs in with account and password; remembers the account's name if asked, never the password (screen A1). */
export function AccountForm({ account, signIn, guard }: AccountFormProps) {
  const t = useTexts(sessionTexts);
  const remembered = rememberedAccount();
  const named = account || remembered;
  // A phone's keyboard would cover half of a page that nobody has read yet.
  const hasFocus = !matchMedia('(pointer: coarse)').matches;
  const { form, field, values, change, problem, sending } = useForm({
    initial: { username: named, password: '', code: '', remember: remembered ? 'yes' : '' },
    checks: {
      username: inOrder(
        required(t('login.username.required')),
        follows({ test: (value) => value.length <= 30, message: t('login.username.long') }),
      ),
      password: inOrder(
        required(t('login.password.required')),
        guard ? () => undefined : follows(accountRules.password),
      ),
      code: guard?.missing === undefined ? () => undefined : required(guard.missing),
      remember: () => undefined,
    },
    serverErrors: { code: ['验证码'] },
    async submit({ username, password, code, remember }) {
      const uuid = guard?.uuid;
      const answer = uuid === undefined ? {} : { code: code.trim(), uuid };
      try {
        await signIn({ username: username.trim(), password, ...answer });
      } catch (error) {
        change('code', '');
        guard?.renew();
        throw error;
      }
      rememberAccount(remember ? username.trim() : '');
    },
  });

  return (
    <form {...form} aria-label={t('login.tab.account')}>
      <Field
        {...field('username')}
        label={t('login.username')}
        autoComplete="username"
        autoFocus={hasFocus && !named}
      />
      <PasswordField
        {...field('password')}
        label={t('login.password')}
        autoComplete="current-password"
        autoFocus={hasFocus && named !== ''}
      />
      {guard?.field(field('code'))}
      <div className="sign-row">
        <label className="sign-check">
          <input
            type="checkbox"
            checked={values.remember === 'yes'}
            onChange={(event) => change('remember', event.target.checked ? 'yes' : '')}
          />
          {t('login.remember')}
        </label>
        <Forgotten hint={guard?.forgotten ?? t('login.forgot.hint')} />
      </div>
      <Submit problem={problem} sending={sending} idle={t('login.submit')} busy={t('login.sending')} />
    </form>
  );
}

/** A hint on how to get a new password. */
function Forgotten({ hint }: { hint: string }) {
  const t = useTexts(sessionTexts);
  return (
    <details className="sign-forgot">
      <summary className="link">{t('login.forgot')}</summary>
      <p>{hint}</p>
    </details>
  );
}
