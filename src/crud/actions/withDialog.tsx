import { load } from '../../ui/load';
import type { Row } from '../resourceSpec';
import type { Action, ActionWithFields } from './action';
import type { FieldsDialogProps } from './FieldsDialog';

const FieldsDialog = load(() => import('./FieldsDialog'));

/** The action with the dialog of its fields, where it declares some. Its code is fetched when it is first opened. */
export function withDialog(action: Action<Row> | ActionWithFields<Row>): Action<Row> {
  if (!('fields' in action)) return action;
  const dialog = (props: Omit<FieldsDialogProps, 'action'>) => <FieldsDialog {...props} action={action} />;
  return { ...action, dialog };
}
