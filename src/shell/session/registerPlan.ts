import { accountRules } from '@/src/lib/accountRules';
import { type Check, follows, inOrder, required } from '../kit/checks';
import type { sessionTexts } from './texts';

const inviteCode = /^[A-Z0-9]{8}$/;

/** The registration form's fields, rules and refusals (screen A2), in the order on screen. */
export function registerPlan(t: (key: keyof typeof sessionTexts) => string) {
  const sameAsPassword: Check<'password'> = (value, { password }) =>
    value === password ? undefined : t('register.confirm.different');
  return {
    initial: {
      realName: '',
      mobile: '',
      code: '',
      username: '',
      password: '',
      confirmPassword: '',
      inviteCode: '',
      agree: '',
    },
    checks: {
      realName: inOrder(
        required(t('register.realName.required')),
        follows({
          test: ({ length }) => length >= 2 && length <= 20,
          message: t('register.realName.length'),
        }),
      ),
      mobile: inOrder(required(t('login.mobile.required')), follows(accountRules.mobile)),
      code: inOrder(required(t('login.code.required')), follows(accountRules.code6)),
      username: inOrder(required(t('register.username.required')), follows(accountRules.account)),
      password: inOrder(
        required(t('register.password.required')),
        follows(accountRules.password),
        follows(accountRules.passwordEnds),
      ),
      confirmPassword: inOrder<'password'>(required(t('register.confirm.required')), sameAsPassword),
      inviteCode: follows({ test: (code) => inviteCode.test(code), message: t('register.invite.wrong') }),
      agree: required(t('register.agree.required')),
    },
    serverErrors: {
      mobile: ['该手机号'],
      code: ['验证码'],
      username: ['该账号'],
      inviteCode: ['邀请码'],
    },
  } as const;
}
