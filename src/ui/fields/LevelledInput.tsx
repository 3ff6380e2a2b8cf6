import type { ComponentProps } from 'react';
import { creditCodeOf } from '@/src/lib/creditCode';
import { digitsOf, readPhone } from '@/src/lib/phoneNumber';
import { identifierOf } from '@/src/lib/plainText';
import { readNumber } from '@/src/lib/typedNumber';
import type { InputProps } from './field';
import { PlainInput } from './PlainInput';

type Look = Pick<ComponentProps<typeof PlainInput>, 'inputMode' | 'icon' | 'autoComplete' | 'maxLength'>;

interface Props extends InputProps<string>, Look {
  /** The text as it is sent; undefined where it is incomplete, then it stays as it is typed. */
  readonly read: (typed: string) => string | undefined;
}

/** A line of text that is normalised as soon as it can be read: without symbols around numbers. */
function LevelledInput({ value, onChange, read, choices: _choices, ...rest }: Props) {
  const take = (typed: string) => {
    const next = read(typed) ?? typed;
    if (next !== (value ?? '')) onChange?.(next);
  };
  return (
    <PlainInput
      {...rest}
      value={value ?? ''}
      onChange={(typed, event) => {
        // Text that an input method is still writing must not be changed under it.
        if (event?.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing) onChange?.(typed);
        else take(typed);
      }}
      onCompositionEnd={({ currentTarget }) => take(currentTarget.value)}
    />
  );
}

/** Enters an amount, kept as text: money is never a float here (contract, section 8). */
export function MoneyInput(props: InputProps<string>) {
  return <LevelledInput {...props} read={readNumber} inputMode="decimal" icon="¥" />;
}

/** Enters a telephone number. */
export function PhoneInput(props: InputProps<string> & Look) {
  return <LevelledInput {...props} read={readPhone} inputMode="tel" autoComplete="off" />;
}

/** Enters digits that are often written in groups: the number of a card. */
export function DigitsInput(props: InputProps<string> & Look) {
  return <LevelledInput {...props} read={digitsOf} inputMode="numeric" autoComplete="off" />;
}

/** Enters a unified social credit code, which is often pasted in groups. */
export function CreditCodeInput(props: InputProps<string>) {
  return <LevelledInput {...props} read={creditCodeOf} autoComplete="off" />;
}

/** Enters a name that programs compare: an account, a key, a permission. */
export function IdentifierInput(props: InputProps<string>) {
  return <LevelledInput {...props} read={identifierOf} autoComplete="off" />;
}
