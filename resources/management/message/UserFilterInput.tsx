import { Button, Select, Space } from 'antd';
import { useChoices } from '@/src/crud/fields/severalOf';
import { useCall } from '@/src/crud/useCall';
import { userTypes } from '@/src/gaokao/enumerations';
import { examYears } from '@/src/gaokao/examYears';
import { isRecord, numberOr } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';
import { isOptionFound } from '@/src/lib/searchText';
import type { InputProps } from '@/src/ui/fields/field';
import { queryProps } from '@/src/ui/fields/queryProps';
import { ProvinceInput } from '../../lookups/province';
import { managementEndpoints } from '../endpoints';
import { mostReceivers, type UserFilter } from './message';

const { receivers, crowds } = managementEndpoints['management/message'].operations;
const parts = [
  { name: 'year', label: '高考年份', options: [...examYears(2025)] },
  { name: 'userType', label: '用户类型', options: [...userTypes] },
] as const;

/** Chooses users by common criteria, and shows their number. */
export default function UserFilterInput({ id, value, onChange, disabled }: InputProps<UserFilter>) {
  const { data: count, isError, refetch } = useCount(value ?? {});
  const isUnknown = count === undefined && isError;
  return (
    <>
      <Space wrap>
        <div style={{ width: 140 }}>
          <ProvinceInput
            {...(id !== undefined && { id })}
            aria-label="省份"
            placeholder="全部省份"
            disabled={disabled ?? false}
            value={value?.provinceId ?? null}
            onChange={(chosen) => onChange?.({ ...value, provinceId: chosen ?? undefined })}
          />
        </div>
        {parts.map(({ name, label, options }) => (
          <Select<number>
            key={name}
            allowClear
            showSearch
            filterOption={isOptionFound}
            aria-label={label}
            placeholder={`全部${label}`}
            style={{ width: 140 }}
            disabled={disabled ?? false}
            value={value?.[name]}
            options={[...options]}
            onChange={(chosen?: number) => onChange?.({ ...value, [name]: chosen })}
          />
        ))}
        <CrowdSelect
          disabled={disabled ?? false}
          value={value?.crowdId}
          onChange={(crowdId) => onChange?.({ ...value, crowdId })}
        />
      </Space>
      <div role="status">{isUnknown ? '人数统计失败' : textFor(count)}</div>
      {isUnknown && (
        <Button size="small" onClick={() => void refetch()}>
          重试
        </Button>
      )}
    </>
  );
}

interface CrowdProps {
  readonly value: RecordId | undefined;
  readonly disabled: boolean;
  readonly onChange: (crowdId: RecordId | undefined) => void;
}

/** Selects a saved crowd of users (screen O13). */
function CrowdSelect({ value, disabled, onChange }: CrowdProps) {
  const { data = [], ...query } = useChoices(crowds);
  return (
    <Select<string>
      {...queryProps(query)}
      allowClear
      showSearch
      filterOption={isOptionFound}
      aria-label="人群"
      placeholder="全部人群"
      style={{ width: 292 }}
      disabled={disabled}
      value={value === undefined ? null : String(value)}
      options={data.map(({ id, name }) => ({ value: String(id), label: name }))}
      onChange={(chosen?: string) => onChange(data.find(({ id }) => String(id) === chosen)?.id)}
    />
  );
}

function textFor(count: number | undefined): string {
  if (count === undefined) return '正在统计人数';
  return `将发送给 ${count} 人${count > mostReceivers ? `，单次最多发送 ${mostReceivers} 人` : ''}`;
}

function useCount(filter: UserFilter) {
  return useCall(receivers, (data) => (isRecord(data) ? numberOr(data.count) : 0), {
    of: ['management', 'count'],
    body: { receiverType: 3, filter },
  });
}
