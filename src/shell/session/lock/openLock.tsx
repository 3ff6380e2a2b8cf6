import { useState } from 'react';
import { expect } from 'vitest';
import { render } from 'vitest-browser-react';
import { someUser } from '@/providers/auth/userFixture';
import { UnsavedContext } from '@/src/services/useUnsavedContext';
import type { Drafts } from '@/src/work/drafts';
import { createUnsavedRegistry } from '@/src/work/unsavedRegistry';
import { refusal, testServices } from '../../model/testServices';
import { useLock } from './LockContext';
import { LockGate } from './LockGate';
import '@/src/ui/theme/tokens.css';

/** The server's responses: a password, a code, or why not. */
type Responses = Parameters<typeof testServices>[0];

/** A refused password. */
export const wrong = '密码错误，还可尝试 4 次';
/** A server that unlocks by the password admin123. */
const byPassword: Responses = {
  unlock: (body) => {
    if (JSON.stringify(body) !== '{"password":"admin123"}') throw refusal(wrong);
    return null;
  },
};

function Application() {
  const { lock } = useLock();
  const [text, setText] = useState('');
  return (
    <main id="main" tabIndex={-1} style={{ height: 3000, marginTop: 90 }}>
      <label>
        备注
        <input value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <button type="button" onClick={() => void lock()}>
        锁定屏幕
      </button>
    </main>
  );
}

/** The drafts of the page's forms, the server's responses, and who is there. */
export interface LockOptions {
  readonly drafts: Drafts;
  readonly responses?: Responses;
  readonly user?: Parameters<typeof someUser>[0];
  /** Whether the server has the platform's own calls. */
  readonly hasPlatform?: boolean;
}

/** A small application that can be locked. */
export async function openLock({
  drafts,
  responses = byPassword,
  user: about,
  hasPlatform = true,
}: LockOptions) {
  const user = someUser(about);
  const { services: made, calls } = testServices(
    { ...responses, getRuleList: () => ({ permissions: [], data: [] }) },
    { token: 'token-1', user },
  );
  const services = { ...made, hasPlatform };
  await services.session.load();
  const shown: string[] = [];
  services.notifier.attach((_, text) => shown.push(text));
  const unsavedRegistry = createUnsavedRegistry();
  const gate = (
    <UnsavedContext value={{ unsavedRegistry, drafts }}>
      <LockGate services={services} user={user}>
        <Application />
      </LockGate>
    </UnsavedContext>
  );
  const screen = await render(gate);
  const sent = () => calls.filter(({ path }) => path.endsWith('unlock')).map(({ body }) => body);
  return { screen, services, unsavedRegistry, shown, sent, gate };
}

/** Locks the application. */
export async function lockScreen(screen: Awaited<ReturnType<typeof render>>) {
  await screen.getByRole('button', { name: '锁定屏幕' }).click();
  await expect.element(screen.getByRole('heading', { name: '屏幕已锁定' })).toBeVisible();
}
