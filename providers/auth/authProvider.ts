import type { AuthActionResponse, AuthProvider } from '@refinedev/core';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import { isRequestError } from '@/providers/http/errors';
import { type CallDeps, callOperation } from '../data/callOperation';
import type { Session } from './session';
import type { SignInForm } from './sessionServer';
import { grantsOf, isSignedIn, userOf } from './sessionState';

/** The body of the registration form (screen A2). */
export interface Registration {
  readonly realName: string;
  readonly mobile: string;
  readonly code: string;
  readonly username: string;
  readonly password: string;
  readonly inviteCode?: string;
}

/** A new password with its repetition, the one before it, and whose it is. */
export interface NewPassword {
  readonly mobile: string;
  /** Empty for those who have none yet. */
  readonly oldPassword: string;
  readonly password: string;
  readonly confirmPassword: string;
}

/** Refine's authentication provider, with the types of what its parts take: the one door to the session. */
export interface Auth extends Required<Omit<AuthProvider, 'forgotPassword'>> {
  login(form: SignInForm): Promise<AuthActionResponse>;
  register(registration: Registration): Promise<AuthActionResponse>;
  updatePassword(passwords: NewPassword): Promise<AuthActionResponse>;
  /** Ends the session before it returns. */
  logout(params?: unknown): Promise<AuthActionResponse>;
}

interface AuthNeeds extends Pick<CallDeps, 'send' | 'overrides'> {
  readonly session: Session;
}

/** The forms show refusals themselves. */
const options = { quiet: true } as const;

/**
 * The way in and out, for Refine's hooks and the sign-in pages alike. It never redirects: only the guard decides where a
 * visitor may be (GUARD-1 to 5). The session handles an expired response before Refine hears of the error (CODE-1).
 */
export function createAuthProvider({ session, send, overrides }: AuthNeeds): Auth {
  return {
    login: (form) =>
      answer(async () => {
        await session.signIn(form);
        return session.get().phase !== 'signed-out';
      }),
    register: (body) =>
      answer(async () => {
        await callOperation({ send }, platformCalls.register, { body, options });
        return true;
      }),
    updatePassword: ({ mobile, oldPassword, password, confirmPassword }) =>
      answer(async () => {
        const body = { mobile, oldpass: oldPassword, pass: password, qrPass: confirmPassword };
        await callOperation({ send, overrides }, platformCalls.savePassword, { body, options });
        return true;
      }),
    async logout() {
      session.signOut();
      return { success: true };
    },
    async check() {
      return isSignedIn(session.get())
        ? { authenticated: true }
        : { authenticated: false, redirectTo: '/login' };
    },
    /** 401 and 40310 are passed on as errors that neither sign out nor redirect: the session asks the person first. */
    async onError(error) {
      return isRequestError(error, 'expired') ? { error, logout: false } : {};
    },
    getIdentity: async () => userOf(session.get()) ?? null,
    getPermissions: async () => grantsOf(session.get()),
  };
}

/** Waits for an answer of the door; throws what was refused, as forms want it. False where there is no error to show. */
export async function succeeds(answered: Promise<AuthActionResponse>): Promise<boolean> {
  const { success, error } = await answered;
  if (error) throw error;
  return success;
}

/** An outcome in Refine's words: it wants a resolved promise whatever happens. */
async function answer(act: () => Promise<boolean>): Promise<AuthActionResponse> {
  try {
    return { success: await act() };
  } catch (error) {
    return { success: false, error: error instanceof Error ? error : new Error(String(error)) };
  }
}
