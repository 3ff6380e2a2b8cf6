import { WarningOutlined } from '@ant-design/icons';
import { type MouseEvent, type ReactNode, useMemo, useState } from 'react';
import { DialogBoundary } from '../../../ui/DialogBoundary';
import { load } from '../../../ui/load';
import { type Card as CardContent, cardOf, showsWhole } from '../../card';
import type { AnyField } from '../../defineResource';
import { useResourcePage } from '../../ResourceContext';
import type { Row } from '../../resourceSpec';
import { RowCell } from '../rows/RowCell';
import type { ListActions } from '../useListActions';
import './cards.css';
import './cardFacts.css';

const RecordSheet = load(() => import('./RecordSheet'));

/** The card content of the page's resource. */
function useCard(): CardContent {
  const { resource } = useResourcePage();
  return useMemo(() => cardOf(resource), [resource]);
}

/** Opens a record by its card: its page, else a sheet with all that the list knows of it. */
export function useCardOpening(row: Row, commandsOf: ListActions['commandsOf'] | undefined) {
  const [opened, setOpened] = useState<boolean>();
  const open = () => {
    const opening = commandsOf?.(row).find(({ key, opens }) => key === 'show' || opens);
    if (opening) opening.run();
    else setOpened(true);
  };
  /** A click anywhere on the card, except on its controls and on what they have opened. */
  const onClick = ({ target, currentTarget }: MouseEvent) => {
    if (!(target instanceof Element) || !currentTarget.contains(target)) return;
    if (!target.closest('a, button, input, label, [data-inline]')) open();
  };
  const sheet = (
    <DialogBoundary close={() => setOpened(false)}>
      {opened !== undefined && <RecordSheet row={row} open={opened} close={() => setOpened(false)} />}
    </DialogBoundary>
  );
  return commandsOf ? { open, onClick, sheet } : undefined;
}

interface Props {
  readonly row: Row;
  /** Absent where a card opens nothing, as in a list to pick from. */
  readonly open: (() => void) | undefined;
  readonly editable: boolean;
  /** Before the title: the box that selects, or the button that folds a tree. */
  readonly lead: ReactNode;
  readonly actions: ReactNode;
}

/** A record in three lines: its name and state; facts; warnings and commands. */
export function CardLines({ row, open, editable, lead, actions }: Props) {
  const { titleOf, badge, facts, attention } = useCard();
  const warning = attention(row);
  const title = titleOf(row);
  return (
    <>
      <div className="list-card-head">
        {lead}
        <h2 title={title}>
          {open ? (
            <button type="button" onClick={open}>
              {title}
            </button>
          ) : (
            title
          )}
        </h2>
        {badge && (
          <span className="list-card-badge">
            <RowCell field={badge} row={row} editable={false} />
          </span>
        )}
      </div>
      <dl className="list-card-facts">
        {facts.map((field) => (
          <Fact key={field.name} field={field} row={row} editable={editable} />
        ))}
      </dl>
      {(warning !== undefined || actions) && (
        <div className="list-card-foot">
          {warning !== undefined && (
            <p className="list-card-attention" title={warning}>
              <WarningOutlined aria-hidden /> {warning}
            </p>
          )}
          {actions}
        </div>
      )}
    </>
  );
}

function Fact({ field, row, editable }: { field: AnyField; row: Row; editable: boolean }) {
  return (
    <div data-exact={showsWhole(field) || undefined}>
      <dt>{field.label}</dt>
      <dd>
        <RowCell field={field} row={row} editable={editable} />
      </dd>
    </div>
  );
}
