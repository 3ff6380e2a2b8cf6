import { CloseOutlined, PrinterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { ScrollRegion } from '../layout/ScrollRegion';
import { useReturnFocus } from '../layout/useReturnFocus';
import styles from './print.module.css';

interface Props {
  /** Name of the document, which the browser proposes for the file. */
  readonly title: string;
  /** Beside 打印. */
  readonly extra?: ReactNode;
  readonly onClose: () => void;
  /** Called when the browser's own dialog was closed; it does not say whether anything was printed. */
  readonly onPrinted?: () => void;
  /** Whether it may be printed, and not only read. */
  readonly canPrint?: boolean;
  readonly children: ReactNode;
}

/**
 * A document on a page of its own, without the application around it: paper and screen show the same. The rest of the
 * document cannot be reached while it is open, and is not printed.
 */
export function PrintPreview({ title, extra, onClose, onPrinted, canPrint = true, children }: Props) {
  const page = useRef<HTMLDivElement>(null);
  // The rest can be reached again before the focus goes back to it.
  useAlone(page);
  useReturnFocus();
  useTitle(title);
  const printed = useEffectEvent(() => onPrinted?.());
  useEffect(() => {
    const listener = () => printed();
    window.addEventListener('afterprint', listener);
    return () => window.removeEventListener('afterprint', listener);
  }, []);
  return createPortal(
    <div
      ref={page}
      role="dialog"
      aria-modal="true"
      aria-label={`打印预览：${title}`}
      tabIndex={-1}
      className={styles.preview}
      onKeyDown={(event) => {
        // A dialog over the preview closes first.
        if (event.key === 'Escape' && page.current?.contains(event.target as Node)) onClose();
      }}
    >
      <div className={styles.toolbar}>
        <strong>{title}</strong>
        {extra}
        {canPrint && (
          <Button type="primary" icon={<PrinterOutlined aria-hidden />} onClick={() => window.print()}>
            打印
          </Button>
        )}
        <Button icon={<CloseOutlined aria-hidden />} onClick={onClose}>
          关闭
        </Button>
      </div>
      <ScrollRegion className={styles.scroll} label="页面">
        {children}
      </ScrollRegion>
    </div>,
    document.body,
  );
}

/** Takes the focus, and makes the rest of the document unreachable; one in a hidden tab does not. */
function useAlone(page: { readonly current: HTMLElement | null }): void {
  // Questions, messages and the printer look for the mark.
  useLayoutEffect(() => {
    const own = page.current;
    own?.setAttribute('data-print-preview', '');
    return () => own?.removeAttribute('data-print-preview');
  }, [page]);
  useEffect(() => {
    const own = page.current;
    const others = [...document.body.children].filter(
      (one): one is HTMLElement => one instanceof HTMLElement && one !== own && !one.inert,
    );
    for (const other of others) other.inert = true;
    own?.focus();
    return () => {
      for (const other of others) other.inert = false;
    };
  }, [page]);
}

function useTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}
