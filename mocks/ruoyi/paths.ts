/** The calls of a RuoYi server's session, at the top; browsers open `/login` and `/register` as pages. */
const sessionCalls =
  /^(GET \/(captchaImage|getInfo|getRouters)|POST \/(login|logout|register|unlockscreen))$/;

const sessionPaths = /^\/(captchaImage|getInfo|getRouters|login|logout|register|unlockscreen)$/;

/** Whether the call belongs to a RuoYi server's session. */
export function isRuoyiCall(method: string, path: string): boolean {
  return sessionCalls.test(`${method} ${path}`);
}

/** Whether the path is one of those calls. */
export function isRuoyiSession(path: string): boolean {
  return sessionPaths.test(path);
}

/** A path as the routes know it: without RuoYi's base, and with our address of common files. */
export function plainPath(path: string): string {
  return path.replace(/^\/prod-api(?=\/)/, '').replace(/^\/common\//, '/dev-api/common/');
}
