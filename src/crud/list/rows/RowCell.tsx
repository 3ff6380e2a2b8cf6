import { memo, type ReactNode, Suspense } from 'react';
import { loadPlain } from '../../../ui/load';
import type { AnyField } from '../../defineResource';
import { FieldCell } from '../../FieldCell';
import { useResourcePage } from '../../ResourceContext';
import type { Row } from '../../resourceSpec';
import { TitleLink } from '../TitleLink';
import type { ListActions } from '../useListActions';
import { NamePicture } from './NamePicture';

const InlineCell = loadPlain(() => import('./InlineCell'));

interface Props {
  readonly field: AnyField;
  readonly row: Row;
  /** Whether the record may be changed. */
  readonly editable: boolean;
  /** The row's commands, for the record's name, which runs the one that opens it. */
  readonly commandsOf?: ListActions['commandsOf'];
}

/** One field of a row, in a table or on a card; drawn again only for another row. */
export const RowCell = memo(function RowCell({ field, row, editable, commandsOf }: Props) {
  const value = <FieldCell field={field} record={row} place="list" />;
  const cell = commandsOf ? <Name {...{ row, commandsOf }}>{value}</Name> : value;
  if (!field.inline || !editable) return cell;
  return (
    <Suspense fallback={cell}>
      <InlineCell field={field} row={row}>
        {cell}
      </InlineCell>
    </Suspense>
  );
});

/** The name of the record, behind its picture where the resource names one. */
function Name({
  row,
  commandsOf,
  children,
}: Required<Pick<Props, 'row' | 'commandsOf'>> & { children: ReactNode }) {
  const { resource } = useResourcePage();
  const picture = resource.fields.find(({ name }) => name === resource.picture);
  return (
    <>
      {picture && <NamePicture field={picture} row={row} />}
      <TitleLink row={row} commandsOf={commandsOf}>
        {children}
      </TitleLink>
    </>
  );
}
