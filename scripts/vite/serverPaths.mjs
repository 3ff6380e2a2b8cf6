/**
 * Requests for the server. Its REST calls share their first words with the application's addresses: `/system/dict` is
 * a page's path and begins calls. So the path does not tell them apart: a browser opening a page accepts text/html,
 * the application's calls never do. deploy/nginx.conf repeats these rules; a test compares the two.
 */

/** First words of the server's paths, and the single calls of a RuoYi server's session. */
export const serverPaths =
  /^\/(ssystem-api|appv2|dev-api|system|monitor|tool|login|logout|register|captchaImage|getInfo|getRouters|unlockscreen|common|profile|druid|swagger-ui|swagger-resources|v3\/api-docs|webjars)(\/|\?|$)/;

/**
 * First words that are never a page of ours: the browser downloads files there, and frames show the server's pages.
 */
const serverOnly =
  /^\/(ssystem-api|appv2|dev-api|common|profile|druid|swagger-ui|swagger-resources|v3\/api-docs|webjars)(\/|\?|$)/;

/**
 * Whether a request is a browser opening a page of the application.
 * @param {{ url?: string | undefined, method?: string | undefined, headers: { accept?: string | undefined } }} request
 */
export function opensPage({ url = '/', method = 'GET', headers }) {
  const reads = method === 'GET' || method === 'HEAD';
  return reads && !serverOnly.test(url) && (headers.accept ?? '').includes('text/html');
}
