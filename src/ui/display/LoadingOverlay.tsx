import { type ReactNode, useEffect, useRef, useState } from 'react';
import './loadingOverlay.css';
import { WorkBar } from './WorkBar';

/** Milliseconds that the final text is shown (CONST-1). */
const closeDelay = 1500;

interface Props {
  /** Whether the work is under way. */
  readonly open: boolean;
  /** The running work: 正在导出…. */
  readonly text?: string;
  /** 0 to 100; without it the bar only says that something happens. */
  readonly percent?: number | undefined;
  /** Shown for 1500 ms when the work has ended: 导出完成. Nothing is covered meanwhile. */
  readonly done?: string;
  /** Offers 取消 while the work is under way. */
  readonly onCancel?: (() => void) | undefined;
  /** The covered content, which cannot be reached meanwhile; the whole page where absent. */
  readonly children?: ReactNode;
}

/** Covers a part of the page, or all of it, during long work: uploads, downloads, exports (WID-9). */
export function LoadingOverlay({
  open,
  text = '正在加载，请稍候',
  percent,
  done,
  onCancel,
  children,
}: Props) {
  const ended = useJustEnded(open) && done !== undefined;
  return (
    <div className={children === undefined ? undefined : 'loading-place'}>
      {children !== undefined && <div inert={open}>{children}</div>}
      {open && <Cover whole={children === undefined} text={text} percent={percent} onCancel={onCancel} />}
      {ended && (
        <p className="loading-done" role="status" data-whole={children === undefined}>
          {done}
        </p>
      )}
    </div>
  );
}

type CoverProps = Pick<Props, 'percent' | 'onCancel'> & { readonly text: string; readonly whole: boolean };

/** Takes the focus from the content that it covers, and gives it back where nothing else has taken it meanwhile. */
function Cover({ whole, text, percent, onCancel }: CoverProps) {
  const cover = useRef<HTMLElement>(null);
  const [former] = useState(() => document.activeElement);
  useEffect(() => {
    const place = cover.current;
    const covered = place !== null && (whole || place.parentElement?.contains(former));
    if (covered && former !== document.body) place.focus({ preventScroll: true });
    return () => {
      if (covered && former instanceof HTMLElement && document.activeElement === document.body)
        former.focus({ preventScroll: true });
    };
  }, [whole, former]);
  useEffect(() => {
    if (!whole) return;
    const keep = ({ target }: FocusEvent) => {
      if (target instanceof Node && !cover.current?.contains(target)) cover.current?.focus();
    };
    document.addEventListener('focusin', keep);
    return () => document.removeEventListener('focusin', keep);
  }, [whole]);
  return (
    <section ref={cover} className="loading-cover" data-whole={whole} aria-label={text} tabIndex={-1}>
      <div className="loading-box">
        <p role="status">{text}</p>
        <WorkBar text={text} percent={percent} />
        {onCancel && (
          <button type="button" className="loading-cancel" onClick={onCancel}>
            取消
          </button>
        )}
      </div>
    </section>
  );
}

/** True for 1500 ms after `open` has become false. */
function useJustEnded(open: boolean): boolean {
  const [was, setWas] = useState(open);
  const [ended, setEnded] = useState(false);
  if (was !== open) {
    setWas(open);
    setEnded(!open);
  }
  useEffect(() => {
    if (!ended) return;
    const timer = setTimeout(() => setEnded(false), closeDelay);
    return () => clearTimeout(timer);
  }, [ended]);
  return ended;
}
