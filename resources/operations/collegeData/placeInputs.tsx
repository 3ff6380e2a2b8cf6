import { useQuery } from '@tanstack/react-query';
import { AutoComplete, Form, Input, Select } from 'antd';
import { use } from 'react';
import { useSearchParams } from 'react-router';
import { reference } from '@/src/crud/fields/reference';
import { FormRecord } from '@/src/crud/ResourceContext';
import { useServices } from '@/src/crud/services';
import { subjectModes } from '@/src/gaokao/enumerations';
import { readProvinceRules } from '@/src/gaokao/subjectChoice';
import { isRecord, numberOr, textOr } from '@/src/lib/record';
import { isRecordId, type RecordId, sameId } from '@/src/lib/recordId';
import { emptyText, type InputProps, type Kind } from '@/src/ui/fields/field';
import { operationsEndpoints } from '../endpoints';

const { batches, groups, province } = operationsEndpoints['operations/college-data'].operations;

/** Milliseconds after which a short list is read again. */
const fresh = 5 * 60_000;

/** A member of the form, or of the record that it changes where the form does not ask for it. */
function usePlace(name: string): unknown {
  const form = Form.useFormInstance();
  const typed: unknown = Form.useWatch(name, form);
  const record = use(FormRecord);
  return typed ?? record?.[name];
}

/** The rows that a lookup answers; none while something is missing that it needs. */
function useRows(operation: typeof batches, body: Readonly<Record<string, unknown>>, enabled: boolean) {
  const { callOperation } = useServices();
  return useQuery({
    queryKey: ['operations', operation.path, body],
    queryFn: async ({ signal }) => {
      const { data } = await callOperation(operation, {
        body,
        options: { allowRepeat: true, quiet: true, signal },
      });
      return Array.isArray(data) ? data.filter(isRecord) : [];
    },
    enabled,
    staleTime: fresh,
  });
}

/** Members that the batches depend on; 0 where nothing is chosen yet. */
interface Place {
  readonly provinceId: number;
  readonly year: number;
}

function useBatches({ provinceId, year }: Place) {
  return useRows(batches, { provinceId, year }, provinceId > 0 && year > 0);
}

/** The batches of the year and the province that the form says. */
function BatchInput(props: InputProps<RecordId>) {
  const place = { provinceId: numberOr(usePlace('provinceId')), year: numberOr(usePlace('year')) };
  return <BatchSelect {...props} place={place} />;
}

/** The year and the province of the list's filter. */
function useFilteredPlace(): Place {
  const [params] = useSearchParams();
  return { provinceId: numberOr(params.get('provinceId')), year: numberOr(params.get('year')) };
}

function BatchFilter({ onChange, ...rest }: InputProps<string>) {
  const place = useFilteredPlace();
  return (
    <BatchSelect {...rest} place={place} onChange={(id) => onChange?.(id === null ? null : String(id))} />
  );
}

function BatchName({ value }: { readonly value: string }) {
  const { data = [] } = useBatches(useFilteredPlace());
  return <>{textOr(data.find(({ id }) => sameId(id, value))?.name, value)}</>;
}

function BatchSelect({
  place,
  value,
  onChange,
  choices: _choices,
  ...rest
}: InputProps<RecordId> & { readonly place: Place }) {
  const ready = place.provinceId > 0 && place.year > 0;
  const { data = [], isFetching, isError } = useBatches(place);
  return (
    <Select
      {...rest}
      allowClear
      loading={isFetching}
      value={isRecordId(value) && value !== '' ? String(value) : undefined}
      options={data.map(({ id, name }) => ({ value: textOr(id), label: textOr(name) }))}
      notFoundContent={
        ready ? (isError ? '加载失败，请稍后再试' : '该年份没有批次') : '请先选择年份和生源省份'
      }
      onChange={(chosen?: string) => {
        const id = data.find((batch) => sameId(batch.id, chosen))?.id;
        onChange?.(isRecordId(id) ? id : null);
      }}
    />
  );
}

/** A batch; in files by its name. */
export const batchKind: Kind<RecordId> = {
  Cell: ({ record }) => <>{textOr(record.batchName) || emptyText}</>,
  Input: BatchInput,
  Filter: BatchFilter,
  FilterValue: BatchName,
  operator: 'eq',
  verb: '请选择',
  width: 120,
  sheet: {},
};

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
  const { callOperation } = useServices();
  const provinceId = numberOr(usePlace('provinceId'));
  const { data } = useQuery({
    queryKey: ['operations', province.path, provinceId],
    queryFn: async ({ signal }) => {
      const options = { allowRepeat: true, quiet: true, signal };
      const { data: found } = await callOperation(province, { body: { id: provinceId }, options });
      return readProvinceRules(found).subjectType;
    },
    enabled: provinceId > 0,
    staleTime: fresh,
  });
  const label = subjectModes.find(({ value }) => value === data)?.label ?? '';
  return <Input id={id} readOnly variant="filled" value={label} placeholder="请先选择生源省份" />;
}

/** A college, found by its former names as well; in files by its name. */
export const schoolKind: Kind<RecordId> = {
  ...reference<RecordId>('院校', 'operations/school-data', { optionLabel: 'pickName', shownBy: 'schoolName' })
    .kind,
  sheet: {},
};

/** A major of the catalogue; in files by its code. */
export const majorKind: Kind<RecordId> = {
  ...reference<RecordId>('专业', 'operations/specialty', { shownBy: 'majorText' }).kind,
  sheet: {},
};
