import { Button } from 'antd';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { DialogBoundary } from '../../../ui/DialogBoundary';
import { load } from '../../../ui/load';
import { useResourcePage } from '../../ResourceContext';
import type { Row } from '../../resourceSpec';
import type { ListActions } from '../useListActions';
import './batch.css';
import { busy } from '../../../ui/busy';
import { useBatch } from './useBatch';
import type { Selection } from './useSelection';

const BatchResult = load(() => import('../../actions/BatchResult'));

interface Props {
  readonly selection: Selection;
  /** The rows of the page. */
  readonly shown: readonly Row[];
  readonly actions: ListActions;
  /** Takes the focus when the bar goes. */
  readonly home: RefObject<HTMLElement | null>;
}

/** The bar while rows are selected: their number and commands. Sticks to the lower edge, however long the list is. */
export default function BatchBar({ selection, shown, actions, home }: Props) {
  const { endpoints, paged = true } = useResourcePage().resource;
  const { remove } = endpoints.operations;
  const batch = useBatch(selection);
  const { running, opened, result } = batch;
  const isHeld = running !== undefined || result !== undefined;
  const { hold } = selection;
  useLayoutEffect(() => hold(isHeld), [hold, isHeld]);
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const own = bar.current;
    return () => {
      if (own?.contains(document.activeElement)) home.current?.focus({ preventScroll: true });
    };
  }, [home]);
  return (
    <section ref={bar} className="list-batch" aria-label="批量操作">
      <Count selection={selection} shown={shown} />
      <Button type="link" size="small" onClick={() => selection.mark(shown, selection.canSelect)}>
        {paged ? '选择本页' : '全选'}
      </Button>
      <Button type="link" size="small" disabled={running !== undefined} onClick={selection.clear}>
        取消选择
      </Button>
      <span className="list-batch-actions">
        {batch.commands.map(({ key, label, danger, needs, run }) => (
          <Button
            key={key}
            danger={danger}
            data-needs={needs}
            disabled={running !== undefined && running.key !== key}
            {...busy(running?.key === key)}
            onClick={run}
          >
            {running?.key === key && running.of > 1 ? `${label} ${running.done}/${running.of}` : label}
          </Button>
        ))}
        {actions.canRemove && (
          <Button
            danger
            data-needs={remove?.permission}
            disabled={running !== undefined}
            onClick={() => void actions.confirmAndRemove(selection.rows)}
          >
            删除
          </Button>
        )}
      </span>
      <DialogBoundary close={batch.close}>
        {opened && <opened.Dialog rows={opened.rows} close={batch.close} done={batch.done} />}
        {result && <BatchResult result={result} close={batch.close} />}
      </DialogBoundary>
    </section>
  );
}

function Count({ selection, shown }: Pick<Props, 'selection' | 'shown'>) {
  const here = shown.filter(selection.has).length;
  const elsewhere = selection.rows.length - here;
  return (
    <span role="status">
      已选 <b>{selection.rows.length}</b> 条{elsewhere > 0 && `，其中 ${elsewhere} 条不在本页`}
    </span>
  );
}
