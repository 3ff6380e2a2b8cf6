import Cookies from 'js-cookie';

const cookie = 'sidebarStatus';
/** Seconds: a year. */
const cookieAge = 365 * 86_400;

/** Whether the sidebar was collapsed when it was last seen (LAY-8; the cookie says 1 while it is open). */
export function wasCollapsed(): boolean {
  return Cookies.get(cookie) === '0';
}

/** Remembers it for next time. */
export function rememberCollapsed(collapsed: boolean): void {
  Cookies.set(cookie, collapsed ? '0' : '1', { 'max-age': String(cookieAge), sameSite: 'Lax' });
}
