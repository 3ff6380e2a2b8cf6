import {
  createContext,
  type InputHTMLAttributes,
  type Ref,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import './pickerClock';

/** The end of a range that an input is for; a single one is the start. */
export type Side = 'start' | 'end';

/** Requests of a picker's inputs to the picker around them. */
export interface PickerTexts {
  /** Reads a typed text as the picker itself would write it; undefined where it means nothing there. */
  readonly read: (text: string, side: Side) => string | undefined;
  /** A new value as soon as the picker holds something else: the earlier typed text is then obsolete. */
  readonly held: unknown;
  /** Text left in the inputs that means nothing. */
  readonly unread: Readonly<Partial<Record<Side, string>>>;
  /** Takes an unreadable text when its input is left; empty where the input was emptied. */
  readonly leave: (text: string, side: Side) => void;
}

/** Provided around a picker whose inputs are `PickerInput`. */
export const PickerTextsContext = createContext<PickerTexts>({
  read: () => undefined,
  held: undefined,
  unread: {},
  leave: () => {},
});

type Typed = { readonly target: { readonly value: string } };

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  /** The picker's own handler; it reads only the text. */
  readonly onChange?: (event: Typed) => void;
  readonly 'date-range'?: Side;
  readonly ref?: Ref<HTMLInputElement>;
}

/**
 * The input of antd's date pickers, for their `components`. Typed text stays until the input is left, or Enter is
 * pressed. Then it is read in all the ways in which people write dates. Unreadable text is neither dropped nor
 * replaced by the earlier value: it stays in the input, and is reported.
 */
function PickerInput({ value, onChange, onBlur, onKeyDown, ...rest }: Props) {
  const { read, held, unread, leave } = useContext(PickerTextsContext);
  const side = rest['date-range'] ?? 'start';
  const [typed, setTyped] = useState<{ readonly over: unknown; readonly text: string }>();
  const text = typed && typed.over === held ? typed.text : undefined;
  const latest = useRef({ onKeyDown });
  useLayoutEffect(() => {
    latest.current = { onKeyDown };
  });
  const settle = () => {
    if (text === undefined) return;
    setTyped(undefined);
    const date = read(text, side);
    if (date === undefined) leave(text.trim(), side);
    else onChange?.({ target: { value: date } });
  };
  return (
    <input
      {...rest}
      value={text ?? unread[side] ?? value}
      aria-invalid={unread[side] !== undefined || rest['aria-invalid']}
      onChange={(event) => {
        setTyped({ over: held, text: event.target.value });
        onChange?.(event);
      }}
      onBlur={(event) => {
        settle();
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        // The picker confirms its value of that moment.
        if (event.key === 'Enter' || event.key === 'Tab') flushSync(settle);
        latest.current.onKeyDown?.(event);
      }}
    />
  );
}

/** For antd's pickers: `components`. */
export const pickerComponents = { input: PickerInput };
