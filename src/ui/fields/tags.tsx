import { Select, Tag } from 'antd';
import {
  type CellProps,
  emptyText,
  type Field,
  type FieldOptions,
  fieldOf,
  type InputProps,
  type Kind,
} from './field';

const kind: Kind<string[]> = {
  Cell: ({ value }: CellProps<string[]>) =>
    value?.length ? value.map((tag) => <Tag key={tag}>{tag}</Tag>) : emptyText,
  Input: ({ value, onChange, ...rest }: InputProps<string[]>) => (
    <Select
      {...rest}
      mode="tags"
      open={false}
      suffixIcon={null}
      tokenSeparators={[',', '，', ' ']}
      value={value ?? []}
      onChange={(tags: string[]) => onChange?.(tags)}
    />
  ),
  operator: 'contains',
  sheet: { as: 'list' },
  verb: '请输入',
};

/** Short words entered one by one, ended by Enter, a comma or a space. */
export function tags(label: string, options?: FieldOptions<string[]>): Field<string[]> {
  return fieldOf(label, kind, options);
}
