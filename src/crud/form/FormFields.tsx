import { Form, type FormInstance } from 'antd';
import type { FormValues } from '../../ui/fields/field';
import type { AnyField } from '../defineResource';
import { useResourcePage } from '../ResourceContext';
import type { FieldGroup } from '../resourceSpec';
import { FormField } from './FormField';
import { type FieldState, statesOf } from './fieldRules';
import type { FormSteps } from './useFormSteps';

interface Props {
  readonly form: FormInstance;
  readonly fields: readonly AnyField[];
  readonly editing: boolean;
  /** Steps of the form, where it has some; fields of the other steps are there, hidden. */
  readonly steps: FormSteps | undefined;
}

/** The fields of a form, group by group where the resource has groups, step by step where it has steps. */
export function FormFields({ form, fields, editing, steps }: Props) {
  const { resource } = useResourcePage();
  const states = useFieldStates(form, fields);
  const pairs = new Set(fields.map(({ beside }) => beside));
  const draw = (field: AnyField) => {
    const state = states[field.name];
    if (!state) return null;
    const disabled = state.disabled || (editing && field.fixed === true);
    const begins = pairs.has(field.name);
    return <FormField key={field.name} {...state} {...{ field, disabled, begins }} />;
  };
  const visible = fields.filter((field) => field.name in states);
  const groups = Object.entries(resource.groups ?? {});
  if (groups.length === 0) return <div className="form-grid">{visible.map(draw)}</div>;
  const group = ([key, { label }]: [string, FieldGroup]) => {
    const members = visible.filter((field) => field.group === key);
    return members.length === 0 ? null : (
      <fieldset key={key} className="form-group">
        <legend className={steps?.free ? 'visually-hidden' : ''}>{label}</legend>
        <div className="form-grid">{members.map(draw)}</div>
      </fieldset>
    );
  };
  if (!steps) return groups.map(group);
  return steps.all.map((step, index) => (
    <section
      key={step.title}
      ref={index === steps.current ? steps.arrive : null}
      tabIndex={-1}
      className="form-step"
      aria-label={steps.free ? step.title : `第 ${index + 1} 步：${step.title}`}
      hidden={index !== steps.current}
    >
      {groups.filter(([key]) => step.groups.includes(key)).map(group)}
    </section>
  ));
}

/**
 * States of the fields for the form's present values. Only values that they depend on are watched: otherwise each
 * letter would draw the whole form anew.
 */
export function useFieldStates(
  form: FormInstance,
  fields: readonly AnyField[],
): Readonly<Record<string, FieldState>> {
  const watched = Form.useWatch((values: FormValues) => statesOf(fields, values), {
    form,
    preserve: true,
  });
  return watched ?? statesOf(fields, {});
}
