import { DialogBoundary } from '../../ui/DialogBoundary';
import { useResourcePage } from '../ResourceContext';
import type { Row } from '../resourceSpec';

interface Props {
  /** The name under which the action is declared. */
  readonly name: string;
  readonly row: Row;
  readonly close: () => void;
  /** Called once the server agreed; for actions that declare fields. */
  readonly onDone?: () => void;
}

/** The dialog of a row's action on a page of its resource that draws its records by itself. Throws where it has none. */
export function RowActionDialog({ name, row, ...props }: Props) {
  const { resource } = useResourcePage();
  const action = resource.actions?.[name];
  if (action?.on !== 'row' || !('dialog' in action))
    throw new Error(`Resource "${resource.name}" has no row action "${name}" with a dialog`);
  return (
    <DialogBoundary close={props.close}>
      <action.dialog row={row} {...props} />
    </DialogBoundary>
  );
}
