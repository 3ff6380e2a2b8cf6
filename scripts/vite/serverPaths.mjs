/**
 * Which requests go to the server. Its REST calls share their first words with addresses of the application
 * (`/system/dict` is both a page's path and the beginning of calls), so the path alone does not tell them apart:
 * a browser that opens a page asks for text/html, the application never does.
 * deploy/nginx.conf says the same again; a test compares the two.
 */

/** First words of the server's paths, and the single calls of a RuoYi server's session. */
export const serverPaths =
  /^\/(ssystem-api|appv2|dev-api|system|monitor|tool|login|logout|register|captchaImage|getInfo|getRouters|unlockscreen|common|profile|druid|swagger-ui|swagger-resources|v3\/api-docs|webjars)(\/|\?|$)/;

/**
 * First words that are never a page of ours: a plain link to a download there is opened by the browser itself, and pages
 * of the server's own are in frames.
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
