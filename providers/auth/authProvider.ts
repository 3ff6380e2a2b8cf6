import type { AuthProvider } from '@refinedev/core';
import type { Session } from './session';
import type { SignInForm } from './sessionServer';
import { isSignedIn } from './sessionState';

/**
 * Refine's view of the session, as far as Refine must have one. The person and their rights are read from the session
 * itself. It never redirects: only the guard decides where a visitor may be (GUARD-1 to 5). The session handles an
 * expired response before Refine hears of the error.
 */
export function createAuthProvider(session: Session): AuthProvider {
  return {
    async login(form: SignInForm) {
      try {
        await session.signIn(form);
        return { success: isSignedIn(session.get()) };
      } catch (error) {
        return { success: false, error: error instanceof Error ? error : new Error(String(error)) };
      }
    },
    async logout() {
      session.signOut();
      return { success: true };
    },
    async check() {
      return { authenticated: isSignedIn(session.get()) };
    },
    async onError() {
      return {};
    },
  };
}
