import type { ComponentProps, ReactNode } from 'react';
import './stateTag.css';

/**
 * Meanings of a state, by the names that the server's dictionaries use. Each has one colour, for its tag and for the
 * ground of its switch (stateTag.css). Colours follow the theme, and texts on them are readable in both schemes.
 */
const tones = ['primary', 'success', 'warning', 'danger', 'info'] as const;

/** Name of a meaning. */
export type Tone = (typeof tones)[number];

/** Labels and meanings of on and off, wherever the product itself decides it. */
export const onOff = [
  { value: 1, label: '启用', tone: 'primary' },
  { value: 0, label: '停用', tone: 'danger' },
] as const;

/** The meaning that a server names; `info` for none, and for unknown ones. */
export function toneOf(name: unknown): Tone {
  return tones.find((tone) => tone === name) ?? 'info';
}

interface TagProps {
  readonly tone: Tone;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A state in a word on its colour. A plain element: lists show dozens (decision 24). */
export function StateTag({ tone, className = '', children }: TagProps) {
  return (
    <span className={`state-tag ${className}`} data-tone={tone}>
      {children}
    </span>
  );
}

/** A state of a switch; without a label while its words are still read. */
export interface SwitchState {
  readonly label?: string;
  readonly tone: Tone;
}

interface Props extends Omit<ComponentProps<'button'>, 'onChange' | 'children'> {
  readonly on?: SwitchState;
  readonly off?: SwitchState;
  readonly checked?: boolean;
  readonly size?: 'small' | 'default';
  readonly onChange?: (checked: boolean) => void;
}

/** Switches between two states; it has the words and the colours of their tags. */
export function StateSwitch(props: Props) {
  const { on = onOff[0], off = onOff[1], checked = false, size = 'default', onChange, ...rest } = props;
  const state = checked ? on : off;
  return (
    <button
      {...rest}
      type="button"
      role="switch"
      aria-checked={checked}
      className="state-switch"
      data-size={size}
      data-tone={state.tone}
      onClick={() => onChange?.(!checked)}
    >
      {state.label}
    </button>
  );
}
