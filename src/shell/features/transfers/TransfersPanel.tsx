import { useId, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { isOver, type Transfer, type Transfers } from '@/src/work/transfers';
import '../../kit/button.css';
import { useRootFlag } from '../../kit/useRootFlag';
import { useTexts } from '../../kit/useTexts';
import { TransferItem } from './TransferItem';
import { transferTexts } from './texts';
import './transfers.css';
import { useAutoDismiss } from './useAutoDismiss';

/**
 * Transfers on their way and their results, newest first. Folded to one line by choice, and at first where the screen
 * is small. Successful ones leave by themselves.
 */
export default function TransfersPanel({ transfers }: { transfers: Transfers }) {
  const t = useTexts(transferTexts);
  const all = useSyncExternalStore(transfers.subscribe, transfers.all);
  const [folded, setFolded] = useState(isSmall);
  const id = useId();
  const hold = useAutoDismiss(transfers, all);
  useRootFlag('transfers', true);
  const anyOver = all.some(isOver);
  // Outside of the frame: an ancestor that scrolls or is inert must not take it along.
  return createPortal(
    <section className="transfers" aria-label={t('transfers.name')} {...hold}>
      <header className="transfers-head">
        <button
          type="button"
          className="transfers-fold"
          aria-expanded={!folded}
          aria-controls={id}
          onClick={() => setFolded(!folded)}
        >
          <Arrow />
          {summaryOf(all, t)}
        </button>
        {anyOver && (
          <button type="button" className="link" onClick={() => transfers.dismiss()}>
            {t('transfers.clear')}
          </button>
        )}
      </header>
      <ul className="transfers-list" id={id} hidden={folded}>
        {all.toReversed().map((transfer) => (
          <TransferItem
            key={transfer.id}
            transfer={transfer}
            dismiss={() => transfers.dismiss(transfer.id)}
          />
        ))}
      </ul>
      <p className="transfers-news" role="status">
        {newsOf(all, t)}
      </p>
    </section>,
    document.body,
  );
}

/** Whether the panel would cover half of the page. */
function isSmall(): boolean {
  return window.matchMedia('(max-width: 575px)').matches;
}

type Translate = ReturnType<typeof useTexts<keyof typeof transferTexts>>;

function summaryOf(all: readonly Transfer[], t: Translate): string {
  const running = all.filter((transfer) => !isOver(transfer)).length;
  const failed = all.filter(({ state }) => state.phase === 'failed').length;
  if (running > 0) return t('transfers.running', { count: running });
  return failed > 0 ? t('transfers.failed', { count: failed }) : t('transfers.over');
}

/** News for persons who do not see the panel: the last ended transfer, not each percent. */
function newsOf(all: readonly Transfer[], t: Translate): string {
  const last = all.filter(isOver).at(-1);
  if (!last) return '';
  const outcomes = {
    done: 'transfers.done',
    failed: 'transfers.lost',
    cancelled: 'transfers.cancelled',
  } as const;
  const { phase } = last.state;
  if (phase === 'waiting' || phase === 'running') return '';
  return t('transfers.news', { name: last.name, outcome: t(outcomes[phase]) });
}

function Arrow() {
  return (
    <svg className="transfers-arrow" width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
      <path d="M2.5 4.5 6 8l3.5-3.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  );
}
