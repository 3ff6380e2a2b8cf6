import { useEffect, useId, useRef, useState } from 'react';
import './longText.css';

interface Props {
  readonly text: string;
  /** Lines that show while it is folded. */
  readonly lines?: number;
}

/** A text that shows its first lines, and the rest on demand; no button where it fits. */
export function LongText({ text, lines = 3 }: Props) {
  const [open, setOpen] = useState(false);
  const body = useRef<HTMLSpanElement>(null);
  const id = useId();
  const cut = useIsCut(body, text, open);
  return (
    <span className="long-text">
      <span ref={body} id={id} className="long-text-body" data-open={open} style={{ WebkitLineClamp: lines }}>
        {text}
      </span>
      {(cut || open) && (
        <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {open ? '收起' : '展开'}
        </button>
      )}
    </span>
  );
}

/** Whether the folded text is longer than its place; measured again when its size changes. */
function useIsCut(body: React.RefObject<HTMLElement | null>, text: string, open: boolean): boolean {
  const [cut, setCut] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is another height
  useEffect(() => {
    const element = body.current;
    if (!element || open) return;
    const observer = new ResizeObserver(() => setCut(element.scrollHeight > element.clientHeight + 1));
    observer.observe(element);
    return () => observer.disconnect();
  }, [body, text, open]);
  return cut;
}
