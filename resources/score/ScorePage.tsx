import { type ReactNode, useRef } from 'react';
import type { Operation } from '@/providers/endpoints/builder';
import { useHeadHeight } from '@/src/crud/list/rows/useHeadHeight';
import { Can } from '@/src/services/Can';
import { ConfirmProvider } from '@/src/ui/confirm/ConfirmProvider';

interface Props {
  /** The list call, whose permission opens the page. */
  readonly list: Operation;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * The frame of a page of score tables (screens Q2 and Q5): its permission, its confirmations, and its sticky head.
 */
export function ScorePage({ list, ...page }: Props) {
  return (
    <Can isPage permission={list.permission ?? ''}>
      <ConfirmProvider>
        <Page {...page} />
      </ConfirmProvider>
    </Can>
  );
}

/** Publishes the height of the sticky head to the parts that stick below it. */
function Page({ className, children }: Omit<Props, 'list'>) {
  const page = useRef<HTMLDivElement>(null);
  useHeadHeight(page);
  return (
    <div ref={page} className={className}>
      {children}
    </div>
  );
}
