import { Button, Form, type FormListFieldData, type FormListOperation } from 'antd';
import { useId, useRef } from 'react';
import { isRecord } from '../../../lib/record';
import type { FormValues, ItemsProps } from '../../../ui/fields/field';
import { RowTools } from '../../../ui/fields/rows/RowTools';
import { useFocusLater } from '../../../ui/fields/rows/useFocusLater';
import type { AnyField } from '../../defineResource';
import { FormField } from '../../form/FormField';
import { type FieldState, statesOf } from '../../form/fieldRules';

import type { Repeated } from './repeated';
import './repeated.css';

interface Props extends ItemsProps {
  readonly about: Repeated;
  /** Its label is elsewhere. */
  readonly bare?: boolean;
}

/** The items of a repeated group in the form around it. */
export default function RepeatedItems({ label, required, rules, help, bare = false, ...rest }: Props) {
  const id = useId();
  const { name } = rest;
  const listRules = rules.flatMap((rule) =>
    typeof rule === 'object' && rule.validator ? [{ validator: rule.validator }] : [],
  );
  return (
    <Form.List name={name} rules={listRules}>
      {(rows, operations, { errors }) => (
        <Form.Item
          label={bare ? undefined : label}
          required={required}
          extra={help}
          className="form-field form-wide"
          htmlFor={id}
        >
          <Items {...rest} label={label} id={id} rows={rows} operations={operations} />
          <Form.ErrorList errors={errors} />
        </Form.Item>
      )}
    </Form.List>
  );
}

interface ItemsOfListProps extends Pick<Props, 'name' | 'label' | 'disabled' | 'about'> {
  readonly id: string;
  readonly rows: readonly FormListFieldData[];
  readonly operations: FormListOperation;
}

function Items({ name, label, disabled, about, id, rows, operations }: ItemsOfListProps) {
  const root = useRef<HTMLDivElement>(null);
  const focusLater = useFocusLater(root);
  const stateOf = useRowStates(name, about.fields);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out like this, and its items are ones
    <div
      ref={root}
      id={id}
      data-list={name}
      tabIndex={-1}
      className="repeated"
      role="group"
      aria-label={label}
    >
      {rows.map((row, index) => (
        <fieldset key={row.key} data-row={index} className="repeated-item">
          <legend>
            {label} {index + 1}
          </legend>
          <RowTools
            name={`${label} ${index + 1}`}
            index={index}
            count={rows.length}
            min={about.min}
            disabled={disabled}
            focusLater={focusLater}
            onMove={(to) => operations.move(index, to)}
            onRemove={() => operations.remove(index)}
          />
          <RowFields index={row.name} fields={about.fields} states={stateOf(index)} disabled={disabled} />
        </fieldset>
      ))}
      <Button
        type="dashed"
        block
        data-add
        disabled={disabled || rows.length >= about.max}
        onClick={() => {
          focusLater(`[data-row="${rows.length}"] input`);
          operations.add(firstValues(about));
        }}
      >
        添加{label}
      </Button>
    </div>
  );
}

function firstValues({ fields }: Repeated): FormValues {
  const entries = fields.map(({ name, initial }) => [name, initial] as const);
  return Object.fromEntries(entries.filter(([, initial]) => initial !== undefined));
}

interface RowProps {
  readonly index: number;
  readonly fields: readonly AnyField[];
  readonly states: Readonly<Record<string, FieldState>>;
  readonly disabled: boolean;
}

/** The fields of one item; their conditions look at the same item. */
function RowFields({ index, fields, states, disabled }: RowProps) {
  return (
    <div className="form-grid">
      {fields.map((field) => {
        const state = states[field.name];
        return (
          state && (
            <FormField
              key={field.name}
              {...state}
              field={field}
              path={[index, field.name]}
              disabled={disabled || state.disabled}
            />
          )
        );
      })}
    </div>
  );
}

/** States of each item's fields; watched for all items at once, since items change their places. */
function useRowStates(list: string, fields: readonly AnyField[]) {
  const watched = Form.useWatch(
    (values: FormValues) => rowsOf(values[list]).map((row) => statesOf(fields, row)),
    { form: Form.useFormInstance(), preserve: true },
  );
  return (index: number) => watched?.[index] ?? statesOf(fields, {});
}

function rowsOf(value: unknown): FormValues[] {
  return Array.isArray(value) ? value.map((row: unknown) => (isRecord(row) ? row : {})) : [];
}
