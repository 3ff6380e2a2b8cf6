import { Form } from 'antd';
import { useState } from 'react';
import type { FormValues } from '../../ui/fields/field';
import { DialogItems } from '../form/FieldItems';
import type { Row } from '../resourceSpec';
import { ActionDialog } from './ActionDialog';
import type { ActionWithFields, BatchDialogProps, RowDialogProps } from './action';
import { type ActionTarget, boundAction } from './boundAction';

/** An action with fields, and what it concerns. */
export interface FieldsDialogProps extends ActionTarget {
  readonly action: ActionWithFields<Row>;
  readonly close: () => void;
  readonly done?: BatchDialogProps<Row>['done'];
  readonly onDone?: RowDialogProps<Row>['onDone'];
}

/** The dialog of an action that declares its fields: {@link ActionDialog} around the fields as forms draw them. */
export default function FieldsDialog({ action, row, rows, close, done, onDone }: FieldsDialogProps) {
  // As the target was when it was opened: another field on each drawing would forget what is on its way.
  const [{ fields, ...call }] = useState(() => boundAction(action, { row, rows }));
  const [form] = Form.useForm<FormValues>();
  const { label, operation, danger = false, password = false, once = false, sendsId = true } = action;
  return (
    <ActionDialog<FormValues>
      {...call}
      {...{ form, operation, danger, password, once, sendsId, close }}
      drafted={{ label, fields }}
      {...(done && { done })}
      {...(onDone && { onDone })}
    >
      <DialogItems {...{ form, fields }} record={row} />
    </ActionDialog>
  );
}
