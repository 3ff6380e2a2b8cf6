import type { InputProps as AntdInputProps } from 'antd';
import Input from 'antd/es/input/Input';
import { digitsOf, readPhone } from '@/src/lib/phoneNumber';
import { readNumber } from '@/src/lib/typedNumber';
import type { InputProps } from './field';

type Look = Pick<AntdInputProps, 'inputMode' | 'prefix' | 'allowClear' | 'autoComplete' | 'maxLength'>;

interface Props extends InputProps<string>, Look {
  /** The text as it is sent; undefined where it is incomplete, then it stays as it is typed. */
  readonly read: (typed: string) => string | undefined;
}

/** A line of text that is normalised as soon as it can be read: without symbols around numbers. */
function LevelledInput({ value, onChange, read, ...rest }: Props) {
  const take = (typed: string) => {
    const next = read(typed) ?? typed;
    if (next !== (value ?? '')) onChange?.(next);
  };
  return (
    <Input
      {...rest}
      value={value ?? ''}
      onChange={({ target, nativeEvent }) => {
        // Text that an input method is still writing must not be changed under it.
        if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) onChange?.(target.value);
        else take(target.value);
      }}
      onCompositionEnd={({ currentTarget }) => take(currentTarget.value)}
    />
  );
}

/** Enters an amount, kept as text: money is never a float here (contract, section 8). */
export function MoneyInput(props: InputProps<string>) {
  return <LevelledInput {...props} read={readNumber} inputMode="decimal" prefix="¥" />;
}

/** Enters a telephone number. */
export function PhoneInput(props: InputProps<string> & Look) {
  return <LevelledInput {...props} read={readPhone} inputMode="tel" autoComplete="off" allowClear />;
}

/** Enters digits that are often written in groups: the number of a card. */
export function DigitsInput(props: InputProps<string>) {
  return <LevelledInput {...props} read={digitsOf} inputMode="numeric" autoComplete="off" />;
}
