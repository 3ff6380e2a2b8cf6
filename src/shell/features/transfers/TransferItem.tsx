import { isOver, type Transfer, type TransferState } from '@/src/work/transfers';
import { useTexts } from '../../kit/useTexts';
import { transferTexts } from './texts';

/** One transfer: its name, its progress and its commands. */
export function TransferItem({ transfer, dismiss }: { transfer: Transfer; dismiss: () => void }) {
  const { name, kind, state, cancel, retry } = transfer;
  const t = useTexts(transferTexts);
  const kindText = t(`transfers.${kind}`);
  const label = `${kindText} ${name}`;
  return (
    <li className="transfer" data-phase={state.phase}>
      <div className="transfer-line">
        <span className="transfer-kind">{kindText}</span>
        <span className="transfer-name" title={name}>
          {name}
        </span>
        {!isOver(transfer) && cancel && <Act text={t('transfers.cancel')} label={label} onClick={cancel} />}
        {isOver(transfer) && state.phase !== 'done' && retry && (
          <Act text={t('transfers.retry')} label={label} onClick={retry} />
        )}
        {isOver(transfer) && <Act text={t('transfers.dismiss')} label={label} onClick={dismiss} />}
      </div>
      {!isOver(transfer) && <Bar label={label} state={state} />}
      <p className="transfer-note">{noteOf(state, t)}</p>
    </li>
  );
}

function Act({ text, label, onClick }: { text: string; label: string; onClick: () => void }) {
  return (
    <button type="button" className="link" aria-label={`${text}：${label}`} onClick={onClick}>
      {text}
    </button>
  );
}

function Bar({ label, state }: { label: string; state: TransferState }) {
  const percent = state.phase === 'running' ? state.percent : 0;
  return (
    <div
      className="transfer-bar"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      data-unknown={percent === undefined}
    >
      <div style={{ width: `${percent ?? 100}%` }} />
    </div>
  );
}

function noteOf(state: TransferState, t: ReturnType<typeof useTexts<keyof typeof transferTexts>>): string {
  switch (state.phase) {
    case 'waiting':
      return t(state.offline ? 'transfers.offline' : 'transfers.waiting');
    case 'running': {
      const done = state.percent === undefined ? t('transfers.busy') : `${state.percent}%`;
      return state.note ? `${done} · ${state.note}` : done;
    }
    case 'failed':
      return state.reason;
    case 'cancelled':
      return t('transfers.cancelled');
    case 'done':
      return state.note ?? t('transfers.done');
  }
}
