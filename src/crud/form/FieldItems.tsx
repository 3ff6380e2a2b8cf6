import type { FormInstance } from 'antd';
import { useRef } from 'react';
import { useCan } from '../../services/useCan';
import { useIsPlatform } from '../../services/useIsPlatform';
import { useServices } from '../../services/useServices';
import type { AnyField } from '../defineResource';
import { enterableBy } from '../fields/enterableBy';
import { FormRecord } from '../ResourceContext';
import type { Row } from '../resourceSpec';
import { FormField } from './FormField';
import { useFieldStates } from './FormFields';
import { useFirstFocus } from './formFocus';

interface Props {
  readonly form: FormInstance;
  /** The same on each drawing: others would lose the focus. */
  readonly fields: readonly AnyField[];
  /** The record in question, for inputs that look at it. */
  readonly record?: Row | undefined;
}

/** Declared fields in a form that is drawn by hand: label, rules, message and input are those of forms. */
export function FieldItems({ form, fields, record }: Props) {
  const mayEnter = enterableBy(useCan(), useServices());
  const isPlatform = useIsPlatform();
  const states = useFieldStates(form, fields);
  const offered = fields.filter((field) => mayEnter(field) && (isPlatform || !field.platformOnly));
  return (
    <FormRecord value={record}>
      {offered.map((field) => {
        const state = states[field.name];
        return state && <FormField key={field.name} {...state} field={field} />;
      })}
    </FormRecord>
  );
}

/** The same in a dialog: the first of them takes the focus, once its code is there. */
export function DialogItems(props: Props) {
  const root = useRef<HTMLDivElement>(null);
  useFirstFocus(root);
  return (
    <div ref={root}>
      <FieldItems {...props} />
    </div>
  );
}
