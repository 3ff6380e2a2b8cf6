/**
 * @typedef {import('./ask.mjs').Ask} Ask
 * @typedef {import('./examine.mjs').Calls} Calls
 * @typedef {import('./examine.mjs').Person} Person
 * @typedef {import('./examine.mjs').Report} Report
 */

/**
 * Signs somebody in: the platform's way where there is one, else RuoYi's. The password travels in the body alone.
 * @param {Ask} ask
 * @param {Pick<Report, 'isPlatform' | 'captcha'>} server
 * @param {Calls} calls
 * @param {Person} person
 * @returns {Promise<{ token: string } | { problem: string }>}
 */
export async function signIn(ask, { isPlatform, captcha }, calls, { user = '', password = '', token }) {
  if (token !== undefined) return { token };
  if (!isPlatform && captcha === 'on')
    return {
      problem:
        'Not signed in: the captcha is on. Set sys.account.captchaEnabled to false for a while, or sign in by the browser and put its token into DOCTOR_TOKEN.',
    };
  const { path } = isPlatform ? calls.login : calls.ruoyi.login;
  const answer = await ask('POST', path, { username: user, password });
  const found = tokenIn(answer.body) ?? tokenIn(answer.body.data);
  if (found !== undefined) return { token: found };
  const why =
    answer.text || (answer.kind === 'json' ? `code ${answer.code}` : `${answer.kind}, HTTP ${answer.status}`);
  return { problem: `Not signed in: POST ${path} says ${why}.` };
}

/** @param {unknown} value */
function tokenIn(value) {
  const token = typeof value === 'object' && value !== null && 'token' in value ? value.token : undefined;
  return typeof token === 'string' && token !== '' ? token : undefined;
}
