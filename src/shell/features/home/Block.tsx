import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useTexts } from '../../kit/useTexts';
import './block.css';

const blockTexts = {
  'home.retry': '重试',
  'home.failed': '加载失败',
  'home.demo': '演示数据',
} as const;

interface FrameProps {
  readonly title: string;
  /** Content at the end of the title's line. */
  readonly extra?: ReactNode;
  /** Whether the figures are made up. */
  readonly demo?: boolean;
  /** Rows that the block reserves from the start, so that nothing moves when they arrive. */
  readonly lines?: number;
  /** Unseen; the content is as high as this at least, and fills what its neighbours are higher. */
  readonly sizer?: ReactNode;
  readonly children: ReactNode;
}

/** One block of the home page, under its title. */
export function BlockFrame({ title, extra, demo = false, lines = 0, sizer, children }: FrameProps) {
  const t = useTexts(blockTexts);
  const id = useId();
  return (
    <section className="home-block" aria-labelledby={id}>
      <header className="home-block-head">
        <h2 id={id}>{title}</h2>
        {demo && <span className="home-mark">{t('home.demo')}</span>}
        {extra !== undefined && <div className="home-block-extra">{extra}</div>}
      </header>
      <div className="home-block-body" data-fills={sizer !== undefined} style={{ '--lines': lines }}>
        {sizer}
        {children}
      </div>
    </section>
  );
}

interface BlockProps<T> extends Omit<FrameProps, 'children' | 'demo'> {
  readonly query: UseQueryResult<T>;
  readonly lines: number;
  readonly isDemo?: (data: T) => boolean;
  readonly isEmpty: (data: T) => boolean;
  readonly empty: string;
  readonly children: (data: T) => ReactNode;
}

/** A block that reads its own data: a skeleton meanwhile, its own error with 重试, a text where there is nothing. */
export function Block<T>({ query, isDemo, isEmpty, empty, children, ...frame }: BlockProps<T>) {
  const { data } = query;
  return (
    <BlockFrame {...frame} demo={data !== undefined && isDemo?.(data) === true}>
      {data === undefined ? (
        <Waiting query={query} lines={frame.lines} />
      ) : isEmpty(data) ? (
        <p className="home-none">{empty}</p>
      ) : (
        children(data)
      )}
    </BlockFrame>
  );
}

/** The place of the data: a skeleton, or the error with a button to ask again. */
export function Waiting({ query, lines }: { query: UseQueryResult<unknown>; lines: number }) {
  const t = useTexts(blockTexts);
  if (!query.isError) return <Skeleton lines={lines} />;
  const message = query.error.message || t('home.failed');
  return (
    <div className="home-failed" role="alert">
      <p>{message}</p>
      <button type="button" className="button" onClick={() => void query.refetch()}>
        {t('home.retry')}
      </button>
    </div>
  );
}

/** Lines without content, in place of what is on its way. */
export function Skeleton({ lines }: { lines: number }) {
  return (
    <div className="home-skeleton" aria-busy="true">
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines without content never change places
        <i key={index} />
      ))}
    </div>
  );
}
