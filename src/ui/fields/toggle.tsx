import { isYes } from '@/src/lib/record';
import { onOff, StateSwitch } from '../StateTag';
import { choice, type Option } from './choice';
import { defineKind, type FieldOptions, type InputProps, type Kind } from './field';
import { RadioInput } from './radios';

/** Answers to a yes-or-no question; no is nothing to be warned of. */
const yesOrNo = [
  { value: 1, label: '是', tone: 'primary' },
  { value: 0, label: '否', tone: 'info' },
] as const;

/** A state of a record, on or off (启用, 停用), sent as 1 and 0. Two radios enter it. */
export const toggle = defineKind<0 | 1>((_options, label) => {
  const Input = ({ value, onChange, ...rest }: InputProps<0 | 1>) => (
    <RadioInput
      aria-label={label}
      {...rest}
      options={onOff}
      value={value == null ? null : Number(isYes(value))}
      onChange={(state) => onChange?.(state === 1 ? 1 : 0)}
    />
  );
  return { ...twoStates(onOff), Input };
});

interface YesNoOptions extends FieldOptions<0 | 1> {
  /** The words of both answers, where a card or a column shows them without the label. */
  readonly words?: readonly [yes: string, no: string];
}

/** Whether something applies to a record, yes or no (是, 否), sent as 1 and 0. A switch enters it. */
export const yesNo = defineKind<0 | 1, YesNoOptions>((options) => switched(options?.words ?? ['是', '否']));

function switched([yes, no]: readonly [yes: string, no: string]): Kind<0 | 1> {
  const [on, off] = [
    { ...yesOrNo[0], label: yes },
    { ...yesOrNo[1], label: no },
  ];
  const Input = ({ value, onChange, placeholder: _placeholder, ...rest }: InputProps<0 | 1>) => {
    const change = (checked: boolean) => onChange?.(checked ? 1 : 0);
    return <StateSwitch {...rest} on={on} off={off} checked={isYes(value)} onChange={change} />;
  };
  return { ...twoStates([on, off]), Input };
}

function twoStates(states: readonly Option<0 | 1>[]) {
  const { Cell, Filter, FilterValue, read } = choice<0 | 1>('', states).kind;
  return {
    Cell,
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
