/** Why a password cannot be given to somebody, in RuoYi's words; undefined where it can. */
export function passwordProblem(password: string): string | undefined {
  if (password.length < 5 || password.length > 20) return '用户密码长度必须介于 5 和 20 之间';
  return /[<>"'\\|]/.test(password) ? '不能包含非法字符：< > " \' \\ |' : undefined;
}
