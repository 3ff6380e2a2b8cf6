import { InputNumber, type InputNumberProps, Tooltip } from 'antd';
import { type ComponentProps, type FocusEvent, type KeyboardEvent, useCallback, useState } from 'react';
import { type NumberLimits, numberProblem, readNumber } from '@/src/lib/typedNumber';

type Value = number | string;
type Box<V extends Value> = Omit<
  InputNumberProps<V>,
  'parser' | 'formatter' | 'defaultValue' | 'stringMode' | 'onStep'
>;

interface Digits {
  /** Digits after the point that are shown at least; then none is dropped, whatever was typed. */
  readonly atLeast?: number;
}

/** antd's input of a number, for numbers as people type and paste them; see `TypedNumber`. */
export function NumberBox({ onChange, ...rest }: Box<number> & Digits) {
  return <TypedNumber {...rest} onChange={(next) => onChange?.(next === null ? null : Number(next))} />;
}

/** The same over decimal text, which loses no digits. */
export function DecimalBox({ onChange, ...rest }: Box<string> & Digits) {
  return (
    <TypedNumber {...rest} stringMode onChange={(next) => onChange?.(next === null ? null : String(next))} />
  );
}

/** Typed text that was changed, and why. */
interface Changed {
  readonly typed: string;
  readonly reason: string;
}

/**
 * Explains where it takes another number than the typed one: rounded, moved within the bounds, or the earlier one. Text
 * that is no number stays where the value is none either.
 */
function TypedNumber({ onInput, onBlur, onKeyDown, atLeast, ...rest }: InputNumberProps<Value> & Digits) {
  const { value, min, max, precision } = rest;
  const [typed, setTyped] = useState<string>();
  const [changed, setChanged] = useState<Changed>();
  const settle = () => {
    if (typed === undefined) return;
    setTyped(undefined);
    const reason = reasonOf(typed, { min: limit(min), max: limit(max), precision });
    const isKept = Number.isNaN(Number(value ?? 0));
    setChanged(reason === undefined || isKept ? undefined : { typed: typed.trim(), reason });
  };
  return (
    <Tooltip
      open={changed !== undefined}
      title={changed && <span role="status">{sentence(changed, value)}</span>}
      placement="bottom"
    >
      <DescribedNumber
        {...rest}
        describedBy={rest['aria-describedby']}
        tells={changed !== undefined}
        parser={parse}
        {...(atLeast !== undefined && { formatter: withDigits(atLeast) })}
        onInput={(text) => {
          setTyped(text);
          setChanged(undefined);
          onInput?.(text);
        }}
        onBlur={(event: FocusEvent<HTMLInputElement>) => {
          settle();
          onBlur?.(event);
        }}
        onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
          if (event.key === 'Enter') settle();
          onKeyDown?.(event);
        }}
      />
    </Tooltip>
  );
}

/** Names of the arrows by those that antd gives them, whatever the language is. */
const arrowNames = { 'Increase Value': '增加', 'Decrease Value': '减少' };

type NumberRef = Exclude<ComponentProps<typeof InputNumber>['ref'], string>;
type NumberHandle = Parameters<Extract<NumberRef, (...args: never) => unknown>>[0];

interface Described extends InputNumberProps<Value> {
  /** The id of its other description: the tooltip replaces it by its own. */
  readonly describedBy: string | undefined;
  /** Whether the tooltip has a text. */
  readonly tells: boolean;
  /** The tooltip's. */
  readonly ref?: NumberRef;
}

function DescribedNumber({ describedBy, tells, 'aria-describedby': told, ref, ...rest }: Described) {
  const all = [describedBy, tells ? told : undefined].filter(Boolean).join(' ');
  const take = useCallback(
    (input: NumberHandle) => {
      for (const [english, name] of Object.entries(arrowNames))
        input?.nativeElement.querySelector(`[aria-label="${english}"]`)?.setAttribute('aria-label', name);
      if (typeof ref === 'function') return ref(input);
      if (ref) ref.current = input;
    },
    [ref],
  );
  return <InputNumber<Value> {...rest} ref={take} {...(all !== '' && { 'aria-describedby': all })} />;
}

/** Text that antd reads as no number, so that it leaves the value alone. */
const none = 'NaN';

/** The text as antd takes it: empty for none. */
function parse(text = ''): string {
  return text.trim() === '' ? '' : (readTyped(text) ?? none);
}

/** Whether a typed text is no number; an empty one is no text. */
export function isUnreadable(text: string): boolean {
  return parse(text) === none;
}

/** A point at the end may be followed by more. */
function readTyped(text: string): string | undefined {
  return readNumber(text.replace(/[.。．]\s*$/, ''));
}

function reasonOf(typed: string, limits: NumberLimits): string | undefined {
  if (typed.trim() === '') return undefined;
  return numberProblem(parse(typed), limits);
}

function limit(bound: Value | null | undefined): number | undefined {
  return bound === undefined || bound === null ? undefined : Number(bound);
}

function sentence({ typed, reason }: Changed, value: Value | null | undefined): string {
  const now = value === undefined || value === null || value === '' ? '未填入' : `现为 ${value}`;
  return `「${typed}」${reason}，${now}`;
}

function withDigits(atLeast: number): NonNullable<InputNumberProps<Value>['formatter']> {
  return (number, { userTyping, input }) => {
    if (userTyping || Number.isNaN(Number(number))) return input;
    const [whole = '', fraction = ''] = String(number ?? '').split('.');
    const digits = fraction.padEnd(atLeast, '0');
    return whole === '' || digits === '' ? whole : `${whole}.${digits}`;
  };
}
