import { succeeds } from '@/providers/auth/authProvider';
import type { AccountSignIn } from '@/providers/auth/sessionServer';
import { RequestError } from '@/providers/http/errors';
import { useTexts } from '../../kit/useTexts';
import type { Services } from '../../model/services';
import { AccountForm } from '../AccountForm';
import { CaptchaField } from './CaptchaField';
import { captchaTexts } from './texts';
import { useCaptcha } from './useCaptcha';

/** Milliseconds that a RuoYi server keeps a captcha. */
const usualTime = 2 * 60_000;

interface CaptchaSignInProps {
  readonly services: Services;
  /** Milliseconds for which a captcha can be answered. */
  readonly validTime?: number;
}

/** Sign-in by account against a RuoYi server: with its captcha where it asks for one, without SMS and registration. */
export default function CaptchaSignIn({
  services: { send, auth },
  validTime = usualTime,
}: CaptchaSignInProps) {
  const t = useTexts(captchaTexts);
  const { captcha, renew } = useCaptcha(send, validTime);

  /**
   * A sign-in whose rules did not come has used the captcha up, though the page shows the reason (GUARD-4).
   */
  async function signIn(form: AccountSignIn): Promise<void> {
    if (!(await succeeds(auth.login(form))))
      throw new RequestError('', { reason: { kind: 'cancelled' }, call: 'POST /login' });
  }

  return (
    <AccountForm
      account=""
      signIn={signIn}
      guard={{
        uuid: captcha.kind === 'picture' ? captcha.uuid : undefined,
        missing: captcha.kind === 'none' ? undefined : t('captcha.code.required'),
        forgotten: t('captcha.forgot.hint'),
        renew,
        field: (field) => {
          const renewEmpty = () => {
            field.onChange('');
            renew();
          };
          return captcha.kind === 'none' ? null : (
            <CaptchaField {...field} captcha={captcha} renew={renewEmpty} />
          );
        },
      }}
    />
  );
}
