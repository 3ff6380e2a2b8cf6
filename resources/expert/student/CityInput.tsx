import { AutoComplete } from 'antd';
import { useAreas } from '@/src/crud/fields/region/areas';
import { numberOr } from '@/src/lib/record';
import { isFoundIn } from '@/src/lib/searchText';
import type { InputProps } from '@/src/ui/fields/field';
import { useStudentForm } from './StudentFormContext';

/** A city of the student's province; another name may be typed. */
export default function CityInput({ value, onChange, ...rest }: InputProps<string>) {
  const provinceId = numberOr(useStudentForm().values.provinceId);
  const { data = [] } = useAreas(provinceId || -1);
  return (
    <AutoComplete
      {...rest}
      allowClear
      filterOption={(typed, option) => option !== undefined && isFoundIn(option.value, typed)}
      value={value ?? ''}
      options={data.map(({ name }) => ({ value: name }))}
      onChange={(city: string) => onChange?.(city)}
    />
  );
}
