import { StateTag } from '../StateTag';
import { type CellProps, defineKind, emptyText, type InputProps } from './field';
import { Select } from './Select';

/** Short words entered one by one, ended by Enter, a comma or a space. */
export const tags = defineKind<string[]>({
  Cell: ({ value }: CellProps<string[]>) =>
    value?.length
      ? value.map((tag) => (
          <StateTag key={tag} tone="info">
            {tag}
          </StateTag>
        ))
      : emptyText,
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
  width: 170,
});
