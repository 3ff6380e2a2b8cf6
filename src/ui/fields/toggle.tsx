import { isYes } from '@/src/lib/record';
import { onOff, StateSwitch } from '../StateTag';
import { choice } from './choice';
import { defineKind, type InputProps } from './field';

/** Answers to a yes-or-no question; no is nothing to be warned of. */
const yesOrNo = [
  { value: 1, label: '是', tone: 'primary' },
  { value: 0, label: '否', tone: 'info' },
] as const;

/** A state of a record, on or off (启用, 停用), sent as 1 and 0. */
export const toggle = defineKind<0 | 1>(switchOf(onOff));

/** Whether something applies to a record, yes or no (是, 否), sent as 1 and 0. */
export const yesNo = defineKind<0 | 1>(switchOf(yesOrNo));

function switchOf(states: typeof onOff | typeof yesOrNo) {
  const [on, off] = states;
  const { Cell, Filter, FilterValue, read } = choice<0 | 1>('', states).kind;
  function Input({ value, onChange, placeholder: _placeholder, ...rest }: InputProps<0 | 1>) {
    const change = (checked: boolean) => onChange?.(checked ? 1 : 0);
    return <StateSwitch {...rest} on={on} off={off} checked={isYes(value)} onChange={change} />;
  }
  return {
    Cell,
    Input,
    ...(Filter && { Filter }),
    ...(FilterValue && { FilterValue }),
    ...(read && { read }),
    operator: 'eq' as const,
    verb: '请选择' as const,
    sheet: { options: [...states] },
    width: 76,
    exact: true,
  };
}
