import { AutoComplete, Form, Input } from 'antd';
import { use } from 'react';
import { useInputProblem } from '@/src/crud/form/inputProblem';
import { FormRecord } from '@/src/crud/ResourceContext';
import type { ApplyMode } from '@/src/gaokao/batch';
import { subjectModes } from '@/src/gaokao/enumerations';
import { numberOr, textOr } from '@/src/lib/record';
import { isRecordId, type RecordId, sameId } from '@/src/lib/recordId';
import type { InputProps } from '@/src/ui/fields/field';
import { TextInput } from '@/src/ui/fields/TextInput';
import { useProvinceRules } from '../../lookups/useProvinceRules';
import { operationsEndpoints } from '../endpoints';
import { BatchSelect, type Place, useBatches, useRows } from './BatchSelect';
import { placeProblem } from './collegeData';

const { groups } = operationsEndpoints['operations/college-data'].operations;

/** A member of the form, or of the record that it changes where the form does not ask for it. */
function usePlace(name: string): unknown {
  const form = Form.useFormInstance();
  const typed: unknown = Form.useWatch(name, form);
  const record = use(FormRecord);
  return typed ?? record?.[name];
}

/** The year and the province that the form says. */
function useFormPlace(): Place {
  return { provinceId: numberOr(usePlace('provinceId')), year: numberOr(usePlace('year')) };
}

/** Tells what a member lacks, where the batch of the form has this mode. */
function usePlaceProblem(mode: ApplyMode, row: Parameters<typeof placeProblem>[0]): void {
  const batchId = usePlace('batchId');
  const { data = [] } = useBatches(useFormPlace());
  const batch = data.find(({ id }) => sameId(id, batchId));
  useInputProblem(numberOr(batch?.mode) === mode ? placeProblem(row, mode) : undefined);
}

/** The batches of the year and the province that the form says. */
export function BatchInput(props: InputProps<RecordId>) {
  return <BatchSelect {...props} place={useFormPlace()} />;
}

/** The name of a major, which batches of majors need. */
export function MajorNameInput(props: InputProps<string>) {
  usePlaceProblem(1, { groupCode: '', majorName: textOr(props.value).trim() });
  return <TextInput {...props} />;
}

/** The groups that the college has in the batch; another one may be typed. */
export function GroupInput({ value, onChange, choices: _choices, ...rest }: InputProps<string>) {
  const { provinceId, year } = useFormPlace();
  const [batchId, schoolId] = [usePlace('batchId'), usePlace('schoolId')];
  const ready = provinceId > 0 && isRecordId(batchId) && isRecordId(schoolId);
  const { data = [] } = useRows(groups, { provinceId, year, batchId, schoolId }, ready);
  const codes = new Map(data.map(({ groupCode, req }) => [textOr(groupCode), textOr(req)]));
  codes.delete('');
  usePlaceProblem(2, { groupCode: textOr(value).trim(), majorName: '' });
  return (
    <AutoComplete
      {...rest}
      allowClear
      value={value ?? ''}
      options={[...codes].map(([code, req]) => ({ value: code, label: `${code} ${req}` }))}
      onChange={(code: string | undefined) => onChange?.(code ?? '')}
    />
  );
}

/** How the province of the form lets subjects be chosen; nobody enters it. */
export function SubjectTypeInput({ id }: InputProps<1 | 2 | 3>) {
  const { data: rules } = useProvinceRules(numberOr(usePlace('provinceId')));
  const label = subjectModes.find(({ value }) => value === rules?.subjectType)?.label ?? '';
  return <Input id={id} readOnly variant="filled" value={label} placeholder="请先选择生源省份" />;
}
