import { rules } from '@/src/lib/rules';

/** Why a password cannot be given to somebody, in RuoYi's words; undefined where it can. Its length fits the sign-in. */
export function passwordProblem(password: string): string | undefined {
  if (!rules.password.test(password)) return '用户密码长度必须介于 6 和 20 之间';
  if (!rules.passwordEnds.test(password)) return rules.passwordEnds.message;
  return /[<>"'\\|]/.test(password) ? '不能包含非法字符：< > " \' \\ |' : undefined;
}
