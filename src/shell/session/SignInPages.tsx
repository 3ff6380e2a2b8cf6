import { Suspense, useEffect, useState } from 'react';
import { whenIdle } from '@/src/lib/whenIdle';
import { load } from '@/src/ui/load';
import type { Services } from '../model/services';
import type { Demo } from './DemoAccounts';
import { SignInFrame } from './SignInFrame';
import { SignInPage } from './SignInPage';
import '../kit/button.css';
import '../kit/field.css';
import './signIn.css';
import './signInFrame.css';

const RegisterPage = load(
  () => import('./RegisterPage'),
  (code) => code.RegisterPage,
);

const CaptchaSignIn = load(() => import('./captcha/CaptchaSignIn'));

interface SignInPagesProps {
  readonly services: Services;
  readonly path: '/login' | '/register';
  readonly demo: Demo;
  /** The reason why the last session could not begin (GUARD-4). */
  readonly notice: string | undefined;
  /** Called when the person begins to type: the time to fetch the application. */
  readonly onTyping: () => void;
}

/** The pages without a session: plain React, without antd, Refine and router (architecture, section 7). */
export function SignInPages({ services, path, demo, notice, onTyping }: SignInPagesProps) {
  const { platform, hasPlatform } = services;
  const [registered, setRegistered] = useState('');
  // The page can be used before the sender has been fetched and the platform has answered.
  useEffect(() => whenIdle(platform.load), [platform]);
  return (
    <SignInFrame platform={platform} onTyping={onTyping}>
      {path === '/register' && hasPlatform ? (
        <Suspense>
          <RegisterPage services={services} onDone={setRegistered} />
        </Suspense>
      ) : (
        <SignInPage services={services} account={registered} demo={demo} notice={notice}>
          {!hasPlatform && (
            <Suspense>
              <CaptchaSignIn services={services} />
            </Suspense>
          )}
        </SignInPage>
      )}
    </SignInFrame>
  );
}
