import { useEffect, useState } from 'react';
import { Field, type FieldProps } from '../kit/Field';
import { useTexts } from '../kit/useTexts';
import { sessionTexts } from './texts';

interface CodeFieldProps extends Pick<FieldProps, 'name' | 'value' | 'error' | 'onChange'> {
  /** The number that it goes to, where that may change: another one need not wait. */
  readonly mobile?: string;
  /** Sends the code. Resolves to the seconds until it may be sent again, or to undefined where it was not sent. */
  readonly send: () => Promise<number | undefined>;
}

/** The code from an SMS, with the button that sends it and counts down until it may be sent again. */
export function CodeField({ mobile, send, ...field }: CodeFieldProps) {
  const t = useTexts(sessionTexts);
  const [sending, setSending] = useState(false);
  const [sentTo, setSentTo] = useState(mobile);
  const [wait, start] = useSecondsLeft();
  const left = mobile === sentTo ? wait : 0;
  const isIdle = sending || left > 0;

  async function request(): Promise<void> {
    if (isIdle) return;
    setSending(true);
    const seconds = await send();
    setSending(false);
    if (seconds === undefined) return;
    setSentTo(mobile);
    start(seconds);
  }

  return (
    <Field
      {...field}
      label={t('login.code')}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      after={
        <button type="button" className="link field-action" aria-disabled={isIdle} onClick={request}>
          {left > 0 ? t('login.code.wait', { n: left }) : t('login.code.send')}
        </button>
      }
    />
  );
}

/** Whole seconds until a moment that `start` sets; read from the clock, so a sleeping tab does not stretch them. */
function useSecondsLeft(): [number, (seconds: number) => void] {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(0);
  const left = Math.max(0, Math.ceil((until - now) / 1000));

  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setNow(Date.now()), 250);
    return () => clearTimeout(timer);
  });

  function start(seconds: number): void {
    setNow(Date.now());
    setUntil(Date.now() + seconds * 1000);
  }
  return [left, start];
}
