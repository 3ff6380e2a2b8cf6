import { use } from 'react';
import { FormRecord } from '@/src/crud/ResourceContext';
import { isRecordId, type RecordId, sameId } from '@/src/lib/recordId';
import { isOptionFound } from '@/src/lib/searchText';
import { type Field, type FieldOptions, fieldOf, type InputProps } from '@/src/ui/fields/field';
import { queryProps } from '@/src/ui/fields/queryProps';
import { Select } from '@/src/ui/fields/Select';
import { expert, useExperts } from '../lookups/expert';
import { useProvinceOf } from './useProvinceOf';

interface Options extends FieldOptions<RecordId> {
  /** Whether each is named with the students whom she has, and how many at most. */
  readonly withLoad?: boolean;
}

/** An expert who serves the province of the record's student; the others are there, and cannot be chosen. */
export function servingExpert(
  label: string,
  { withLoad = false, ...options }: Options = {},
): Field<RecordId> {
  const Input = (props: InputProps<RecordId>) => <ServingInput {...props} withLoad={withLoad} />;
  return fieldOf(label, { ...expert('').kind, Input }, options);
}

function ServingInput({
  value,
  onChange,
  choices: _choices,
  withLoad,
  ...rest
}: InputProps<RecordId> & { readonly withLoad: boolean }) {
  const { data = [], ...query } = useExperts();
  const student = use(FormRecord)?.userId;
  const province = useProvinceOf(isRecordId(student) ? student : undefined);
  return (
    <Select
      {...rest}
      {...queryProps(query)}
      showSearch
      filterOption={isOptionFound}
      value={isRecordId(value) && value !== '' ? String(value) : undefined}
      options={data.map(({ id, name, load, max, provinceIds }) => {
        const serves = province === undefined || provinceIds.includes(province);
        const named = withLoad ? `${name}（${load}/${max}）` : name;
        return { value: String(id), label: serves ? named : `${named} 不负责该省`, disabled: !serves };
      })}
      onChange={(chosen?: string) => onChange?.(data.find(({ id }) => sameId(id, chosen))?.id ?? null)}
    />
  );
}
