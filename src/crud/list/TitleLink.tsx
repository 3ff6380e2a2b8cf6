import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useResourcePage } from '../ResourceContext';
import type { Row } from '../resourceSpec';
import { fromList } from '../useOpenRecord';
import { openingCommand } from './rowCommands';
import type { ListActions } from './useListActions';

interface Props {
  readonly row: Row;
  readonly commandsOf: ListActions['commandsOf'];
  /** The name of the record as its field shows it. */
  readonly children: ReactNode;
}

/** The name of a record, a link where it has a page or a form. Plain where the person may not look. */
export function TitleLink({ row, commandsOf, children }: Props) {
  const { search } = useLocation();
  const { basePath } = useResourcePage();
  const command = openingCommand(commandsOf(row));
  if (!command) return children;
  const address = command.href?.(search);
  if (address === undefined)
    return (
      <button type="button" className="list-title" data-needs={command.needs} onClick={command.run}>
        {children}
      </button>
    );
  const isOwn = address.startsWith(`${basePath}/`);
  return (
    <Link className="list-title" data-needs={command.needs} to={address} state={isOwn ? fromList : undefined}>
      {children}
    </Link>
  );
}
