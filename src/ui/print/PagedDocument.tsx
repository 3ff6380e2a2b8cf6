import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { markImage } from '@/src/lib/markImage';
import { firstPages, paginate, type Slice } from './paginate';
import styles from './print.module.css';

/** A part of a printed document. */
export interface PrintPart {
  readonly key: string;
  /** Its line in the contents; none where absent. */
  readonly title?: string | undefined;
  /** Whether it begins a new page. */
  readonly breakBefore?: boolean;
  /** Elements with a key and `data-print-row`, none of which is ever split over two pages. */
  readonly rows: readonly ReactNode[];
  /**
   * Draws its rows inside of the part that is repeated on every page: the head of a table. `continued` on all pages but
   * its first.
   */
  readonly frame: (rows: ReactNode, continued: boolean) => ReactNode;
}

interface Props {
  readonly orientation: 'portrait' | 'landscape';
  /** On top of every page but the cover. */
  readonly header: ReactNode;
  /** At the foot of every page, left of its number. */
  readonly footer?: ReactNode;
  /** The first page, without header. */
  readonly cover?: ReactNode;
  /** Whether a page after the cover lists the parts with their pages. */
  readonly contents?: boolean;
  readonly parts: readonly PrintPart[];
  /** Over every page; none where empty. */
  readonly watermark?: string;
}

/**
 * Parts laid out on pages of A4 by their measured heights, with page numbers. The same on screen and on paper, in every
 * browser. Always light, whatever the colours of the application.
 */
export function PagedDocument(props: Props) {
  const { orientation, header, footer, cover, watermark = '' } = props;
  const parts = useParts(props);
  const { measure, pages } = usePages(parts);
  const before = cover === undefined ? 0 : 1;
  const total = (pages?.length ?? 0) + before;
  const mark = useMemo(() => (watermark === '' ? undefined : markImage(watermark)), [watermark]);
  const starts = useMemo(() => firstPages(pages ?? []), [pages]);
  const pageOf = (part: number) => (starts[part] === undefined ? '–' : starts[part] + before);
  const shown = parts.map((part) => ({ ...part, rows: rowsOf(part, parts, pageOf) }));
  const sheet = (number: number, body: ReactNode, isCover = false) => (
    <section
      key={number}
      className={styles.page}
      data-cover={isCover || undefined}
      aria-label={`第 ${number} 页`}
    >
      {!isCover && <header className={styles.header}>{header}</header>}
      <div className={styles.body}>{body}</div>
      <footer className={styles.footer}>
        <span>{footer}</span>
        <span>
          第 {number} 页 / 共 {total} 页
        </span>
      </footer>
      {mark && (
        <div
          className={styles.mark}
          aria-hidden="true"
          style={{ backgroundImage: `url("${mark.address}")` }}
        />
      )}
    </section>
  );
  return (
    <div className={styles.document} data-orientation={orientation} data-ready={pages !== undefined}>
      <div ref={measure} className={`${styles.page} ${styles.measure}`} aria-hidden="true" inert>
        <header className={styles.header}>{header}</header>
        <div className={styles.body}>
          {shown.map(({ key, frame, rows }) => (
            <div key={key} data-print-part className={styles.part}>
              {frame(rows, false)}
            </div>
          ))}
        </div>
        <footer className={styles.footer}>{footer}</footer>
      </div>
      {pages && cover !== undefined && sheet(1, cover, true)}
      {pages?.map((slices, index) =>
        sheet(
          index + 1 + before,
          slices.map(({ part, from, to }) => {
            const drawn = shown[part];
            return (
              drawn && (
                <div key={drawn.key} className={styles.part}>
                  {drawn.frame(drawn.rows.slice(from, to), from > 0)}
                </div>
              )
            );
          }),
        ),
      )}
    </div>
  );
}

const contentsKey = 'print-contents';

/** The parts, after their contents where they are wanted. */
function useParts({ parts, contents = false }: Props): readonly PrintPart[] {
  return useMemo(() => {
    if (!contents) return parts;
    const [first, ...others] = parts;
    const frame: PrintPart['frame'] = (rows) => (
      <>
        <h2 className={styles.title}>目录</h2>
        {rows}
      </>
    );
    const list: PrintPart = { key: contentsKey, rows: titled(parts).map(() => null), frame };
    return first ? [list, { ...first, breakBefore: true }, ...others] : [list];
  }, [parts, contents]);
}

function titled(parts: readonly PrintPart[]) {
  return parts.filter(({ title, key }) => title !== undefined && key !== contentsKey);
}

/** The rows of a part; those of the contents are made from the others' page numbers. */
function rowsOf(part: PrintPart, parts: readonly PrintPart[], pageOf: (part: number) => ReactNode) {
  if (part.key !== contentsKey) return part.rows;
  return titled(parts).map((one) => (
    <p key={one.key} data-print-row className={styles.line}>
      <span>{one.title}</span>
      <i />
      <span>{pageOf(parts.indexOf(one))}</span>
    </p>
  ));
}

/** Measures the parts once they are drawn, and lays them out. */
function usePages(parts: readonly PrintPart[]) {
  const measure = useRef<HTMLDivElement>(null);
  const [pages, setPages] = useState<readonly (readonly Slice[])[]>();
  useLayoutEffect(() => {
    const page = measure.current;
    const body = page?.querySelector(`.${styles.body}`);
    if (!page || !body) return;
    const drawn = [...body.querySelectorAll('[data-print-part]')];
    const measured = drawn.map((element, index) => {
      const rows = [...element.querySelectorAll('[data-print-row]')].map(heightOf);
      const frame = heightOf(element) - rows.reduce((total, height) => total + height, 0);
      return { frame, rows, breakBefore: parts[index]?.breakBefore ?? false };
    });
    setPages(paginate(measured, heightOf(body)));
  }, [parts]);
  return { measure, pages };
}

function heightOf(element: Element): number {
  return element.getBoundingClientRect().height;
}
