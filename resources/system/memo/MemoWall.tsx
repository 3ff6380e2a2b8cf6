import { Spin } from 'antd';
import { FieldCell } from '@/src/crud/FieldCell';
import { ListEmpty } from '@/src/crud/list/ListEmpty';
import { Pager } from '@/src/crud/list/Pager';
import { RowActions } from '@/src/crud/list/RowActions';
import { TitleLink } from '@/src/crud/list/TitleLink';
import { type ListActions, useListActions } from '@/src/crud/list/useListActions';
import { useListState } from '@/src/crud/list/useListState';
import { useRows } from '@/src/crud/list/useRows';
import { useResourcePage } from '@/src/crud/ResourceContext';
import type { Row } from '@/src/crud/resourceSpec';
import { isYes, textOr } from '@/src/lib/record';
import { DialogBoundary } from '@/src/ui/DialogBoundary';
import styles from './memo.module.css';

/** The memos as a wall of cards, each in its colour; pages and commands are those of the list. */
export default function MemoWall() {
  const { state, filtered, change } = useListState();
  const list = useRows(state);
  const actions = useListActions(() => undefined);
  return (
    <>
      <Spin spinning={list.reading && !list.firstReading} delay={200}>
        {list.rows.length === 0 && (
          <ListEmpty
            error={list.error}
            reading={list.firstReading}
            filtered={filtered}
            retry={list.readAgain}
          />
        )}
        <ul className={styles.wall}>
          {list.rows.map((row) => (
            <MemoCard key={row.id} row={row} commandsOf={actions.commandsOf} />
          ))}
        </ul>
      </Spin>
      {list.total > 0 && <Pager state={state} total={list.total} change={change} />}
      <DialogBoundary close={actions.dialog.close}>
        {actions.dialog.opened && (
          <actions.dialog.opened.Dialog row={actions.dialog.opened.row} close={actions.dialog.close} />
        )}
      </DialogBoundary>
    </>
  );
}

function MemoCard({
  row,
  commandsOf,
}: {
  readonly row: Row;
  readonly commandsOf: ListActions['commandsOf'];
}) {
  const { resource } = useResourcePage();
  const shown = (name: string) => {
    const field = resource.fields.find((one) => one.name === name);
    return field && <FieldCell field={field} record={row} place="list" />;
  };
  return (
    <li
      className={styles.card}
      data-color={textOr(row.color)}
      data-done={isYes(row.done)}
      data-row-key={row.id}
    >
      <div className={styles.cardHead}>
        {shown('done')}
        <h2>
          <TitleLink {...{ row, commandsOf }}>{textOr(row.title)}</TitleLink>
        </h2>
        {isYes(row.top) && shown('top')}
      </div>
      {textOr(row.content) !== '' && <p>{textOr(row.content)}</p>}
      {textOr(row.remindTime) !== '' && <div>{shown('remindTime')}</div>}
      {textOr(row.link) !== '' && <div className={styles.link}>{shown('link')}</div>}
      <RowActions row={row} commandsOf={commandsOf} />
    </li>
  );
}
