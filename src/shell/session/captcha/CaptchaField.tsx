import { Field, type FieldProps } from '../../kit/Field';
import { useTexts } from '../../kit/useTexts';
import { captchaTexts } from './texts';
import type { CaptchaState } from './useCaptcha';
import './captcha.css';

interface CaptchaFieldProps extends Pick<FieldProps, 'name' | 'value' | 'error' | 'onChange'> {
  readonly captcha: Exclude<CaptchaState, { kind: 'none' }>;
  /** Asks for another one; the text typed for the former is cleared. */
  readonly renew: () => void;
}

/** The field for the text in the captcha's picture; a click on the picture asks for another one. */
export function CaptchaField({ captcha, renew, ...field }: CaptchaFieldProps) {
  const t = useTexts(captchaTexts);
  const word = captcha.kind === 'failed' || captcha.kind === 'expired' ? t(`captcha.${captcha.kind}`) : '';
  return (
    <Field
      {...field}
      label={t('captcha.code')}
      placeholder={t('captcha.code')}
      autoComplete="off"
      maxLength={10}
      hint={
        <>
          {word}{' '}
          <button type="button" className="link" onClick={renew}>
            {t('captcha.renew')}
          </button>
        </>
      }
      after={
        <button type="button" className="captcha" title={t('captcha.renew')} onClick={renew}>
          {captcha.kind === 'picture' ? (
            <img src={captcha.address} alt={t('captcha.picture')} />
          ) : (
            t(captcha.kind === 'loading' ? 'captcha.loading' : 'captcha.renew')
          )}
        </button>
      }
    />
  );
}
