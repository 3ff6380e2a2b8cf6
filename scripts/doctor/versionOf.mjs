/**
 * @typedef {import('./ask.mjs').Answer} Answer
 * @typedef {import('./ask.mjs').Ask} Ask
 * @typedef {import('./examine.mjs').Calls} Calls
 *
 * @typedef {object} Version of a RuoYi server
 * @property {string} text
 * @property {import('../../src/lib/ruoyiVersions').RuoyiVersion} [configured] what `rest.version` must say for passwords to be changed
 * @property {true} [unsure] it may be one that must be named
 */

/**
 * Whether a call is missing, by status, code or Spring's error text. The last word of an address may be taken for an
 * id, or exist for another method.
 * @param {Answer} answer
 */
export function isMissing({ status, code, text }) {
  return (
    status === 404 ||
    code === 404 ||
    /No (static resource|endpoint|handler found|mapping)|Cannot (GET|POST) |没有此接口/i.test(text) ||
    /^请求参数类型不匹配|^Request method '\w+' (is )?not supported$/.test(text)
  );
}

/**
 * RuoYi states its version nowhere; it is derived from the responses. Calls that the account may not read tell
 * nothing.
 * @param {Ask} ask
 * @param {Calls} calls
 * @param {readonly string[]} missing calls that the server lacks
 * @returns {Promise<Version>}
 */
export async function versionOf(ask, { ruoyi, resources, shell }, missing) {
  /** @param {{ path: string } | undefined} operation */
  const lacks = (operation) => missing.some((call) => call.includes(` ${operation?.path} `));
  const tree = resources['system/user']?.operations.deptTree;
  if (lacks(tree) || missing.some((call) => call.includes('/monitor/cache/getNames')))
    return { text: 'before 3.8.3: older than what this application was made for (3.8.7)' };
  if (!lacks(shell.newestNotices)) return { text: '3.9.2 or later' };
  const info = await ask('GET', ruoyi.info.path);
  if ('isDefaultModifyPwd' in info.body || 'pwdChrtype' in info.body)
    return { text: hasMember(info.body.user, 'password') ? '3.9.0' : '3.9.1' };
  const depts = await ask('GET', tree?.path ?? '');
  const [dept] = listIn(depts.body.data);
  if (dept === undefined)
    return { text: '3.8, and this account may not read what tells which', unsure: true };
  if (hasMember(dept, 'disabled')) return { text: '3.8.9' };
  const menus = await ask('GET', resources['system/menu']?.operations.list?.path ?? '');
  const [menu] = listIn(menus.body.data);
  // Both take passwords the same way; 3.8.8 adds only 创建表.
  return hasMember(menu, 'routeName')
    ? { text: '3.8.8', configured: '3.8.8' }
    : { text: menu === undefined ? '3.8.7 or 3.8.8' : '3.8.7', configured: '3.8.7' };
}

/**
 * Whether a record has a member, be it null.
 * @param {unknown} record
 * @param {string} name
 */
function hasMember(record, name) {
  return typeof record === 'object' && record !== null && name in record;
}

/** @param {unknown} data @returns {readonly unknown[]} */
function listIn(data) {
  return Array.isArray(data) ? data : [];
}
