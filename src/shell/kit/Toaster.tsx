import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { MessageAction, Notifier, Severity } from '@/providers/notification/notifier';
import { useToastLayer } from './useToastLayer';
import './toast.css';

interface Toast {
  readonly id: number;
  readonly severity: Severity;
  readonly text: string;
  /** The work that the message is about, while it runs. */
  readonly work: Promise<unknown> | undefined;
  readonly action: MessageAction | undefined;
}

/** Milliseconds that a message stays after its work has ended (CONST-1). */
const staysAfterWork = 1500;

/** Milliseconds that a message stays, unless the pointer or the focus rests on it. */
const stays: Record<Severity, number> = {
  success: 3000,
  info: 3000,
  warning: 4000,
  error: 5000,
  notification: 8000,
};

/** Milliseconds that a message with a button stays at least. */
const staysWithAction = 8000;

/**
 * Shows the notifier's messages, over dialogs too; screen readers hear them. Exactly one Toaster is on screen at any
 * time.
 */
export function Toaster({ notifier }: { notifier: Notifier }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const next = useRef(0);
  const { home, layer } = useToastLayer(toasts);

  useEffect(
    () =>
      notifier.attach(
        (severity, text, { work, action } = {}) => {
          next.current += 1;
          const toast = { id: next.current, severity, text, work, action };
          setToasts((shown) => [...shown, toast]);
        },
        () => setToasts([]),
      ),
    [notifier],
  );

  const lines = toasts.map((toast) => (
    <ToastLine
      key={toast.id}
      toast={toast}
      onClose={() => setToasts((shown) => shown.filter(({ id }) => id !== toast.id))}
    />
  ));
  return <div ref={home}>{createPortal(lines, layer)}</div>;
}

function ToastLine({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const { severity, text, work, action } = toast;
  const [resting, setResting] = useState(false);
  const [working, setWorking] = useState(work !== undefined);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const ended = () => setWorking(false);
    work?.then(ended, ended);
  }, [work]);
  useEffect(() => {
    if (resting || working) return;
    const usual = work ? staysAfterWork : stays[severity];
    const timer = setTimeout(() => close(), action ? Math.max(usual, staysWithAction) : usual);
    return () => clearTimeout(timer);
  }, [resting, working, work, action, severity]);

  const act = () => {
    onClose();
    action?.run();
  };

  return (
    <div
      className={`toast toast-${severity}`}
      role={severity === 'error' ? 'alert' : undefined}
      onPointerEnter={() => setResting(true)}
      onPointerLeave={() => setResting(false)}
    >
      <span className="toast-text">{text}</span>
      {action && (
        <button
          type="button"
          className="toast-action"
          onClick={act}
          onFocus={() => setResting(true)}
          onBlur={() => setResting(false)}
        >
          {action.label}
        </button>
      )}
      <button type="button" className="icon-button toast-close" aria-label="关闭提示" onClick={onClose}>
        <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
          <path d="m2 2 8 8m0-8-8 8" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
        </svg>
      </button>
    </div>
  );
}
