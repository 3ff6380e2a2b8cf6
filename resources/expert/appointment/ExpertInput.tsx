import { Form, Select } from 'antd';
import { use, useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { FormRecord } from '@/src/crud/ResourceContext';
import { isRecordId, type RecordId, sameId } from '@/src/lib/recordId';
import { isOptionFound } from '@/src/lib/searchText';
import { useCan } from '@/src/services/useCan';
import { AllowClear, type InputProps } from '@/src/ui/fields/field';
import { queryProps } from '@/src/ui/fields/queryProps';
import { useExperts } from '../../lookups/expert';
import { useProvinceOf } from '../useProvinceOf';
import { useOnlyBookable } from './useOwnExpert';

/**
 * Picks an expert who serves the student's province; changing the expert needs the permission to reassign. A new
 * appointment begins with the expert in the address (`?with=`, screen E9). Experts who see only their own book for
 * themselves.
 */
export default function ExpertInput({
  value,
  onChange,
  disabled,
  choices: _choices,
  ...rest
}: InputProps<RecordId>) {
  const form = Form.useFormInstance();
  const userId: unknown = Form.useWatch('userId', form);
  const province = useProvinceOf(isRecordId(userId) ? userId : undefined);
  const { data = [], ...query } = useExperts();
  const can = useCan();
  const isNew = use(FormRecord) === undefined;
  const [params] = useSearchParams();
  const only = useOnlyBookable();
  const asked = only ?? data.find(({ id }) => sameId(id, params.get('with')));
  const named = isNew ? asked?.id : undefined;
  const begin = useEffectEvent((id: RecordId) => {
    if (!value) form.setFieldValue('expertId', id);
  });
  useEffect(() => {
    if (named !== undefined) begin(named);
  }, [named]);
  const isFixed = isNew ? only !== undefined : !can('expert:appointment:reassign');
  return (
    <Select
      {...rest}
      {...queryProps(query)}
      showSearch
      allowClear={use(AllowClear)}
      disabled={disabled || isFixed}
      filterOption={isOptionFound}
      value={isRecordId(value) ? String(value) : undefined}
      options={data.map(({ id, name, provinceIds }) => {
        const serves = province === undefined || provinceIds.includes(province);
        return {
          value: String(id),
          label: name,
          disabled: !serves,
          ...(!serves && { title: `${name}不负责该省` }),
        };
      })}
      onChange={(chosen?: string) => onChange?.(data.find(({ id }) => sameId(id, chosen))?.id ?? null)}
    />
  );
}
