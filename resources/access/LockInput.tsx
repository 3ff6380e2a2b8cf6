import { isYes } from '@/src/lib/record';
import { useCan } from '@/src/services/useCan';
import type { InputProps } from '@/src/ui/fields/field';
import { StateSwitch } from '@/src/ui/StateTag';

/** Locks a node for the screens where roles are ticked; administrators alone may. */
export default function LockInput({
  value,
  onChange,
  disabled = false,
  placeholder: _,
  choices: __,
  ...rest
}: InputProps<0 | 1>) {
  const can = useCan();
  return (
    <StateSwitch
      {...rest}
      on={{ label: '锁定', tone: 'warning' }}
      off={{ label: '不锁定', tone: 'info' }}
      disabled={disabled || !can('*:*:*')}
      checked={isYes(value)}
      onChange={(locked) => onChange?.(locked ? 1 : 0)}
    />
  );
}
