import { Form } from 'antd';
import { useRef, useState } from 'react';
import { useCan } from '@/src/services/useCan';
import { useServices } from '../../services/useServices';
import type { FormValues } from '../../ui/fields/field';
import { enterableBy } from '../fields/enterableBy';
import { FormField } from '../form/FormField';
import { useFieldStates } from '../form/FormFields';
import { useFirstFocus } from '../form/formFocus';
import { FormRecord } from '../ResourceContext';
import type { Row } from '../resourceSpec';
import { ActionDialog } from './ActionDialog';
import type { ActionWithFields, BatchDialogProps } from './action';
import { type ActionTarget, boundAction } from './boundAction';

/** An action with fields, and what it concerns. */
export interface FieldsDialogProps extends ActionTarget {
  readonly action: ActionWithFields<Row>;
  readonly close: () => void;
  readonly done?: BatchDialogProps<Row>['done'];
}

/** The dialog of an action that declares its fields: {@link ActionDialog} around the fields as forms draw them. */
export default function FieldsDialog({ action, row, rows, close, done }: FieldsDialogProps) {
  // As the target was when it was opened: another field on each drawing would forget what is on its way.
  const [{ fields: asked, ...call }] = useState(() => boundAction(action, { row, rows }));
  const fields = asked.filter(enterableBy(useCan(), useServices()));
  const [form] = Form.useForm<FormValues>();
  const states = useFieldStates(form, fields);
  const root = useRef<HTMLDivElement>(null);
  useFirstFocus(root);
  const { operation, danger = false, password = false, once = false, sendsId = true } = action;
  return (
    <ActionDialog<FormValues>
      {...call}
      {...{ form, operation, danger, password, once, sendsId, close }}
      {...(done && { done })}
    >
      <FormRecord value={row}>
        <div ref={root}>
          {fields.map((field) => {
            const state = states[field.name];
            return state && <FormField key={field.name} {...state} field={field} />;
          })}
        </div>
      </FormRecord>
    </ActionDialog>
  );
}
