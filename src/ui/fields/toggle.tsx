import { isYes } from '@/src/lib/record';
import { onOff, StateSwitch } from '../StateTag';
import { choice } from './choice';
import { defineKind, type InputProps } from './field';

function ToggleInput({ value, onChange, placeholder: _placeholder, ...rest }: InputProps<0 | 1>) {
  return <StateSwitch {...rest} checked={isYes(value)} onChange={(checked) => onChange?.(checked ? 1 : 0)} />;
}

const { Cell, Filter, FilterValue, read } = choice<0 | 1>('', onOff).kind;

/** On or off, travelling as 1 and 0. */
export const toggle = defineKind<0 | 1>({
  Cell,
  Input: ToggleInput,
  ...(Filter && { Filter }),
  ...(FilterValue && { FilterValue }),
  ...(read && { read }),
  operator: 'eq',
  verb: '请选择',
  sheet: { options: [...onOff] },
  width: 76,
});
