import { iconOf } from '@/providers/auth/ruoyiIcons';
import {
  type CellProps,
  type Field,
  type FieldOptions,
  fieldOf,
  type InputProps,
} from '@/src/ui/fields/field';
import { icon } from '@/src/ui/fields/icon/icon';

const { kind } = icon('');
const { Cell, Input } = kind;

/** Maps RuoYi's icons, with `#` for none; unchanged values are sent back as they came. */
const named = (value: string | null | undefined) => value && iconOf(value);

/** The icon of an entry of the menu. */
export function menuIcon(label: string, options: FieldOptions<string>): Field<string> {
  return fieldOf(label, kind, {
    ...options,
    Cell: ({ value, ...rest }: CellProps<string>) => <Cell {...rest} value={named(value)} />,
    Input: ({ value, onChange, ...rest }: InputProps<string>) => (
      <Input {...rest} value={named(value) ?? null} onChange={(name) => onChange?.(name || '#')} />
    ),
  });
}
