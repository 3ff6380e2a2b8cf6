import { Select } from 'antd';
import { subjectName } from '@/src/gaokao/subjects';
import { isOptionFound } from '@/src/lib/searchText';
import type { InputProps } from '@/src/ui/fields/field';

const all = ['物理', '历史', '化学', '生物', '政治', '地理', '技术', '文科', '理科'];

/** Picks the subjects of an exam; which may go together is the province's to say. */
export default function SubjectsInput({ value, onChange, choices: _choices, ...rest }: InputProps<string[]>) {
  return (
    <Select
      {...rest}
      mode="multiple"
      maxCount={3}
      value={value ?? []}
      options={all.map((subject) => ({ value: subject, label: subjectName(subject) }))}
      filterOption={isOptionFound}
      onChange={(chosen: string[]) => onChange?.(chosen)}
    />
  );
}
