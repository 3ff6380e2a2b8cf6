import type { ReactNode } from 'react';
import { useTexts } from '../kit/useTexts';
import { Logo } from '../model/platform/Logo';
import type { Platform } from '../model/platform/platform';
import { usePlatform } from '../model/platform/usePlatform';
import { Countdown } from './Countdown';
import scene from './scene.svg?no-inline';
import { sessionTexts } from './texts';

interface SignInFrameProps {
  readonly platform: Platform;
  readonly children: ReactNode;
  readonly onTyping: () => void;
}

/**
 * The frame of the sign-in pages. At the left are the product and the days until the gaokao, at the right the form. One
 * column on a narrow screen.
 */
export function SignInFrame({ platform, children, onTyping }: SignInFrameProps) {
  const { info } = usePlatform(platform);
  const t = useTexts(sessionTexts);
  const { hotline, copyright, icp } = info;
  const foot = [hotline && t('login.hotline', { hotline }), copyright, icp].filter(Boolean).join(' · ');
  return (
    <div className="sign" onInput={onTyping}>
      <aside className="sign-left">
        <div className="sign-brand">
          <Logo src={info.logo} size={36} />
          <span>{info.title}</span>
        </div>
        <div className="sign-show">
          {/* Its document is laid out after the form is on screen. */}
          <img className="scene" loading="lazy" src={scene} width="480" height="340" alt="" />
          <p className="sign-slogan">{t('login.slogan')}</p>
          <p className="sign-slogan-more">{t('login.slogan.more')}</p>
        </div>
        <Countdown />
      </aside>
      <main className="sign-right">
        <div className="sign-card">{children}</div>
        <p className="sign-foot">{foot}</p>
      </main>
    </div>
  );
}
