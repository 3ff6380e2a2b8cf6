import { useEffect, useState } from 'react';
import type { Send } from '@/providers/http/request';
import { type Captcha, fetchCaptcha } from './captcha';

/** The captcha as the form shows it. */
export type CaptchaState = Captcha | { readonly kind: 'loading' | 'failed' | 'expired' };

/**
 * The captcha of a sign-in page: asked for at once, and again by `renew`. It expires after `validTime` milliseconds.
 */
export function useCaptcha(
  send: Send,
  validTime: number,
): { readonly captcha: CaptchaState; readonly renew: () => void } {
  const [captcha, setCaptcha] = useState<CaptchaState>({ kind: 'loading' });
  const [turn, setTurn] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn asks anew
  useEffect(() => {
    const gone = new AbortController();
    const set = (state: CaptchaState) => gone.signal.aborted || setCaptcha(state);
    fetchCaptcha(send, gone.signal).then(set, () => set({ kind: 'failed' }));
    return () => gone.abort();
  }, [send, turn]);

  useEffect(() => {
    if (captcha.kind !== 'picture') return;
    const timer = setTimeout(() => setCaptcha({ kind: 'expired' }), validTime);
    return () => clearTimeout(timer);
  }, [captcha, validTime]);

  return { captcha, renew: () => setTurn((last) => last + 1) };
}
