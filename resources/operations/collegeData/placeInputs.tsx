import { AutoComplete, Form, Input } from 'antd';
import { use } from 'react';
import { FormRecord } from '@/src/crud/ResourceContext';
import { subjectModes } from '@/src/gaokao/enumerations';
import { numberOr, textOr } from '@/src/lib/record';
import { isRecordId, type RecordId } from '@/src/lib/recordId';
import type { InputProps } from '@/src/ui/fields/field';
import { useProvinceRules } from '../../lookups/useProvinceRules';
import { operationsEndpoints } from '../endpoints';
import { BatchSelect, useRows } from './BatchSelect';

const { groups } = operationsEndpoints['operations/college-data'].operations;

/** A member of the form, or of the record that it changes where the form does not ask for it. */
function usePlace(name: string): unknown {
  const form = Form.useFormInstance();
  const typed: unknown = Form.useWatch(name, form);
  const record = use(FormRecord);
  return typed ?? record?.[name];
}

/** The batches of the year and the province that the form says. */
export function BatchInput(props: InputProps<RecordId>) {
  const place = { provinceId: numberOr(usePlace('provinceId')), year: numberOr(usePlace('year')) };
  return <BatchSelect {...props} place={place} />;
}

/** The groups that the college has in the batch; another one may be typed. */
export function GroupInput({ value, onChange, choices: _choices, ...rest }: InputProps<string>) {
  const [provinceId, year] = [numberOr(usePlace('provinceId')), numberOr(usePlace('year'))];
  const [batchId, schoolId] = [usePlace('batchId'), usePlace('schoolId')];
  const ready = provinceId > 0 && isRecordId(batchId) && isRecordId(schoolId);
  const { data = [] } = useRows(groups, { provinceId, year, batchId, schoolId }, ready);
  const codes = new Map(data.map(({ groupCode, req }) => [textOr(groupCode), textOr(req)]));
  codes.delete('');
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
