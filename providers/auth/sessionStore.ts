import Cookies from 'js-cookie';
import { parseJson } from '@/src/lib/record';
import { runAll } from '@/src/lib/runAll';
import { safeLocal, type TextStorage } from '@/src/lib/safeStorage';
import { type Credentials, parseUser } from './loginResponse';

/** The storage in which a session survives a reload. */
export interface SessionStore {
  /** The stored session; undefined where the token or the user data is missing. */
  read(): Credentials | undefined;
  write(credentials: Credentials): void;
  clear(): void;
}

const cookie = 'Admin-Token';
/** Seconds. An age, and no date: a machine whose clock is wrong keeps its session all the same. */
const cookieAge = 15 * 86_400;
const record = 'userDateInfo';

/**
 * Keeps the token in the cookie `Admin-Token` for 15 days and the user data in local storage (SESS-1; contract, section
 * 5).
 */
export function createSessionStore(
  storage: TextStorage = safeLocal,
  secure: boolean = location.protocol === 'https:',
): SessionStore {
  return {
    read() {
      const token = Cookies.get(cookie);
      const user = parseUser(parseJson(storage.getItem(record) ?? ''));
      return token && user ? { token, user } : undefined;
    },
    write({ token, user }) {
      Cookies.set(cookie, token, { 'max-age': String(cookieAge), sameSite: 'Lax', secure });
      storage.setItem(record, JSON.stringify(user));
    },
    clear() {
      runAll('The stored session could not be cleared', [
        // By its age as well: the date alone would keep it where page and browser read different clocks.
        () => Cookies.remove(cookie, { 'max-age': '0' }),
        () => storage.removeItem(record),
      ]);
    },
  };
}
