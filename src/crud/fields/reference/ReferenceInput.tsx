import type { BaseRecord } from '@refinedev/core';
import { use } from 'react';
import { isRecordId, type RecordId } from '../../../lib/recordId';
import { AllowClear, type InputProps } from '../../../ui/fields/field';
import { Select } from '../../../ui/fields/Select';
import { type Choice, choiceOf, useOwnChoices, withOwn } from './referenceChoices';
import { useRecordSelect } from './useRecordSelect';

interface Props extends InputProps<RecordId> {
  readonly resource: string;
  readonly optionLabel: string;
  readonly searchBy: string;
  /** Member of the form's record that holds the name of the referenced one. */
  readonly shownBy: string;
}

/** Picks a record of another resource by typing part of its name; the server searches. */
export function ReferenceInput(props: Props) {
  const { resource, optionLabel, searchBy, shownBy, value, onChange, ...rest } = props;
  const own = useOwnChoices(shownBy);
  const { records, searching } = useRecordSelect({ resource, searchBy });
  const options = withOwn(choicesOf(records, optionLabel), own);
  return (
    <Select<string, Choice>
      {...rest}
      {...searching}
      allowClear={use(AllowClear)}
      value={isRecordId(value) ? String(value) : undefined}
      options={options}
      onChange={(chosen) => onChange?.(options.find(({ value: text }) => text === chosen)?.id ?? null)}
    />
  );
}

interface NameProps extends Pick<Props, 'resource' | 'optionLabel'> {
  readonly value: string;
}

/** Name of the record that a list is filtered by, where it is among the first choices. */
export function ReferenceName({ value, resource, optionLabel }: NameProps) {
  const { records } = useRecordSelect({ resource });
  return choicesOf(records, optionLabel).find((choice) => choice.value === value)?.label ?? value;
}

/** The found records as choices, called by a member of theirs. */
function choicesOf(records: readonly BaseRecord[], optionLabel: string): Choice[] {
  return records.flatMap(({ id, ...row }) => (isRecordId(id) ? [choiceOf(id, row[optionLabel] ?? id)] : []));
}
